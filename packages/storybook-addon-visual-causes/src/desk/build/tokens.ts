// Finds the design tokens that changed since the base, by loading both versions.
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { projectOptions } from '../../settings/projectOptions.ts';
import {
  tokenChanges,
  type ThemeTokens,
  type TokenChange,
  type TokenTree,
} from '../grouping/tokens.ts';
import { checkOut } from './base.ts';

async function tokensIn(folder: string): Promise<ThemeTokens> {
  const { file = '', light = 'default', dark = '' } = projectOptions.tokens ?? {};
  const options = { configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<Record<string, TokenTree>>(
    path.resolve(folder, file),
    options,
  );
  return { light: module[light] ?? {}, dark: module[dark] ?? {} };
}

/** Returns the changed tokens; none if the project has no tokens file or the base's cannot be read. */
export async function changedTokens(commit: string, root = '.'): Promise<TokenChange[]> {
  const [top = '', ...rest] = projectOptions.tokens?.file.split('/') ?? [];
  if (rest.length === 0) return [];
  try {
    const copy = checkOut(commit, top, undefined, root);
    // For the packages that tokens import.
    const packages = path.join(copy, 'node_modules');
    if (!existsSync(packages))
      symlinkSync(path.resolve(root, 'node_modules'), packages, 'junction');
    return tokenChanges(await tokensIn(copy), await tokensIn(root));
  } catch {
    // The base may have its tokens elsewhere: pictures are then grouped without token names.
    return [];
  }
}
