// Finds the tokens in the styles beside a story file's component.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMPONENT = /^\s*component: (\w+),$/m;
const TOKEN = /\bvars((?:\.[a-zA-Z]\w*|\[['"]?\w+['"]?\])+)|var\(--([\w-]+)/g;

function folderOf(name: string, source: string, file: string): string | undefined {
  const [, from] =
    new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(source) ?? [];
  return from === undefined ? undefined : path.dirname(path.resolve(path.dirname(file), from));
}

/** Returns tokens such as `color.onAction` for a story file's component; empty without styles. */
export function tokensOf(source: string, file: string): string[] {
  const [, name] = COMPONENT.exec(source) ?? [];
  const folder = name === undefined ? undefined : folderOf(name, source, file);
  if (folder === undefined || !existsSync(folder)) return [];
  const used = readdirSync(folder)
    .filter((style) => /[.]css([.]ts)?$/.test(style))
    .flatMap((style) => [...readFileSync(path.join(folder, style), 'utf8').matchAll(TOKEN)])
    .map(([, named, plain = '']) =>
      named === undefined ? plain : named.replaceAll(/\[['"]?(\w+)['"]?\]/g, '.$1').slice(1),
    );
  return [...new Set(used)].toSorted();
}
