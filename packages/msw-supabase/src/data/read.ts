import { DataError } from './dataError.ts';
import { decide, type Condition } from './filters.ts';
import type { OrderKey, Plan, Selected } from './plan.ts';
import type { Field } from './scanner.ts';
import type { Json, Row } from './schema.ts';
import type { Table } from './table.ts';
import { compareValues, isJson, longType, storedAs } from './values.ts';

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

function textOf(value: Json): Json {
  if (value === null || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** The value of a field in a row. */
function cellOf(row: Row, { column, path, asText }: Field): Json {
  let cell: Json | undefined = row[column];
  for (const step of path) {
    const isRecord = typeof cell === 'object' && cell !== null;
    cell = isRecord ? (cell as Record<string, Json | undefined>)[step] : null;
  }
  return asText ? textOf(cell ?? null) : (cell ?? null);
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
      .map((condition) =>
        decide(condition, (field) => ({ type: typeOf(table, field), cell: cellOf(row, field) })),
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

function castTo(type: string, value: Json): Json {
  if (value === null) return null;
  return storedAs(type.trim(), /^(?:text|varchar)/u.test(type) ? textOf(value) : value);
}

/** Returns only the selected columns of rows. */
export function shapeRows(table: Table, { columns }: Plan, rows: readonly Row[]): Row[] {
  const shown = columns.flatMap((selected): Selected[] => {
    if (selected.field.column !== '*') return [selected];
    return table.columnNames.map((column) => ({
      field: { column, path: [], asText: false },
      as: column,
      cast: undefined,
    }));
  });
  for (const { field } of shown) typeOf(table, field);
  return rows.map((row) =>
    Object.fromEntries(
      shown.map(({ field, as, cast }) => {
        const cell = cellOf(row, field);
        return [as, cast === undefined ? cell : castTo(cast, cell)];
      }),
    ),
  );
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
