import type { MockPerson } from '../fixtures/people.ts';

/** What a column holds, as JSON carries it; a range is text, as PostgREST gives it out. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Row = Record<string, Json | undefined>;

export interface Column {
  /** Postgres's name for the type: `text`, `int8`, `timestamptz`, `jsonb`, `tsrange`, `text[]`. */
  type: string;
  notNull?: boolean;
  /** Filled in where an insert has nothing. */
  default?: Json | (() => Json);
  /** Counts up where an insert has nothing. */
  identity?: boolean;
}

export interface ForeignKey {
  /** As Postgres calls it unless told otherwise: `<table>_<column>_fkey`. */
  name: string;
  columns: readonly string[];
  table: string;
  references: readonly string[];
  onDelete?: 'cascade';
}

/** Which rows somebody may touch; a command that is missing was not granted at all. */
export interface Grants {
  select?: (row: Row) => boolean;
  insert?: (row: Row) => boolean;
  /** All columns unless some are named. */
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
  /** Policies and grants in one; a table without them is open to everybody. */
  access?: (caller: MockPerson | undefined) => Grants;
  /** It is in the publication `supabase_realtime`: its changes are told. */
  realtime?: boolean;
  rows?: readonly Row[];
}
