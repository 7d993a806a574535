import { DamagedFile, isObject, type JsonObject, objectAt } from './damage.ts';
import { type Mode, shortened, type Variable, valueOf } from './variable.ts';

/*
 * What "Export modes" in Figma's variables window saves: a file for each mode, groups nested as the
 * names' slashes say, values as in the format module, and the mode's name among the root's extensions.
 */

/** Deeper than any names are; a file made to exhaust the stack is. */
const deepest = 20;

interface Found {
  path: readonly string[];
  type: unknown;
  value: unknown;
}

function* tokensIn(
  group: JsonObject,
  path: readonly string[],
  inherited: unknown,
): Generator<Found> {
  if (path.length > deepest) {
    throw new DamagedFile(`Groups lie more than ${deepest} deep.`, path.slice(0, 3).join('.'));
  }
  const type = group['$type'] ?? inherited;
  if ('$value' in group) {
    yield { path, type, value: group['$value'] };
    return;
  }
  for (const [name, entry] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    const inside = [...path, name];
    yield* tokensIn(objectAt(entry, inside.join('.')), inside, type);
  }
}

const aliasOf = (value: unknown) =>
  typeof value === 'string' ? /^\{(.+)\}$/u.exec(value)?.[1] : undefined;

/** Follows a value that only names another one. */
function resolved(found: Found, all: ReadonlyMap<string, Found>): Found {
  const place = found.path.join('.');
  const seen = new Set<string>();
  let current = found;
  for (;;) {
    const target = aliasOf(current.value);
    if (target === undefined) return current;
    if (seen.has(target)) throw new DamagedFile('These values name each other in a circle.', place);
    seen.add(target);
    const next = all.get(target);
    if (next === undefined) {
      throw new DamagedFile(`It names ${shortened(target)}, which is not in the file.`, place);
    }
    current = next;
  }
}

const modeNameOf = (root: JsonObject) => {
  const extensions = root['$extensions'];
  const name = isObject(extensions) ? extensions['com.figma.modeName'] : undefined;
  return typeof name === 'string' ? name : 'Light';
};

/** Reads the export of one mode. @throws DamagedFile */
export function readModeFile(root: JsonObject): Mode[] {
  const all = new Map<string, Found>();
  for (const found of tokensIn(root, [], undefined)) all.set(found.path.join('.'), found);
  const variables = [...all].map(([place, found]): Variable => {
    const { type, value } = resolved(found, all);
    return { path: found.path, value: valueOf(found.type ?? type, value, place) };
  });
  return [{ name: modeNameOf(root), variables }];
}
