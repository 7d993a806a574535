import type { User } from '../auth/users.ts';

/** A column's value as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Row = Record<string, Json | undefined>;

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
