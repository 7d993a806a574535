import type { User } from '../auth/users.ts';
import { DataError } from '../refusals.ts';
import { storedAs, textOf, type Json, type Row } from './values.ts';

export interface Column {
  /** Postgres's name for the type: `text`, `int8`, `timestamptz`, `jsonb`, `text[]`. */
  type: string;
  notNull?: boolean;
  /** The value if an insert omits the column. */
  default?: Json | (() => Json);
  /** Auto-increments if an insert omits the column. */
  identity?: boolean;
}

/** The rows and columns a caller may write; all columns by default. */
export interface Writable {
  columns?: readonly string[];
  rows: (row: Row) => boolean;
}

/** The rows a caller may access, by command; a missing command is not granted. */
export interface Grants {
  select?: (row: Row) => boolean;
  insert?: Writable | ((row: Row) => boolean);
  update?: Writable;
  delete?: (row: Row) => boolean;
}

/** A table of the database. */
export interface TableSpec {
  columns: Readonly<Record<string, Column>>;
  primaryKey?: readonly string[];
  /** Unique constraints by name. */
  unique?: Readonly<Record<string, readonly string[]>>;
  /** Check constraints by name: whether a row satisfies them. */
  checks?: Readonly<Record<string, (row: Row) => boolean>>;
  /** Policies and grants for a caller, who is undefined with the public key; open by default. */
  access?: (caller: User | undefined) => Grants;
  /** Part of the publication `supabase_realtime`. */
  realtime?: boolean;
  rows?: readonly Row[];
}

const everything: Required<Grants> = {
  select: () => true,
  insert: () => true,
  update: { rows: () => true },
  delete: () => true,
};

/** Whether two rows have the same value, not null, in each of the columns. */
export const sameCells = (columns: readonly string[], a: Row, b: Row): boolean =>
  columns.every(
    (column) => (a[column] ?? null) !== null && textOf(a[column]) === textOf(b[column]),
  );

/** A table's rows and constraints. */
export class Table {
  readonly name: string;
  readonly spec: TableSpec;
  readonly primaryKey: readonly string[];
  readonly columnNames: readonly string[];
  /** Primary key and unique constraints, by name. */
  readonly uniques: readonly [name: string, columns: readonly string[]][];
  rows: readonly Row[];
  private counter = 0;

  constructor(name: string, spec: TableSpec) {
    this.name = name;
    this.spec = spec;
    this.primaryKey = spec.primaryKey ?? [];
    this.columnNames = Object.keys(spec.columns);
    const all = Object.entries({ [`${name}_pkey`]: this.primaryKey, ...spec.unique });
    this.uniques = all.filter(([, columns]) => columns.length > 0);
    this.rows = (spec.rows ?? []).map((row) => this.complete(row));
  }

  column(name: string): Column | undefined {
    return Object.hasOwn(this.spec.columns, name) ? this.spec.columns[name] : undefined;
  }

  /** A caller's grants; an undefined caller has the public key. */
  grantsOf(caller: User | undefined): Grants {
    return this.spec.access?.(caller) ?? everything;
  }

  /** The rows that a caller may read. @throws DataError without a grant (42501) */
  visible(caller: User | undefined, rows: readonly Row[]): readonly Row[] {
    const { select } = this.grantsOf(caller);
    if (select === undefined) throw this.denied(caller);
    return rows.filter((row) => select(row));
  }

  /** Postgres's refusal with PostgREST's status: 401 for the public key. */
  denied(caller: User | undefined): DataError {
    const status = caller === undefined ? 401 : 403;
    return new DataError(status, '42501', `permission denied for table ${this.name}`);
  }

  /** Fills in defaults, or null for columns in `given`. @throws DataError for a wrong type */
  complete(row: Row, given: ReadonlySet<string> = new Set()): Row {
    const filled: Row = {};
    for (const [name, column] of Object.entries(this.spec.columns)) {
      const missing = given.has(name) ? null : this.defaultOf(column);
      const value = Object.hasOwn(row, name) ? row[name] : undefined;
      filled[name] = storedAs(column.type, value === undefined ? missing : value);
      if (column.identity === true) {
        this.counter = Math.max(this.counter, Number(filled[name]) || 0);
      }
    }
    return filled;
  }

  /** Replaces some columns of a row. @throws DataError for a wrong type */
  changed(row: Row, changes: Row): Row {
    const changed = { ...row };
    for (const [name, value = null] of Object.entries(changes)) {
      changed[name] = storedAs(this.column(name)?.type ?? 'text', value);
    }
    return changed;
  }

  private defaultOf(column: Column): Json {
    if (column.identity === true) return this.counter + 1;
    return typeof column.default === 'function' ? column.default() : (column.default ?? null);
  }

  /** @throws DataError if a row violates `not null` or a check */
  check(row: Row): void {
    const details = `Failing row contains (${this.columnNames.map((name) => textOf(row[name])).join(', ')}).`;
    for (const [name, { notNull }] of Object.entries(this.spec.columns)) {
      if (notNull !== true || (row[name] ?? null) !== null) continue;
      const message = `null value in column "${name}" of relation "${this.name}" violates not-null constraint`;
      throw new DataError(400, '23502', message, details);
    }
    for (const [name, holds] of Object.entries(this.spec.checks ?? {})) {
      if (holds(row)) continue;
      const message = `new row for relation "${this.name}" violates check constraint "${name}"`;
      throw new DataError(400, '23514', message, details);
    }
  }

  /** @throws DataError if two rows share a unique value (23505) */
  checkUnique(rows: readonly Row[]): void {
    for (const [name, columns] of this.uniques) {
      const twice = rows.find((row, at) =>
        rows.slice(0, at).some((other) => sameCells(columns, row, other)),
      );
      if (twice === undefined) continue;
      const message = `duplicate key value violates unique constraint "${name}"`;
      const values = columns.map((column) => textOf(twice[column])).join(', ');
      const details = `Key (${columns.join(', ')})=(${values}) already exists.`;
      throw new DataError(409, '23505', message, details);
    }
  }
}

/** An inserted, updated or deleted row. */
export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  table: Table;
  record: Row | undefined;
  old: Row | undefined;
}

/**
 * Tables and rows in memory, with constraints and change events as PostgREST's responses need them.
 * It has no SQL, no foreign keys, no transactions across requests and no triggers.
 */
export class Database {
  private readonly tables = new Map<string, Table>();
  private readonly onChange: (change: Change) => void;

  /** @param onChange - gets every change */
  constructor(onChange: (change: Change) => void) {
    this.onChange = onChange;
  }

  /** Adds or replaces a table. */
  define(name: string, spec: TableSpec): Table {
    const table = new Table(name, spec);
    this.tables.set(name, table);
    return table;
  }

  /** @throws DataError if the table does not exist (PGRST205) */
  table(name = ''): Table {
    const table = this.tables.get(name);
    if (table !== undefined) return table;
    const message = `Could not find the table 'public.${name}' in the schema cache`;
    throw new DataError(404, 'PGRST205', message);
  }

  /**
   * Applies a write atomically: a broken constraint rejects all of it.
   * @param replaced each updated row with its new value; undefined deletes it
   */
  write(table: Table, replaced: ReadonlyMap<Row, Row | undefined>, added: readonly Row[]): void {
    const kept = table.rows.map((row) => (replaced.has(row) ? replaced.get(row) : row));
    const rows = [...kept, ...added].filter((row) => row !== undefined);
    for (const row of [...added, ...replaced.values()]) if (row !== undefined) table.check(row);
    table.checkUnique(rows);
    table.rows = rows;
    for (const record of added) this.onChange({ type: 'INSERT', table, record, old: undefined });
    for (const [old, record] of replaced) {
      this.onChange({ type: record === undefined ? 'DELETE' : 'UPDATE', table, record, old });
    }
  }
}
