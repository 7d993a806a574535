import type { Role } from '../../src/domain/roles.ts';

/** The actor: signed out, or one of the sample accounts. */
export type Actor = 'anon' | Role;

/** One request, and the statement that PostgREST generates for it. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The table and the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly sql: string;
  /** The keys that an actor reads or changes; without one it is refused, or there is no row. */
  readonly touches?: Readonly<Partial<Record<Actor, readonly string[]>>>;
  /** Refused by a grant alone, and by no policy. */
  readonly isByGrant?: true;
}

type Value = string | number | boolean | null;
type Row = Readonly<Record<string, Value>>;

/** A condition, in a query and in SQL. */
export type Where = readonly [query: string, sql: string];

const literal = (value: Value) => (typeof value === 'string' ? `'${value}'` : String(value));

export const isIn = (column: string, ...values: readonly Value[]): Where => [
  `${column}=in.(${values.join()})`,
  `${column} in (${values.map(literal).join()})`,
];

/** Returns the statement that inserts rows. */
export function insertSql(table: string, rows: readonly Row[]): string {
  const values = rows.map((row) => `(${Object.values(row).map(literal).join()})`);
  return `insert into public.${table} (${Object.keys(rows[0] ?? {}).join()}) values ${values.join()}`;
}

export const read = (path: string, sql: string): Ask => ({ method: 'GET', path, sql });

/** Returns the requests that change a table, and then return these columns. */
export function changesOf(table: string, select: string) {
  const returning = `returning ${select}`;
  const path = ([query]: Where = ['', '']) => `${table}?select=${select}&${query}`;
  return {
    insert: (...rows: readonly Row[]): Ask => ({
      method: 'POST',
      path: path(),
      body: rows.length === 1 ? rows[0] : rows,
      sql: `${insertSql(table, rows)} ${returning}`,
    }),
    update: (where: Where, body: Row): Ask => {
      const set = Object.entries(body).map(([column, value]) => `${column} = ${literal(value)}`);
      const sql = `update public.${table} set ${set.join()} where ${where[1]} ${returning}`;
      return { method: 'PATCH', path: path(where), body, sql };
    },
    remove: (where: Where): Ask => ({
      method: 'DELETE',
      path: path(where),
      sql: `delete from public.${table} where ${where[1]} ${returning}`,
    }),
  };
}
