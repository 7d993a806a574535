import { DataError } from './errors.ts';
import type { Column, ForeignKey, Json, Row, TableSpec } from './schema.ts';
import { ordinalOf } from '../query/literals.ts';

export const textOf = (value: Json | undefined): string =>
  value === null || value === undefined
    ? 'null'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

export const sameCells = (
  columns: readonly string[],
  a: Row,
  others: readonly string[],
  b: Row,
): boolean =>
  columns.every((column, at) => {
    const [left, right] = [a[column] ?? null, b[others[at] ?? column] ?? null];
    return left !== null && right !== null && textOf(left) === textOf(right);
  });

const keyText = (columns: readonly string[], row: Row): string =>
  `Key (${columns.join(', ')})=(${columns.map((column) => textOf(row[column])).join(', ')})`;

/** A table's rows and constraints. */
export class Table {
  readonly schema: string;
  readonly name: string;
  readonly spec: TableSpec;
  rows: readonly Row[] = [];
  private counter = 0;

  constructor(schema: string, name: string, spec: TableSpec) {
    this.schema = schema;
    this.name = name;
    this.spec = spec;
    this.rows = (spec.rows ?? []).map((row) => this.complete(row));
  }

  get primaryKey(): readonly string[] {
    return this.spec.primaryKey ?? [];
  }

  get foreignKeys(): readonly ForeignKey[] {
    return this.spec.foreignKeys ?? [];
  }

  get columnNames(): string[] {
    return Object.keys(this.spec.columns);
  }

  column(name: string): Column | undefined {
    return Object.hasOwn(this.spec.columns, name) ? this.spec.columns[name] : undefined;
  }

  /** Primary key and unique constraints, by name. */
  get uniques(): [name: string, columns: readonly string[]][] {
    const named = Object.entries(this.spec.unique ?? {});
    return this.primaryKey.length === 0
      ? named
      : [[`${this.name}_pkey`, this.primaryKey], ...named];
  }

  /** Fills in defaults, or null for columns in `given`. */
  complete(row: Row, given: ReadonlySet<string> = new Set()): Row {
    const filled: Row = {};
    for (const [name, column] of Object.entries(this.spec.columns)) {
      const value = row[name];
      if (value !== undefined) filled[name] = value;
      else if (given.has(name)) filled[name] = null;
      else filled[name] = this.defaultOf(column);
      if (column.identity === true) {
        this.counter = Math.max(this.counter, Number(filled[name]) || 0);
      }
    }
    return filled;
  }

  private defaultOf(column: Column): Json {
    if (column.identity === true) return (this.counter += 1);
    if (column.default === undefined) return null;
    if (typeof column.default === 'function') return column.default();
    return column.default;
  }

  /** @throws DataError if a row violates a type, `not null` or a check */
  check(row: Row): void {
    for (const [name, column] of Object.entries(this.spec.columns)) {
      const value = row[name] ?? null;
      if (value === null && column.notNull === true) {
        throw new DataError(
          400,
          '23502',
          `null value in column "${name}" of relation "${this.name}" violates not-null constraint`,
          { details: this.failing(row) },
        );
      }
      if (value !== null && !column.type.endsWith('[]') && !/jsonb?/.test(column.type)) {
        ordinalOf(column.type, value);
      }
    }
    for (const [name, holds] of Object.entries(this.spec.checks ?? {})) {
      if (holds(row)) continue;
      throw new DataError(
        400,
        '23514',
        `new row for relation "${this.name}" violates check constraint "${name}"`,
        { details: this.failing(row) },
      );
    }
  }

  private failing(row: Row): string {
    return `Failing row contains (${this.columnNames.map((name) => textOf(row[name])).join(', ')}).`;
  }

  /** @throws DataError if two rows share a unique value (23505) */
  checkUnique(rows: readonly Row[]): void {
    for (const [name, columns] of this.uniques) {
      const seen = new Set<string>();
      for (const row of rows) {
        if (columns.some((column) => (row[column] ?? null) === null)) continue;
        const key = keyText(columns, row);
        if (!seen.has(key)) {
          seen.add(key);
          continue;
        }
        throw new DataError(
          409,
          '23505',
          `duplicate key value violates unique constraint "${name}"`,
          {
            details: `${key} already exists.`,
          },
        );
      }
    }
  }

  /** @throws DataError if the referenced row does not exist (23503) */
  checkReference(row: Row, key: ForeignKey, others: readonly Row[]): void {
    if (key.columns.some((column) => (row[column] ?? null) === null)) return;
    if (others.some((other) => sameCells(key.columns, row, key.references, other))) return;
    throw new DataError(
      409,
      '23503',
      `insert or update on table "${this.name}" violates foreign key constraint "${key.name}"`,
      { details: `${keyText(key.columns, row)} is not present in table "${key.table}".` },
    );
  }

  /** The refusal to delete or change a row that this table references. */
  stillReferenced(key: ForeignKey, other: Row): DataError {
    return new DataError(
      409,
      '23503',
      `update or delete on table "${key.table}" violates foreign key constraint "${key.name}" on table "${this.name}"`,
      {
        details: `${keyText(key.references, other)} is still referenced from table "${this.name}".`,
      },
    );
  }
}
