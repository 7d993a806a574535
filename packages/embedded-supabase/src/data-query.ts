import { dataLacks, refuseData } from './access/refusal.ts';
import { toStored } from './data-values.ts';
import { groupsOf } from './groups-of.ts';

/** A table of the Data API: its columns and their Postgres types, and its primary key. */
export interface Table {
  readonly name: string;
  readonly columns: ReadonlyMap<string, string>;
  readonly primaryKey: readonly string[];
}

export interface DataQuery {
  readonly parameters: URLSearchParams;
  /** Columns that are filtered or sorted by. */
  readonly reads: ReadonlySet<string>;
  /** Columns that are returned, if rows are. */
  readonly returns: readonly string[];
  /** The columns that an insert writes, if it names them. */
  readonly writes: readonly string[] | undefined;
  readonly hasFilter: boolean;
}

const ITEMS = {
  // JavaScript would lose a property named `__proto__`.
  select: /^(?:(?!__proto__:)\w+:)?(\w+)$/u,
  order: /^(\w+)(?:\.(?:asc|desc))?(?:\.(?:nullsfirst|nullslast))?$/u,
};
const CONDITION = /^(not\.)?(eq|neq|gt|gte|lt|lte|like|ilike|is|in)\.(.*)$/su;
const TREE = /^(?:not\.)?(?:and|or)$/u;
/** What ends a value in a logic tree, or gives it a meaning of its own. */
const RESERVED = /[,()"\\]/u;

function typeOf({ columns, name }: Table, column: string): string {
  const type = columns.get(column);
  if (type !== undefined) return type;
  throw refuseData(400, '42703', `column ${name}.${column} does not exist`);
}

interface Comparison {
  readonly column: string;
  /** With `not.`, if negated. */
  readonly operator: string;
  readonly operand: string;
  /** Whether @supabase/lite parses it in a logic tree as well. */
  readonly nests: boolean;
}

/**
 * Quotes a value. Without quotation marks @supabase/lite reads `1` as a number and `null` as a
 * keyword; it removes the outer marks and takes all between them as it is.
 */
const quoted = (value: string, type: string): string => (type === 'bool' ? value : `"${value}"`);

/** Splits the inside of a list or a logic tree at its own commas. */
function splitItems(text: string): readonly string[] {
  const items = [''];
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|./gsu)) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === ',' && depth === 0) items.push('');
    else items.push(`${items.pop() ?? ''}${part}`);
  }
  return items;
}

function unquote(text: string): string {
  const [inner] = groupsOf(/^"((?:[^"\\]|\\.)*)"$/su, text);
  return inner === undefined ? text : inner.replaceAll(/\\(.)/gsu, '$1');
}

function insideOf(text: string): string | undefined {
  return groupsOf(/^\((.*)\)$/su, text)[0];
}

function readList(text: string, type: string): string {
  const inside = insideOf(text);
  if (inside === undefined) throw dataLacks(`in.${text}`);
  // PostgREST reads `()` as the empty list.
  const items = inside === '' ? [] : splitItems(inside).map(unquote);
  if (items.length === 0) throw dataLacks('an empty list');
  const escaped = items.map((item) => toStored(item, type).replaceAll(/["\\]/gu, '\\$&'));
  return `(${escaped.map((item) => quoted(item, type)).join(',')})`;
}

function readPattern(text: string, type: string, operator: string): string {
  if (type !== 'text') throw dataLacks(`${operator} on a column of type ${type}`);
  if (text.includes('\0')) throw dataLacks('a pattern with NUL');
  if (/(?<!\\)(?:\\\\)*\\$/u.test(text)) {
    throw refuseData(400, '22025', 'LIKE pattern must not end with escape character');
  }
  // SQLite ignores the case of ASCII letters alone, and @supabase/lite names no escape character.
  if (operator === 'ilike' && /[^\0-\x7f]|\\/u.test(text)) {
    throw dataLacks('ilike with backslashes or letters beyond ASCII');
  }
  return text;
}

function readWord(text: string, type: string): string {
  const word = text.toLowerCase();
  if (word === 'null' || word === 'not_null') return word;
  if ((word === 'true' || word === 'false') && type === 'bool') return word;
  throw dataLacks(`is.${text} on a column of type ${type}`);
}

function readComparison(column: string, condition: string, table: Table): Comparison {
  if (!/^\w+$/u.test(column)) throw dataLacks(`the parameter ${column}`);
  const type = typeOf(table, column);
  const [not = '', operator, text = ''] = groupsOf(CONDITION, condition);
  if (operator === undefined) throw dataLacks(`${column}=${condition}`);
  const common = { column, operator: `${not}${operator}` };
  if (operator === 'is') return { ...common, operand: readWord(text, type), nests: true };
  if (operator === 'in') {
    return { ...common, operand: readList(text, type), nests: !/[()]/u.test(text.slice(1, -1)) };
  }
  if (operator === 'like' || operator === 'ilike') {
    const operand = readPattern(text, type, operator);
    return { ...common, operand, nests: !RESERVED.test(operand) && operand.trim() === operand };
  }
  const value = toStored(text, type);
  return { ...common, operand: quoted(value, type), nests: !/["\\]/u.test(value) };
}

function writeNested({ column, operator, operand, nests }: Comparison): string {
  if (!nests) throw dataLacks(`several conditions with the value ${operand}`);
  return `${column}.${operator}.${operand}`;
}

/** Reads `(…)` after `and` or `or`, and writes it again. */
function readTree(text: string, table: Table, reads: Set<string>, depth = 0): string {
  const inside = insideOf(text.trim());
  if (inside === undefined || inside === '' || depth > 4) throw dataLacks(`the filter ${text}`);
  const items = splitItems(inside).map((item) => {
    const [kind, tree] = groupsOf(/^\s*((?:not\.)?(?:and|or))(\(.*\))\s*$/su, item);
    if (kind !== undefined && tree !== undefined) {
      return `${kind}${readTree(tree, table, reads, depth + 1)}`;
    }
    const [column = '', rest = ''] = groupsOf(/^\s*(\w+)\.(.*)$/su, item);
    const [operator = '', value = ''] = groupsOf(/^((?:not\.)?\w+)\.(.*)$/su, rest);
    const isQuoted = /^".*"$/su.test(value);
    const comparison = readComparison(column, `${operator}.${unquote(value)}`, table);
    if (!isQuoted && !operator.endsWith('in') && RESERVED.test(value)) {
      throw dataLacks(`the filter ${item}`);
    }
    reads.add(column);
    return writeNested(comparison);
  });
  return `(${items.join(',')})`;
}

function readItems(name: 'select' | 'order', value: string, table: Table): readonly string[] {
  return value.split(',').map((item) => {
    const [column] = groupsOf(ITEMS[name], item);
    if (column === undefined) throw dataLacks(`${name}=${value}`);
    typeOf(table, column);
    return column;
  });
}

/** Returns a column to write. @throws Refusal if the table has none of this name. */
export function ownColumn(column: string, { columns, name }: Table): string {
  if (columns.has(column)) return column;
  const message = `Could not find the '${column}' column of '${name}' in the schema cache`;
  throw refuseData(400, 'PGRST204', message);
}

/**
 * Parses a Data API query string: `select` and `order` by columns of the table, `limit`, `offset`,
 * `columns`, and filters that compare columns with values, joined by `and` and `or`.
 *
 * @param isRead - Whether rows may be limited: a limited change, whose limit the hosted service no
 * longer supports, would change more rows than intended.
 * @throws Refusal for anything else.
 */
export function readQuery(given: URLSearchParams, table: Table, isRead: boolean): DataQuery {
  const parameters = new URLSearchParams({ select: '*' });
  const reads = new Set<string>();
  // Of several conditions on a column, and of several trees, @supabase/lite applies the last alone,
  // and none on a column such as `constructor`. So all that a tree can express become one.
  const nested: string[] = [];
  const others = new Map<string, string>();
  const all = [...table.columns.keys()];
  let returns: readonly string[] = all;
  let writes: readonly string[] | undefined;
  for (const [name, value] of given) {
    if (name === 'apikey') continue;
    if (name === 'select') {
      returns = value === '*' ? all : readItems(name, value, table);
      parameters.set(name, value);
    } else if (name === 'order') {
      for (const column of readItems(name, value, table)) reads.add(column);
      parameters.set(name, value);
    } else if (name === 'limit' || name === 'offset') {
      if (!isRead || !/^\d{1,9}$/u.test(value)) throw dataLacks(`${name}=${value}`);
      parameters.set(name, value);
    } else if (name === 'on_conflict' || (name === 'columns' && isRead)) {
      throw dataLacks(`the parameter ${name}`);
    } else if (name === 'columns') {
      writes = value.split(',').map((item) => ownColumn(item.replaceAll('"', ''), table));
    } else if (TREE.test(name)) {
      nested.push(`${name}${readTree(value, table, reads)}`);
    } else {
      const comparison = readComparison(name, value, table);
      const { operator, operand, nests } = comparison;
      reads.add(name);
      if (nests || others.has(name) || name in {}) nested.push(writeNested(comparison));
      else others.set(name, `${operator}.${operand}`);
    }
  }
  for (const [column, condition] of others) parameters.append(column, condition);
  if (nested.length > 0) parameters.set('and', `(${nested.join(',')})`);
  const hasFilter = others.size > 0 || nested.length > 0;
  return { parameters, reads, returns, writes, hasFilter };
}
