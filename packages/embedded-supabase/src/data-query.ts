import { badValue, DataError, notEmbedded } from './data-error.ts';
import { groupsOf } from './groups-of.ts';

/** A table of the Data API: its columns and their Postgres types. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** A validated query string and the columns it uses. */
export interface DataQuery {
  readonly parameters: URLSearchParams;
  /** Columns that are filtered or sorted by. */
  readonly reads: ReadonlySet<string>;
  /** Columns that are returned, if rows are. */
  readonly returns: readonly string[];
  readonly hasFilter: boolean;
}

const ORDER = /^(\w+)(?:\.(?:asc|desc))?(?:\.(?:nullsfirst|nullslast))?$/u;
const COMPARISON = /^(?:eq|neq|gt|gte|lt|lte)\.(.*)$/su;
/** Parameters of PostgREST that are no columns. */
const RESERVED = new Set(['and', 'or', 'columns', 'on_conflict']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

function typeOf({ columns, name }: Table, column: string): string {
  const type = columns.get(column);
  if (type !== undefined) return type;
  throw new DataError(400, '42703', `column ${name}.${column} does not exist`);
}

/**
 * Returns a value as it is stored: a UUID in Postgres' format, because it compares as text.
 *
 * @throws DataError if Postgres could not parse the value as this type, or for a type other than
 * `text` and `uuid`, which SQLite would compare differently.
 */
export function toStored(value: string, type: string): string {
  if (value.includes('\0')) throw badValue(type);
  if (type === 'text') return value;
  if (type !== 'uuid') throw notEmbedded(`values of type ${type}`);
  if (!UUID.test(value)) throw badValue(type);
  return value.toLowerCase();
}

function readSelect(select: string, table: Table): readonly string[] {
  if (select === '*') return [...table.columns.keys()];
  const columns = select.split(',');
  for (const column of columns) {
    if (!/^\w+$/u.test(column)) throw notEmbedded(`select=${select}`);
    typeOf(table, column);
  }
  return columns;
}

function readOrder(order: string, table: Table): readonly string[] {
  return order.split(',').map((item) => {
    const [column] = groupsOf(ORDER, item);
    if (column === undefined) throw notEmbedded(`order=${order}`);
    typeOf(table, column);
    return column;
  });
}

function readFilter(column: string, condition: string, table: Table): string {
  if (!/^\w+$/u.test(column) || RESERVED.has(column)) throw notEmbedded(`the parameter ${column}`);
  const type = typeOf(table, column);
  if (condition === 'is.null') return condition;
  const [value] = groupsOf(COMPARISON, condition);
  if (value === undefined) throw notEmbedded(`${column}=${condition}`);
  // Without quotation marks @supabase/lite reads `1` as a number and `null` as a keyword. It removes
  // the outer marks and takes all between them as it is.
  return `${condition.slice(0, condition.length - value.length)}"${toStored(value, type)}"`;
}

/**
 * Parses a Data API query string: `select` and `order` by columns of the table, `limit`, `offset`,
 * and filters that compare one column with one value or with null.
 *
 * @param isRead - Whether rows may be limited: a limited change, whose limit the hosted service no
 * longer supports, would change more rows than intended.
 * @throws DataError for anything else.
 */
export function readQuery(given: URLSearchParams, table: Table, isRead: boolean): DataQuery {
  const parameters = new URLSearchParams({ select: '*' });
  const reads = new Set<string>();
  let returns: readonly string[] = [...table.columns.keys()];
  let hasFilter = false;
  for (const [name, value] of given) {
    if (name === 'apikey') continue;
    if (name === 'select') {
      returns = readSelect(value, table);
      parameters.set(name, value);
    } else if (name === 'order') {
      for (const column of readOrder(value, table)) reads.add(column);
      parameters.set(name, value);
    } else if (name === 'limit' || name === 'offset') {
      if (!isRead || !/^\d{1,9}$/u.test(value)) throw notEmbedded(`${name}=${value}`);
      parameters.set(name, value);
    } else {
      parameters.append(name, readFilter(name, value, table));
      reads.add(name);
      hasFilter = true;
    }
  }
  return { parameters, reads, returns, hasFilter };
}
