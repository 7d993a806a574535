// Finds the design tokens that changed since the base, by loading both versions.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import { projectOptions } from '../../settings/projectOptions.ts';
import {
  tokenChanges,
  type ThemeTokens,
  type TokenChange,
  type TokenTree,
} from '../grouping/tokens.ts';
import { writeFile } from '../../files.ts';
import { blobsOf, filesOf } from './base.ts';
import { createMemory } from './memory.ts';

const tokensOfBase = createMemory<ThemeTokens>();

async function tokensIn(folder: string): Promise<ThemeTokens> {
  const { file = '', light = 'default', dark = '' } = projectOptions.tokens ?? {};
  const options = { configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<Record<string, TokenTree>>(
    path.resolve(folder, file),
    options,
  );
  return { light: module[light] ?? {}, dark: module[dark] ?? {} };
}

/** Loads a commit's tokens from a copy of the top folder, within the project for its packages. */
async function tokensOf(commit: string, file: string, root: string): Promise<ThemeTokens> {
  const results = path.resolve(root, projectOptions.results);
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(path.join(results, 'tokens-'));
  try {
    const [top = ''] = file.split('/');
    for (const [name, content] of blobsOf(commit, filesOf(commit, top, root), root))
      writeFile(path.join(folder, name), content);
    return await tokensIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the changed tokens; none if the project has no tokens file or the base's cannot be read. */
export async function changedTokens(commit: string, root = '.'): Promise<TokenChange[]> {
  const file = projectOptions.tokens?.file;
  if (file === undefined) return [];
  try {
    const was = await tokensOfBase(`${root} ${commit}`, () => tokensOf(commit, file, root));
    return tokenChanges(was, await tokensIn(root));
  } catch {
    // The base may have its tokens elsewhere: pictures are then grouped without token names.
    return [];
  }
}
