import { DataError } from '../store/errors.ts';
import { readFilter, readTree, type Condition } from './filters.ts';
import { readOrder, readSelect, type Embed, type OrderKey, type SelectItem } from './select.ts';

/** The query of a table, with nested plans for related tables. */
export interface Plan {
  items: readonly SelectItem[];
  conditions: Condition[];
  order: readonly OrderKey[];
  limit: number;
  offset: number;
  embeds: readonly { embed: Embed; plan: Plan }[];
}

function planOf(items: readonly SelectItem[]): Plan {
  return {
    items,
    conditions: [],
    order: [],
    limit: Infinity,
    offset: 0,
    embeds: items
      .filter((item) => item.kind === 'embed')
      .map((embed) => ({ embed, plan: planOf(embed.items) })),
  };
}

/** Splits a key: `instruments.or` belongs to the related table; quoted names may contain dots. */
function pathOf(key: string): [path: readonly string[], last: string] {
  const isTree = /(?:^|\.)(not\.(?:and|or))$/.exec(key)?.[1];
  const head = isTree === undefined ? key : key.slice(0, -isTree.length);
  const parts = (head.match(/(?:"(?:[^"\\]|\\.)*"|->>?[^.]*|[^."])+/g) ?? []).map((part) => part);
  const last = isTree ?? parts.pop() ?? '';
  return [parts.map((part) => part.replaceAll(/^"|"$/g, '')), last];
}

/** @throws DataError if the select does not embed the table (PGRST108) */
function descend(plan: Plan, path: readonly string[]): Plan {
  let at = plan;
  for (const name of path) {
    const next = at.embeds.find(({ embed }) => embed.as === name || embed.name === name);
    if (next === undefined) {
      throw new DataError(
        400,
        'PGRST108',
        `'${name}' is not an embedded resource in this request`,
        { hint: `Verify that '${name}' is included in the 'select' query parameter.` },
      );
    }
    at = next.plan;
  }
  return at;
}

function count(key: string, text: string): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= 0) return number;
  if (key === 'limit' && number < 0) {
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'Limit should be greater than or equal to zero.',
    });
  }
  throw new DataError(400, 'PGRST100', `"failed to parse ${key} (${text})" (line 1, column 1)`, {
    details: `unexpected "${text}" expecting digit`,
  });
}

/**
 * Parses the parameters of a request (PostgREST `ApiRequest/QueryParams.hs`).
 * @param skip parameters that are not filters, such as a procedure's arguments
 * @throws DataError with PostgREST's codes
 */
export function readPlan(params: URLSearchParams, skip: ReadonlySet<string> = new Set()): Plan {
  const root = planOf(readSelect(params.get('select') ?? '*'));
  for (const [key, value] of params) {
    if (['select', 'columns', 'on_conflict'].includes(key) || skip.has(key)) continue;
    const [path, last] = pathOf(key);
    const plan = descend(root, path);
    if (last === 'order') plan.order = readOrder(value);
    else if (last === 'limit') plan.limit = count(last, value);
    else if (last === 'offset') plan.offset = count(last, value);
    else if (/^(?:not\.)?(?:and|or)$/.test(last)) plan.conditions.push(readTree(last, value));
    else plan.conditions.push(readFilter(last, value));
  }
  return root;
}
