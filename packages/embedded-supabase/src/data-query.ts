import { badValue, DataError, unknownColumn, unreadable } from './data-error.ts';
import { groupsOf } from './groups-of.ts';
import { toStoredTime } from './stored-time.ts';

/** A table of the Data API: its columns and their Postgres types. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** A validated query string and the columns it uses. */
export interface DataQuery {
  readonly parameters: URLSearchParams;
  /** Columns that are returned, filtered or sorted by. */
  readonly reads: ReadonlySet<string>;
  readonly returns: ReadonlySet<string>;
  readonly hasFilter: boolean;
  /** The parameter `columns`, which limits the body to these columns. */
  readonly columns: readonly string[] | undefined;
}

const ALIASED = /^(?:\w+:)?(\w+|\*)$/u;
const AGGREGATE = /^(?:\w+:)?(?:\w+\.)?(?:count|sum|avg|min|max)\(\)$/u;
const ORDER = /^(\w+)(?:\.(?:asc|desc))?(?:\.(?:nullsfirst|nullslast))?$/u;
const CONDITION = /^(?:not\.)?([a-z]+)\.(.*)/su;
const COMPARISONS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct']);
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const MAX_DEPTH = 5;

/** Splits at top-level commas; undefined if a bracket or quote is left open. */
function splitTopLevel(text: string): readonly string[] | undefined {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quoted = false;
  let escaped = false;
  for (const character of text) {
    if (character === ',' && depth === 0 && !quoted) {
      parts.push(part);
      part = '';
      continue;
    }
    part += character;
    if (quoted && character === '\\' && !escaped) {
      escaped = true;
      continue;
    }
    if (character === '"' && !escaped) quoted = !quoted;
    escaped = false;
    if (!quoted && character === '(') depth += 1;
    if (!quoted && character === ')') depth -= 1;
    if (depth < 0) return undefined;
  }
  return depth === 0 && !quoted ? [...parts, part] : undefined;
}

function inBrackets(text: string, parameter: string): readonly string[] {
  const [inner] = groupsOf(/^\(([\s\S]*)\)$/u, text);
  const parts = inner === undefined ? undefined : splitTopLevel(inner);
  if (parts === undefined) throw unreadable(parameter);
  return parts;
}

function unquote(value: string): string {
  const [inner] = groupsOf(/^"([\s\S]*)"$/u, value);
  return inner === undefined ? value : inner.replaceAll(/\\(.)/gu, '$1');
}

/**
 * Returns a UUID in Postgres' format, which compares as text. @throws DataError if it is invalid.
 */
export function toStoredUuid(value: string): string {
  if (!UUID.test(value)) throw badValue('uuid');
  return value.toLowerCase();
}

/**
 * Converts a value to its stored form. @throws DataError if Postgres could not parse it as the
 * type.
 */
function storedValue(value: string, type: string): string {
  if (value.includes('\0')) throw badValue(type);
  if (type === 'uuid') return toStoredUuid(value);
  if (type !== 'timestamptz') return value;
  const time = toStoredTime(value);
  if (time === undefined) throw badValue(type);
  return time;
}

function checkPattern(operator: string, value: string, type: string): void {
  if (value.includes('\0')) throw badValue('text');
  if (type === 'text') return;
  throw new DataError(404, '42883', `operator does not exist: ${type} ${operator} unknown`);
}

/**
 * Rewrites a condition to match stored values: times and UUIDs are normalised, texts stay as
 * written.
 *
 * @param isInTree - Whether it stands in `or=(…)`, where a value may be quoted.
 */
function storedCondition(
  condition: string,
  type: string,
  parameter: string,
  isInTree: boolean,
): string {
  // Stryker disable next-line StringLiteral: No mutant value is an operator. The value is not read without an operator; the defaults only narrow the types.
  const [operator = '', value = ''] = groupsOf(CONDITION, condition);
  const start = condition.slice(0, condition.length - value.length);
  const isTyped = type === 'timestamptz' || type === 'uuid';
  // @supabase/lite misparses brackets and escapes inside quotes and finds other rows.
  if (isInTree && /^"[\s\S]*[\\()]/u.test(value)) throw unreadable(parameter);
  if (COMPARISONS.has(operator)) {
    const stored = storedValue(isTyped && isInTree ? unquote(value) : value, type);
    return start + (isTyped && isInTree ? `"${stored}"` : stored);
  }
  if (operator === 'in') {
    const list = inBrackets(value, parameter);
    // `in.()` is the empty list.
    if (list.length === 1 && list[0] === '') return condition;
    const stored = list.map((one) => storedValue(unquote(one), type));
    return isTyped ? `${start}(${stored.map((one) => `"${one}"`).join(',')})` : condition;
  }
  if (operator === 'like' || operator === 'ilike') checkPattern(operator, value, type);
  else if (operator !== 'is' || !/^(?:null|not_null)$/iu.test(value)) throw unreadable(parameter);
  return condition;
}

class QueryReader {
  readonly reads = new Set<string>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  private typeOf(column: string): string {
    const type = this.table.columns.get(column);
    if (type === undefined) throw unknownColumn(this.table.name, column);
    this.reads.add(column);
    return type;
  }

  select(value: string): ReadonlySet<string> {
    const returned = new Set<string>();
    const items = splitTopLevel(value);
    if (items === undefined) throw unreadable('select');
    for (const item of items) {
      const [column] = groupsOf(ALIASED, item);
      if (column === undefined) throw this.refuseSelected(item);
      const columns = column === '*' ? this.table.columns.keys() : [column];
      for (const one of columns) {
        this.typeOf(one);
        returned.add(one);
      }
    }
    return returned;
  }

  private refuseSelected(item: string): DataError {
    if (AGGREGATE.test(item)) {
      return new DataError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
    }
    const [embedded] = groupsOf(/^(?:\.\.\.)?(?:\w+:)?(\w+)(?:!\w+)*\(/u, item);
    if (embedded === undefined) return unreadable('select');
    const { name } = this.table;
    const message = `Could not find a relationship between '${name}' and '${embedded}' in the schema cache`;
    return new DataError(400, 'PGRST200', message);
  }

  order(value: string): void {
    for (const item of value.split(',')) {
      const [column] = groupsOf(ORDER, item);
      if (column === undefined) throw unreadable('order');
      this.typeOf(column);
    }
  }

  /** Rewrites a condition to match stored values. */
  filter(column: string, condition: string, isInTree = false): string {
    if (!/^\w+$/u.test(column)) throw unreadable(column);
    return storedCondition(condition, this.typeOf(column), column, isInTree);
  }

  /** Rewrites the content of `or=(…)` and `and=(…)`, which may be nested. */
  logic(tree: string, parameter: string, depth = 0): string {
    if (depth > MAX_DEPTH) throw unreadable(parameter);
    const items = inBrackets(tree, parameter).map((item) => {
      const [start = '', nested] = groupsOf(/^((?:not\.)?(?:and|or))(\([\s\S]*\))$/u, item);
      if (nested !== undefined) return start + this.logic(nested, parameter, depth + 1);
      if (!/^\w+\../su.test(item)) throw unreadable(parameter);
      const end = item.indexOf('.');
      return item.slice(0, end + 1) + this.filter(item.slice(0, end), item.slice(end + 1), true);
    });
    return `(${items.join(',')})`;
  }
}

function readColumns(value: string | null, table: Table): readonly string[] | undefined {
  if (value === null) return undefined;
  const columns = value.split(',').map(unquote);
  for (const column of columns) {
    if (!table.columns.has(column)) {
      const message = `Could not find the '${column}' column of '${table.name}' in the schema cache`;
      throw new DataError(400, 'PGRST204', message);
    }
  }
  return columns;
}

const WINDOW = new Set(['limit', 'offset']);
const NOT_A_FILTER = new Set(['apikey', 'columns', 'on_conflict', 'order', 'select', ...WINDOW]);
const LOGIC = new Set(['and', 'or', 'not.and', 'not.or']);

function readWindow(name: string, value: string, isRead: boolean): string {
  // The hosted service no longer supports limited changes; ignoring the limit would change more
  // rows than intended.
  if (!isRead) throw unreadable(name);
  if (/^-\d+$/u.test(value)) {
    throw new DataError(416, 'PGRST103', 'Requested range not satisfiable');
  }
  if (!/^\d{1,9}$/u.test(value)) throw unreadable(name);
  return value;
}

/**
 * Parses a Data API query string: `select`, `order`, `limit`, `offset`, `columns`, `on_conflict`,
 * and filters on the table's own columns with the operators that the embedded backend supports.
 *
 * @throws DataError for anything else, as PostgREST or Postgres would.
 */
export function readQuery(params: URLSearchParams, table: Table, isRead: boolean): DataQuery {
  const reader = new QueryReader(table);
  const parameters = new URLSearchParams();
  const select = params.get('select') ?? '*';
  const returns = reader.select(select);
  // Returned columns need read privileges only if rows are requested, which the caller decides.
  reader.reads.clear();
  parameters.set('select', select);
  const order = params.get('order');
  if (order !== null && order !== '') {
    reader.order(order);
    parameters.set('order', order);
  }
  for (const name of WINDOW) {
    const value = params.get(name);
    if (value !== null) parameters.set(name, readWindow(name, value, isRead));
  }
  const conflict = readColumns(params.get('on_conflict'), table);
  if (conflict !== undefined) parameters.set('on_conflict', conflict.join(','));
  let hasFilter = false;
  for (const [name, value] of params) {
    if (NOT_A_FILTER.has(name)) continue;
    hasFilter = true;
    const stored = LOGIC.has(name) ? reader.logic(value, name) : reader.filter(name, value);
    parameters.append(name, stored);
  }
  const columns = readColumns(params.get('columns'), table);
  return { parameters, reads: reader.reads, returns, hasFilter, columns };
}
