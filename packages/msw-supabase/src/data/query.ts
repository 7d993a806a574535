import { DataError, NotMocked } from '../refusals.ts';
import type { Table } from './database.ts';
import { cellOf, readFilter, readTree, type Condition } from './filters.ts';
import { Scanner } from './scanner.ts';
import { compareValues, type Json, type Row } from './values.ts';

/** Parses a list with commas to the end. */
function listOf<Item>(text: string, what: string, item: (scanner: Scanner) => Item): Item[] {
  const scanner = new Scanner(text, what);
  const list = scanner.list(() => item(scanner));
  scanner.end();
  return list;
}

type Shown = readonly [name: string, cell: (row: Row) => Json | undefined];

/** Parses `id,name:display_name`: columns with their names in the response; `*` stands for all. */
const readSelect = (table: Table, text: string): Shown[] =>
  listOf(text, 'select parameter', (scanner): Shown[] => {
    if (scanner.take(/\s*\.\.\./) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/\s*\*\s*(?=,|$)/) !== undefined) {
      return table.columnNames.map((name) => [name, (row) => row[name]]);
    }
    const first = scanner.name();
    const isAlias = scanner.take(/\s*:(?!:)/) !== undefined;
    const field = scanner.field(isAlias ? undefined : first);
    if (scanner.take(/\s*[!(]/) !== undefined) throw new NotMocked('related tables');
    if (scanner.take(/\./) !== undefined) throw new NotMocked('aggregates');
    if (scanner.take(/::/) !== undefined) throw new NotMocked('casts');
    const { read } = cellOf(table, field);
    const last = field.path.findLast((step) => !/^\d+$/u.test(step));
    return [[isAlias ? first : (last ?? first), read]];
  }).flat();

/** Parses `name.desc.nullslast,id` to comparators. */
const readOrder = (table: Table, text: string) =>
  listOf(text, 'order', (scanner) => {
    const field = scanner.field();
    if (scanner.take(/\(/) !== undefined) throw new NotMocked('the order by a related table');
    const sign = scanner.take(/\.(asc|desc)/)?.[1] === 'desc' ? -1 : 1;
    const nulls = scanner.take(/\.nulls(first|last)/)?.[1];
    // Postgres sorts null as the greatest value.
    const nullSign = nulls === undefined ? sign : nulls === 'first' ? -1 : 1;
    const { type, read } = cellOf(table, field);
    return (a: Row, b: Row): number => {
      const [left, right] = [read(a), read(b)];
      if (left !== null && right !== null) return sign * compareValues(type, left, right);
      return nullSign * (Number(left === null) - Number(right === null));
    };
  });

function readCondition(table: Table, key: string, value: string): Condition {
  const isTree = /^(?:not\.)?(?:and|or)$/u.test(key);
  const scanner = new Scanner(value, isTree ? 'logic tree' : 'filter');
  if (!isTree && key.includes('.') && !key.includes('"')) {
    throw new NotMocked('parameters of a related table');
  }
  const condition = isTree
    ? readTree(table, key, scanner)
    : readFilter(table, new Scanner(key, 'tree path').field(), scanner);
  scanner.end();
  return condition;
}

/** The query of a table. */
export type Query = ReturnType<typeof readQuery>;

/**
 * Parses the parameters of a request (PostgREST `ApiRequest/QueryParams.hs`).
 * @param ignored - parameters that are no filters, such as a procedure's arguments
 * @throws DataError with PostgREST's codes, NotMocked
 */
export function readQuery(request: Request, table: Table, ignored: readonly string[] = []) {
  const { searchParams } = new URL(request.url);
  /** A whole number; any other text is ignored. */
  const number = (name: string) => /^-?\d+$/u.exec(searchParams.get(name) ?? '')?.[0];
  const limit = Number(number('limit') ?? Infinity);
  const start = Math.max(0, Number(number('offset') ?? 0));
  // PostgREST reads the header for GET alone (`getRanges`).
  const header = request.method === 'GET' ? request.headers.get('range') : null;
  const [, from = '0', to] = /^(\d+)-(\d*)$/u.exec(header ?? '') ?? [];
  const offset = Math.max(start, Number(from));
  const end = Math.min(start + limit, to ? Number(to) + 1 : Infinity);
  if (limit < 0 || (to && Number(to) < Number(from))) {
    const details = limit < 0 ? 'Limit should be greater than or equal to zero.' : null;
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable', details);
  }
  const { select = '*', order = '' } = Object.fromEntries(searchParams);
  const shown = select === '' ? [] : readSelect(table, select);
  const comparators = order === '' ? [] : readOrder(table, order);
  const others = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict', 'apikey'];
  const conditions = [...searchParams]
    .filter(([key]) => ![...others, ...ignored].includes(key))
    .map(([key, value]) => readCondition(table, key, value));
  /** The rows that satisfy all conditions. */
  const filter = (rows: readonly Row[]): Row[] =>
    rows.filter((row) => conditions.every((decide) => decide(row) === true));
  /** Only the selected columns of rows. */
  const shape = (rows: readonly Row[]): Row[] =>
    rows.map((row) => Object.fromEntries(shown.map(([name, cell]) => [name, cell(row)])));
  /** A page of rows; `total` counts them before slicing. */
  function read(rows: readonly Row[]) {
    const found = filter(rows).toSorted((a, b) =>
      comparators.reduce((difference, compare) => difference || compare(a, b), 0),
    );
    return { rows: shape(found.slice(offset, end)), total: found.length, offset };
  }
  return { isFiltered: conditions.length > 0, filter, shape, read };
}
