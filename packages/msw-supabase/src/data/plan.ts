import { DataError, NotMocked } from '../refusals.ts';
import type { Call } from '../routes.ts';
import { readFilter, readTree, type Condition } from './filters.ts';
import { Scanner, type Field } from './scanner.ts';

export interface OrderKey {
  field: Field;
  descending: boolean;
  nullsFirst: boolean;
}

/** A selected column with its name in the response; `*` stands for all. */
export interface Selected {
  field: Field;
  as: string;
  /** The type it is cast to. */
  cast?: string | undefined;
}

/** The query of a table. */
export interface Plan {
  columns: readonly Selected[];
  conditions: Condition[];
  order: readonly OrderKey[];
  limit: number;
  offset: number;
}

const ALL: Field = { column: '*', path: [], asText: false };

/** Parses `select=id,name:display_name,born::text`. */
function readSelect(text: string): Selected[] {
  const scanner = new Scanner(text, 'select parameter');
  const columns: Selected[] = [];
  if (text === '') return columns;
  do {
    if (scanner.take(/\s*\.\.\./) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/\s*\*\s*(?=,|$)/) !== undefined) {
      columns.push({ field: ALL, as: '*' });
      continue;
    }
    const first = scanner.name();
    const isAlias = scanner.take(/\s*:(?!:)/) !== undefined;
    const field = scanner.field(isAlias ? undefined : first);
    if (scanner.take(/\s*[!(]/) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/\./) !== undefined) throw new NotMocked('aggregates');
    const cast = scanner.take(/::([\w []+)/)?.[1]?.trim();
    const as = isAlias ? first : (field.path.findLast((step) => !/^\d+$/u.test(step)) ?? first);
    columns.push({ field, as, cast });
  } while (scanner.take(/\s*,/) !== undefined);
  scanner.take(/\s*/);
  scanner.end();
  return columns;
}

/** Parses `order=name.desc.nullslast,id`. */
function readOrder(text: string): OrderKey[] {
  const scanner = new Scanner(text, 'order');
  const keys: OrderKey[] = [];
  do {
    const field = scanner.field();
    if (scanner.take(/\(/) !== undefined) throw new NotMocked('the order by a related table');
    const descending = scanner.take(/\.(asc|desc)/)?.[1] === 'desc';
    const nulls = scanner.take(/\.nulls(first|last)/)?.[1];
    // Postgres sorts null as the greatest value.
    const nullsFirst = nulls === undefined ? descending : nulls === 'first';
    keys.push({ field, descending, nullsFirst });
  } while (scanner.take(/,/) !== undefined);
  scanner.end();
  return keys;
}

function readCondition(key: string, value: string): Condition {
  const isTree = /^(?:not\.)?(?:and|or)$/u.test(key);
  const scanner = new Scanner(value, isTree ? 'logic tree' : 'filter');
  if (!isTree && key.includes('.') && !key.includes('"')) {
    throw new NotMocked('parameters of a related table');
  }
  const condition = isTree
    ? readTree(key, scanner)
    : readFilter(new Scanner(key, 'tree path').field(), scanner);
  scanner.end();
  return condition;
}

const unsatisfiable = (details: string) =>
  new DataError(416, 'PGRST103', 'Requested range not satisfiable', { details });

/** Narrows a plan to a `Range` header, which PostgREST reads for GET alone (`getRanges`). */
function applyRange(plan: Plan, { method, headers }: Request): void {
  const [, from, to] = /^(\d+)-(\d*)$/u.exec(headers.get('range') ?? '') ?? [];
  if (from === undefined || method !== 'GET') return;
  const end = to ? Number(to) + 1 : Infinity;
  if (end <= Number(from)) {
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const last = Math.min(plan.offset + plan.limit, end);
  plan.offset = Math.max(plan.offset, Number(from));
  plan.limit = Math.max(0, last - plan.offset);
}

/**
 * Parses the parameters of a request (PostgREST `ApiRequest/QueryParams.hs`).
 * @param ignored - parameters that are no filters, such as a procedure's arguments
 * @throws DataError with PostgREST's codes, NotMocked
 */
export function readPlan({ request, url }: Call, ignored: readonly string[] = []): Plan {
  const columns = readSelect(url.searchParams.get('select') ?? '*');
  const plan: Plan = { columns, conditions: [], order: [], limit: Infinity, offset: 0 };
  for (const [key, value] of url.searchParams) {
    if (['select', 'columns', 'on_conflict', 'apikey', ...ignored].includes(key)) continue;
    if (key === 'order') plan.order = readOrder(value);
    else if (key === 'limit' || key === 'offset') {
      // Any other text is ignored.
      if (/^-?\d+$/u.test(value)) plan[key] = Number(value);
    } else plan.conditions.push(readCondition(key, value));
  }
  if (plan.limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.');
  plan.offset = Math.max(0, plan.offset);
  applyRange(plan, request);
  return plan;
}
