import { DataError } from './errors.ts';
import type { Row, TableSpec } from './schema.ts';
import { sameCells, Table } from './table.ts';

/** An inserted, updated or deleted row. */
export interface Change {
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  table: Table;
  record: Row | undefined;
  old: Row | undefined;
}

/** A relationship between two tables. */
export interface Relationship {
  name: string;
  kind: 'toOne' | 'toMany';
  target: Table;
  /** The column that embeds the relationship by its own name: `sender_id(name)`. */
  column: string | undefined;
  /** The accepted `!hint` values. */
  hints: readonly string[];
  rowsOf: (row: Row) => readonly Row[];
}

/**
 * Tables and rows in memory, with constraints and change events as PostgREST's responses need them.
 * It has no SQL, no transactions across requests and no triggers.
 */
export class Database {
  private readonly tables = new Map<string, Table>();
  private readonly listeners = new Set<(change: Change) => void>();

  /** Adds or replaces a table. Schemas other than `public` are prefixed with a dot. */
  define(qualified: string, spec: TableSpec): Table {
    const [name = '', schema = 'public'] = qualified.split('.').toReversed();
    const table = new Table(schema, name, spec);
    this.tables.set(`${schema}.${name}`, table);
    return table;
  }

  clear(): void {
    this.tables.clear();
    this.listeners.clear();
  }

  get schemas(): string[] {
    return [...new Set(['public', ...[...this.tables.values()].map(({ schema }) => schema)])];
  }

  /** @throws DataError if the table does not exist (PGRST205) */
  table(name: string, schema = 'public'): Table {
    const table = this.tables.get(`${schema}.${name}`);
    if (table !== undefined) return table;
    const message = `Could not find the table '${schema}.${name}' in the schema cache`;
    throw new DataError(404, 'PGRST205', message);
  }

  /** @returns a function that unsubscribes */
  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Applies a write atomically: a broken constraint rejects all of it.
   * @param replaced each updated row with its new value; undefined deletes it
   */
  write(table: Table, replaced: ReadonlyMap<Row, Row | undefined>, added: readonly Row[]): void {
    const next: Row[] = [...added];
    for (const row of added) table.check(row);
    const kept = table.rows.flatMap((row) => {
      const other = replaced.has(row) ? replaced.get(row) : row;
      return other === undefined ? [] : [other];
    });
    for (const row of replaced.values()) if (row !== undefined) table.check(row);
    const rows = [...kept, ...next];
    table.checkUnique(rows);
    for (const key of table.foreignKeys) {
      const others = key.table === table.name ? rows : this.table(key.table, table.schema).rows;
      for (const row of rows) table.checkReference(row, key, others);
    }
    const cascades = this.cascadesOf(table, replaced, rows);
    table.rows = rows;
    for (const row of added) this.notify({ type: 'INSERT', table, record: row, old: undefined });
    for (const [old, record] of replaced) {
      this.notify({ type: record === undefined ? 'DELETE' : 'UPDATE', table, record, old });
    }
    for (const cascade of cascades) cascade();
  }

  /** Rows deleted or changed by cascade. */
  private cascadesOf(
    table: Table,
    replaced: ReadonlyMap<Row, Row | undefined>,
    rows: readonly Row[],
  ) {
    const cascades: (() => void)[] = [];
    for (const child of this.tables.values()) {
      for (const key of child.foreignKeys.filter((one) => one.table === table.name)) {
        for (const row of replaced.keys()) {
          if (rows.some((other) => sameCells(key.references, row, key.references, other))) continue;
          const orphans = child.rows.filter((one) =>
            sameCells(key.columns, one, key.references, row),
          );
          if (orphans.length === 0) continue;
          if (key.onDelete !== 'cascade') throw child.stillReferenced(key, row);
          cascades.push(() => {
            this.write(child, new Map(orphans.map((orphan) => [orphan, undefined])), []);
          });
        }
      }
    }
    return cascades;
  }

  private notify(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  /** The relationships of a table, by foreign keys and join tables. */
  relationships(from: Table): Relationship[] {
    const found: Relationship[] = from.foreignKeys.map((key) => {
      const target = this.table(key.table, from.schema);
      return {
        name: key.name,
        kind: 'toOne',
        target,
        column: key.columns.length === 1 ? key.columns[0] : undefined,
        hints: [key.name, ...key.columns],
        rowsOf: (row) =>
          target.rows.filter((other) => sameCells(key.columns, row, key.references, other)),
      };
    });
    for (const child of this.tables.values()) {
      const back = child.foreignKeys.filter(({ table }) => table === from.name);
      for (const key of back) {
        const children = (row: Row) =>
          child.rows.filter((other) => sameCells(key.columns, other, key.references, row));
        const isUnique = child.uniques.some(
          ([, columns]) => columns.join(',') === key.columns.join(','),
        );
        found.push({
          name: key.name,
          kind: isUnique ? 'toOne' : 'toMany',
          target: child,
          column: undefined,
          hints: [key.name, ...key.columns],
          rowsOf: children,
        });
        // A join table's primary key consists of its foreign keys (PostgREST, SchemaCache.hs).
        for (const other of child.foreignKeys) {
          if (
            other === key ||
            ![...key.columns, ...other.columns].every((one) => child.primaryKey.includes(one))
          ) {
            continue;
          }
          const target = this.table(other.table, child.schema);
          found.push({
            name: child.name,
            kind: 'toMany',
            target,
            column: undefined,
            hints: [child.name, other.name],
            rowsOf: (row) => {
              const links = children(row);
              return target.rows.filter((one) =>
                links.some((link) => sameCells(other.columns, link, other.references, one)),
              );
            },
          });
        }
      }
    }
    return found;
  }
}
