import { DataError } from '../refusals.ts';
import type { Condition } from './filters.ts';
import type { OrderKey, Plan } from './plan.ts';
import type { Field } from './scanner.ts';
import type { Json, Row } from './schema.ts';
import type { Table } from './database.ts';
import { compareValues, isJson, longType, storedAs, textOf } from './values.ts';

/** The type of a field. @throws DataError if the table has no such column (42703) */
function typeOf(table: Table, { column, path, asText }: Field): string {
  const type = table.column(column)?.type;
  if (type === undefined) {
    throw new DataError(400, '42703', `column ${table.name}.${column} does not exist`);
  }
  if (path.length === 0) return type;
  if (isJson(type)) return asText ? 'text' : 'jsonb';
  const message = `operator does not exist: ${longType(type)} ${asText ? '->>' : '->'} unknown`;
  throw new DataError(404, '42883', message);
}

/** The value of a field in a row. */
function cellOf(row: Row, { column, path, asText }: Field): Json {
  let cell: Json = row;
  for (const step of [column, ...path]) {
    const isRecord: boolean =
      typeof cell === 'object' && cell !== null && Object.hasOwn(cell, step);
    cell = isRecord ? ((cell as Row)[step] ?? null) : null;
  }
  return asText && cell !== null ? textOf(cell) : cell;
}

/** Returns the rows that satisfy all conditions. */
export function filterRows(
  table: Table,
  conditions: readonly Condition[],
  rows: readonly Row[],
): Row[] {
  const matches = (row: Row) =>
    // Every condition is decided, so that an invalid one is refused after one that fails.
    conditions
      .map((decide) =>
        decide((field) => ({ type: typeOf(table, field), cell: cellOf(row, field) })),
      )
      .every((truth) => truth === true);
  // Validates the conditions even if there is no row.
  if (rows.length === 0) matches({});
  return rows.filter(matches);
}

function compareBy({ field, descending, nullsFirst }: OrderKey, type: string, a: Row, b: Row) {
  const [left, right] = [cellOf(a, field), cellOf(b, field)];
  if (left === null || right === null) {
    if (left === right) return 0;
    return (left === null) === nullsFirst ? -1 : 1;
  }
  return compareValues(type, left, right) * (descending ? -1 : 1);
}

/** Returns only the selected columns of rows. */
export function shapeRows(table: Table, { columns }: Plan, rows: readonly Row[]): Row[] {
  const shown = columns.flatMap(({ field, as, cast }) =>
    field.column === '*'
      ? table.columnNames.map((name) => ({ field: { ...field, column: name }, as: name, cast }))
      : [{ field, as, cast }],
  );
  for (const { field } of shown) typeOf(table, field);
  const cells = (row: Row) =>
    shown.map(({ field, as, cast }) => {
      const cell = cellOf(row, field);
      if (cast === undefined || cell === null) return [as, cell] as const;
      return [as, storedAs(cast, /^(?:text|varchar)/u.test(cast) ? textOf(cell) : cell)] as const;
    });
  return rows.map((row) => Object.fromEntries(cells(row)));
}

/** Filters, sorts, slices and shapes rows; `total` counts them before slicing. */
export function readRows(table: Table, plan: Plan, rows: readonly Row[]) {
  const keys = plan.order.map((key) => [key, typeOf(table, key.field)] as const);
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
