import type { MockPerson } from '../fixtures/people.ts';

/** A column's value as JSON; a range is text, as in PostgREST. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Row = Record<string, Json | undefined>;

export interface Column {
  /** Postgres's name for the type: `text`, `int8`, `timestamptz`, `jsonb`, `tsrange`, `text[]`. */
  type: string;
  notNull?: boolean;
  /** The value if an insert omits the column. */
  default?: Json | (() => Json);
  /** Auto-increments if an insert omits the column. */
  identity?: boolean;
}

export interface ForeignKey {
  /** By default Postgres's name: `<table>_<column>_fkey`. */
  name: string;
  columns: readonly string[];
  table: string;
  references: readonly string[];
  onDelete?: 'cascade';
}

/** The rows a caller may access, by command; a missing command is not granted. */
export interface Grants {
  select?: (row: Row) => boolean;
  insert?: (row: Row) => boolean;
  /** All columns by default. */
  update?: { columns?: readonly string[]; rows: (row: Row) => boolean };
  delete?: (row: Row) => boolean;
}

/** A table of the mocked database. */
export interface TableSpec {
  columns: Readonly<Record<string, Column>>;
  primaryKey?: readonly string[];
  /** Unique constraints by name. */
  unique?: Readonly<Record<string, readonly string[]>>;
  foreignKeys?: readonly ForeignKey[];
  /** Check constraints by name: whether a row satisfies them. */
  checks?: Readonly<Record<string, (row: Row) => boolean>>;
  /** Policies and grants; open to everyone by default. */
  access?: (caller: MockPerson | undefined) => Grants;
  /** Part of the publication `supabase_realtime`. */
  realtime?: boolean;
  rows?: readonly Row[];
}
