import { DataError } from '../store/errors.ts';
import type { Json, Row } from '../store/schema.ts';
import type { Table } from '../store/table.ts';
import { decide, type Condition } from './filters.ts';
import type { OrderKey, Plan } from './plan.ts';
import { compareValues } from './values.ts';

/** @throws DataError if the table has no such column (42703) */
function typeOf(table: Table, column: string): string {
  const type = table.column(column)?.type;
  if (type !== undefined) return type;
  throw new DataError(400, '42703', `column ${table.name}.${column} does not exist`);
}

/** Returns the rows that satisfy all conditions. */
export function filterRows(
  table: Table,
  conditions: readonly Condition[],
  rows: readonly Row[],
): Row[] {
  const matches = (row: Row) =>
    conditions.every((condition) =>
      decide(condition, (column) => ({
        type: typeOf(table, column),
        cell: row[column] ?? null,
      })),
    );
  // Validates the columns even if there is no row.
  if (rows.length === 0) matches({});
  return rows.filter(matches);
}

function compareBy({ column, descending, nullsFirst }: OrderKey, type: string, a: Row, b: Row) {
  const [left, right]: [Json, Json] = [a[column] ?? null, b[column] ?? null];
  if (left === null || right === null) {
    if (left === right) return 0;
    return (left === null) === nullsFirst ? -1 : 1;
  }
  return compareValues(type, left, right) * (descending ? -1 : 1);
}

/** Returns only the selected columns of rows. */
export function shapeRows(table: Table, { columns }: Plan, rows: readonly Row[]): Row[] {
  const names = columns ?? table.columnNames.map((column) => ({ column, as: column }));
  for (const { column } of names) typeOf(table, column);
  return rows.map((row) =>
    Object.fromEntries(names.map(({ column, as }) => [as, row[column] ?? null])),
  );
}

/** Filters, sorts, slices and shapes rows; `total` counts them before slicing. */
export function readRows(table: Table, plan: Plan, rows: readonly Row[]) {
  const keys = plan.order.map((key) => [key, typeOf(table, key.column)] as const);
  const sorted = filterRows(table, plan.conditions, rows).toSorted((a, b) => {
    for (const [key, type] of keys) {
      const difference = compareBy(key, type, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const cut = sorted.slice(plan.offset, plan.offset + plan.limit);
  return { rows: shapeRows(table, plan, cut), total: sorted.length };
}
