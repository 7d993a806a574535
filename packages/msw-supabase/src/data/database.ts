import { DataError } from './dataError.ts';
import type { Row, TableSpec } from './schema.ts';
import { Table } from './table.ts';

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
  private listener: (change: Change) => void = () => undefined;

  /** Adds or replaces a table. */
  define(name: string, spec: TableSpec): Table {
    const table = new Table(name, spec);
    this.tables.set(name, table);
    return table;
  }

  clear(): void {
    this.tables.clear();
  }

  /** @throws DataError if the table does not exist (PGRST205) */
  table(name = ''): Table {
    const table = this.tables.get(name);
    if (table !== undefined) return table;
    const message = `Could not find the table 'public.${name}' in the schema cache`;
    throw new DataError(404, 'PGRST205', message);
  }

  /** Reports every change from now on. */
  onChange(listener: (change: Change) => void): void {
    this.listener = listener;
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
    for (const record of added) this.listener({ type: 'INSERT', table, record, old: undefined });
    for (const [old, record] of replaced) {
      this.listener({ type: record === undefined ? 'DELETE' : 'UPDATE', table, record, old });
    }
  }
}
