import { DamagedFile, isObject, type JsonObject, objectAt, textAt } from './damage.ts';
import { colorOf, type Mode, type Variable, type VariableValue } from './variable.ts';

/*
 * Figma's response to GET /v1/files/:key/variables/local, which plugins save too: variables and
 * collections by id, values by mode id.
 */

interface Sources {
  variables: JsonObject;
  collections: JsonObject;
}

const placeOf = (id: string) => `meta.variables.${id}`;

/** Returns a variable's value in a mode, after following aliases. */
function valueIn(id: string, mode: string, { variables, collections }: Sources): VariableValue {
  const seen = new Set<string>();
  let [current, currentMode] = [id, mode];
  for (;;) {
    const place = placeOf(current);
    if (seen.has(current)) {
      throw new DamagedFile('These variables point at each other in a circle.', placeOf(id));
    }
    seen.add(current);
    const variable = objectAt(variables[current], place);
    const values = objectAt(variable['valuesByMode'], `${place}.valuesByMode`);
    const collection = collections[String(variable['variableCollectionId'])];
    const fallback = isObject(collection) ? String(collection['defaultModeId']) : '';
    // A variable of another collection has other modes.
    currentMode = currentMode in values ? currentMode : fallback;
    const value = values[currentMode];
    const at = `${place}.valuesByMode.${currentMode}`;
    if (isObject(value) && value['type'] === 'VARIABLE_ALIAS') {
      current = textAt(value['id'], `${at}.id`);
      if (!(current in variables)) {
        throw new DamagedFile(`It points at ${current}, which is not in the file.`, placeOf(id));
      }
    } else if (isObject(value)) {
      return colorOf([value['r'], value['g'], value['b'], value['a'] ?? 1], at);
    } else if (typeof value === 'number') {
      return { kind: 'number', value };
    } else if (typeof value === 'string' || typeof value === 'boolean') {
      return { kind: 'text', text: String(value) };
    } else throw new DamagedFile('There is no value for this mode.', at);
  }
}

function variablesOf(collection: string, mode: string, sources: Sources): Variable[] {
  return Object.entries(sources.variables).flatMap(([id, entry]) => {
    const variable = objectAt(entry, placeOf(id));
    if (variable['variableCollectionId'] !== collection || variable['remote'] === true) return [];
    const path = textAt(variable['name'], `${placeOf(id)}.name`).split('/');
    return [{ path, value: valueIn(id, mode, sources) }];
  });
}

export const isRestResponse = (root: JsonObject): boolean =>
  isObject(root['meta']) && 'variables' in root['meta'];

/** Reads the REST API's response. Modes of the same name in different collections are merged. */
export function readRestResponse(root: JsonObject): Mode[] {
  const meta = objectAt(root['meta'], 'meta');
  const sources: Sources = {
    variables: objectAt(meta['variables'], 'meta.variables'),
    collections: objectAt(meta['variableCollections'], 'meta.variableCollections'),
  };
  const modes = new Map<string, Variable[]>();
  for (const [id, entry] of Object.entries(sources.collections)) {
    const place = `meta.variableCollections.${id}`;
    const list = objectAt(entry, place)['modes'];
    if (!Array.isArray(list)) throw new DamagedFile('A collection needs modes.', `${place}.modes`);
    for (const [index, item] of (list as unknown[]).entries()) {
      const at = `${place}.modes[${index}]`;
      const mode = objectAt(item, at);
      const name = textAt(mode['name'], `${at}.name`);
      const found = variablesOf(id, textAt(mode['modeId'], `${at}.modeId`), sources);
      modes.set(name, [...(modes.get(name) ?? []), ...found]);
    }
  }
  return [...modes].map(([name, variables]) => ({ name, variables }));
}
