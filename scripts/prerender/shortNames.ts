// Custom properties are named after tokens where somebody reads them. A document is sent with each name
// dozens of times: there they are as short as can be.
import { parse } from 'postcss';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The names in order: `--a` to `--z`, `--aa`, `--ab`. */
function nameAt(index: number): string {
  let name = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
    name = `${LETTERS[rest % LETTERS.length] ?? ''}${name}`;
  }
  return `--${name}`;
}

/**
 * The same sheet with a short name for each custom property that it declares. What it does not declare
 * comes from a script, and keeps its name.
 */
export function shortenNames(sheet: string): string {
  const root = parse(sheet);
  const names = new Map<string, string>();
  root.walkDecls(/^--/, ({ prop }) => {
    if (!names.has(prop)) names.set(prop, nameAt(names.size));
  });
  root.walkDecls((declaration) => {
    declaration.prop = names.get(declaration.prop) ?? declaration.prop;
    declaration.value = declaration.value.replaceAll(
      /(?<![\w-])--[\w-]+/g,
      (name) => names.get(name) ?? name,
    );
  });
  return root.toString();
}
