// Shortens custom properties in documents. Their names are readable in the source, but each document
// repeats them dozens of times.
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
 * Returns the sheet with short names for the custom properties that it declares. A script sets the others,
 * which keep their names.
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
