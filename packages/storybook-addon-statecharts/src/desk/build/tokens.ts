// Finds the design tokens that changed since the base, by loading both versions.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importFile } from '../../chart/importFile.ts';
import { settings } from '../../chart/registry.ts';
import {
  tokenChanges,
  type ThemeTokens,
  type TokenChange,
  type TokenTree,
} from '../grouping/tokens.ts';
import { blobsOf } from './base.ts';

type Files = ReadonlyMap<string, Buffer>;

const IMPORT = /\b(?:from|import)\s*['"](\.[^'"]+)['"]/g;

/** A file and its relative imports, transitively. */
function closureOf(file: string, read: (files: readonly string[]) => Files): Files {
  const found = new Map<string, Buffer>();
  const asked = new Set<string>();
  for (let wanted = [file]; wanted.length > 0;) {
    for (const name of wanted) asked.add(name);
    const files = read(wanted);
    wanted = [];
    for (const [name, content] of files) {
      found.set(name, content);
      for (const [, imported = ''] of content.toString('utf8').matchAll(IMPORT)) {
        const next = path.posix.join(path.posix.dirname(name), imported);
        const names = path.posix.extname(next) === '' ? [`${next}.ts`, `${next}.js`] : [next];
        wanted.push(...names.filter((each) => !asked.has(each)));
      }
    }
  }
  return found;
}

/** Imports a copy named by its content, because Node caches imports by path. */
async function tokensIn(file: string, files: Files, root: string): Promise<ThemeTokens> {
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(name).update(content);
  const folder = path.resolve(root, '.cache/desk/modules', hash.digest('hex').slice(0, 12));
  for (const [name, content] of files) {
    const place = path.join(folder, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) writeFileSync(place, content);
  }
  const module = (await importFile(path.join(folder, file))) as Record<string, TokenTree>;
  const { light = 'default', dark = '' } = settings().tokens ?? {};
  return { light: module[light] ?? {}, dark: module[dark] ?? {} };
}

/** Returns undefined if the project has no tokens file or the base's cannot be read. */
export async function changedTokens(
  commit: string,
  root = '.',
): Promise<TokenChange[] | undefined> {
  const file = settings().tokens?.file;
  if (file === undefined) return undefined;
  const inTree = (names: readonly string[]): Files =>
    new Map(
      names
        .filter((name) => existsSync(path.join(root, name)))
        .map((name) => [name, readFileSync(path.join(root, name))]),
    );
  const before = closureOf(file, (names) => blobsOf(commit, names, root));
  const now = closureOf(file, inTree);
  try {
    return tokenChanges(await tokensIn(file, before, root), await tokensIn(file, now, root));
  } catch {
    // The base may have its tokens elsewhere: pictures are then grouped without token names.
    return undefined;
  }
}
