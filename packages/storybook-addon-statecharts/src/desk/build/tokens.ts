// Finds the design tokens that changed since the base, by loading both versions.
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { importFile } from '../../chart/importFile.ts';
import { settings } from '../../chart/settings.ts';
import {
  tokenChanges,
  type ThemeTokens,
  type TokenChange,
  type TokenTree,
} from '../grouping/tokens.ts';
import { CACHE } from './cache.ts';
import { extract } from './base.ts';

/** Writes a commit's version of the file's top folder, which its imports need, and returns where. */
function extracted(commit: string, file: string, root: string): string {
  const folder = path.resolve(root, CACHE, 'tokens', commit);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  extract(commit, file.split('/').slice(0, 1), half, root);
  renameSync(half, folder);
  return folder;
}

/** Returns undefined if the project has no tokens file or the base's cannot be read. */
export async function changedTokens(
  commit: string,
  root = '.',
): Promise<TokenChange[] | undefined> {
  const { file, light = 'default', dark = '' } = settings().tokens ?? {};
  if (file === undefined) return undefined;
  const tokensIn = async (folder: string): Promise<ThemeTokens> => {
    const module = (await importFile(path.resolve(folder, file))) as Record<string, TokenTree>;
    return { light: module[light] ?? {}, dark: module[dark] ?? {} };
  };
  try {
    return tokenChanges(await tokensIn(extracted(commit, file, root)), await tokensIn(root));
  } catch {
    // The base may have its tokens elsewhere: pictures are then grouped without token names.
    return undefined;
  }
}
