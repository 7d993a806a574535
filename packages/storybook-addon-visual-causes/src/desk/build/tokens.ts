// Finds the design tokens that changed since the base, by loading both versions.
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { projectOptions } from '../../settings/projectOptions.ts';
import {
  tokenChanges,
  type ThemeTokens,
  type TokenChange,
  type TokenTree,
} from '../grouping/tokens.ts';
import { fileOf } from './base.ts';

/** Loads the project's modules as a commit has them; packages are the installed ones. */
const inCommit = (commit: string, root: string): Plugin => ({
  name: 'visual-causes:base',
  enforce: 'pre',
  load(id) {
    const file = path.relative(root, id).replaceAll(path.sep, '/');
    return /^[.][.]|\0|(?:^|[/])node_modules[/]/.test(file)
      ? undefined
      : fileOf(commit, file, root)?.toString();
  },
});

async function tokensIn(root: string, plugins: Plugin[]): Promise<ThemeTokens> {
  const { file = '', light = 'default', dark = '' } = projectOptions.tokens ?? {};
  const { module } = await runnerImport<Record<string, TokenTree>>(path.resolve(root, file), {
    configFile: false,
    logLevel: 'error',
    plugins,
  });
  return { light: module[light] ?? {}, dark: module[dark] ?? {} };
}

/** Returns the changed tokens; none if the project has no tokens file or the base's cannot be read. */
export async function changedTokens(commit: string, root = '.'): Promise<TokenChange[]> {
  if (projectOptions.tokens === undefined) return [];
  const whole = path.resolve(root);
  try {
    return tokenChanges(
      await tokensIn(whole, [inCommit(commit, whole)]),
      await tokensIn(whole, []),
    );
  } catch {
    // The base may have its tokens elsewhere: pictures are then grouped without token names.
    return [];
  }
}
