import { DamagedFile, isObject, type JsonObject, objectAt } from './damage.ts';
import { figmaValue, type Mode, shortened } from './figmaValue.ts';

/*
 * The format of "Export modes" in Figma's variables window: one file per mode, groups nested by the
 * slashes of names, values as in the format module, and the mode's name in the root's extensions.
 */

/** A limit on nesting, against a file that would overflow the stack. */
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

/** Resolves a reference to another value. */
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
export function readModeFile(root: JsonObject): Mode {
  const all = new Map<string, Found>();
  for (const found of tokensIn(root, [], undefined)) all.set(found.path.join('.'), found);
  const tokens = [...all].map(([place, found]) => {
    const { type, value } = resolved(found, all);
    return { path: found.path, value: figmaValue(found.type ?? type, value, place) };
  });
  return { name: modeNameOf(root), tokens };
}
