import { DataError, NotMocked } from '../refusals.ts';
import { readFilter, readTree, type Condition } from './filters.ts';
import { Scanner, type Field } from './scanner.ts';

/** The query of a table. */
export type Plan = ReturnType<typeof readPlan>;
export type OrderKey = ReturnType<typeof readOrder>[number];

const ALL: Field = { column: '*', path: [], asText: false };

/** Parses a list with commas to the end. */
function listOf<Item>(text: string, what: string, item: (scanner: Scanner) => Item): Item[] {
  const scanner = new Scanner(text, what);
  const list = scanner.list(() => item(scanner));
  scanner.take(/\s*/);
  scanner.end();
  return list;
}

/** Parses `id,name:display_name,born::text`: columns with their names in the response; `*` stands for all. */
const readSelect = (text: string) =>
  listOf(text, 'select parameter', (scanner) => {
    if (scanner.take(/\s*\.\.\./) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/\s*\*\s*(?=,|$)/) !== undefined) return { field: ALL, as: '*' };
    const first = scanner.name();
    const isAlias = scanner.take(/\s*:(?!:)/) !== undefined;
    const field = scanner.field(isAlias ? undefined : first);
    if (scanner.take(/\s*[!(]/) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/\./) !== undefined) throw new NotMocked('aggregates');
    const cast = scanner.take(/::([\w []+)/)?.[1]?.trim();
    const as = isAlias ? first : (field.path.findLast((step) => !/^\d+$/u.test(step)) ?? first);
    return { field, as, cast };
  });

/** Parses `name.desc.nullslast,id`. */
const readOrder = (text: string) =>
  listOf(text, 'order', (scanner) => {
    const field = scanner.field();
    if (scanner.take(/\(/) !== undefined) throw new NotMocked('the order by a related table');
    const descending = scanner.take(/\.(asc|desc)/)?.[1] === 'desc';
    const nulls = scanner.take(/\.nulls(first|last)/)?.[1];
    // Postgres sorts null as the greatest value.
    return { field, descending, nullsFirst: nulls === undefined ? descending : nulls === 'first' };
  });

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
  new DataError(416, 'PGRST103', 'Requested range not satisfiable', details);

/** Narrows a page to a `Range` header, which PostgREST reads for GET alone (`getRanges`). */
function narrowed(page: { offset: number; limit: number }, { method, headers }: Request) {
  const [, from, to] = /^(\d+)-(\d*)$/u.exec(headers.get('range') ?? '') ?? [];
  if (from === undefined || method !== 'GET') return page;
  const end = to ? Number(to) + 1 : Infinity;
  if (end <= Number(from)) {
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const offset = Math.max(page.offset, Number(from));
  return { offset, limit: Math.max(0, Math.min(page.offset + page.limit, end) - offset) };
}

/**
 * Parses the parameters of a request (PostgREST `ApiRequest/QueryParams.hs`).
 * @param ignored - parameters that are no filters, such as a procedure's arguments
 * @throws DataError with PostgREST's codes, NotMocked
 */
export function readPlan(request: Request, ignored: readonly string[] = []) {
  const { searchParams } = new URL(request.url);
  /** A whole number; any other text is ignored. */
  const number = (name: string) => /^-?\d+$/u.exec(searchParams.get(name) ?? '')?.[0];
  const limit = Number(number('limit') ?? Infinity);
  if (limit < 0) throw unsatisfiable('Limit should be greater than or equal to zero.');
  const offset = Math.max(0, Number(number('offset') ?? 0));
  const select = searchParams.get('select') ?? '*';
  const order = searchParams.get('order');
  const others = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'];
  const filters = [...searchParams].filter(([key]) => ![...others, ...ignored].includes(key));
  return {
    columns: select === '' ? [] : readSelect(select),
    order: order === null ? [] : readOrder(order),
    conditions: filters.map(([key, value]) => readCondition(key, value)),
    ...narrowed({ offset, limit }, request),
  };
}
