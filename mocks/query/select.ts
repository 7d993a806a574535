import { Scanner, type Field } from './scanner.ts';

/** An item of `select`: all columns, one column, a count, or a related table. */
export type SelectItem =
  | { kind: 'all' }
  | {
      kind: 'field';
      as: string;
      field: Field;
      cast: string | undefined;
      aggregate: string | undefined;
    }
  | {
      kind: 'embed';
      as: string;
      name: string;
      hints: readonly string[];
      spread: boolean;
      items: readonly SelectItem[];
    };

export type Embed = Extract<SelectItem, { kind: 'embed' }>;

function item(scanner: Scanner): SelectItem {
  scanner.take(/\s+/);
  if (scanner.take(/\*/) !== undefined) return { kind: 'all' };
  const spread = scanner.take(/\.\.\./) !== undefined;
  let field = scanner.field();
  let as: string | undefined;
  if (scanner.take(/:(?!:)/) !== undefined) {
    as = field.column;
    field = scanner.field();
  }
  const hints: string[] = [];
  while (scanner.take(/!/) !== undefined) hints.push(scanner.name());
  const last = field.path.at(-1);
  if (field.column === 'count' && scanner.take(/\(\)/) !== undefined) {
    return { kind: 'field', as: as ?? 'count', field, cast: undefined, aggregate: 'count' };
  }
  if (scanner.take(/\s*\(/) !== undefined) {
    const items = itemsOf(scanner);
    scanner.expect(/\)/, '")"');
    return { kind: 'embed', as: as ?? field.column, name: field.column, hints, spread, items };
  }
  let cast = scanner.take(/::(\w+)/)?.[1];
  const aggregate = scanner.take(/\.(avg|count|max|min|sum)\(\)/)?.[1];
  cast = scanner.take(/::(\w+)/)?.[1] ?? cast;
  return { kind: 'field', as: as ?? last?.key ?? field.column, field, cast, aggregate };
}

function itemsOf(scanner: Scanner): SelectItem[] {
  if (scanner.isAtEnd || scanner.take(/\s*(?=\))/) !== undefined) return [];
  const items = [item(scanner)];
  while (scanner.take(/\s*,/) !== undefined) items.push(item(scanner));
  scanner.take(/\s+/);
  return items;
}

/** Parses `select=id,name:display_name,address->city,teams!inner(name)`. */
export function readSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  const items = itemsOf(scanner);
  if (!scanner.isAtEnd) scanner.fail('"," or end of input');
  return items;
}

export interface OrderKey {
  field: Field;
  /** The related table that has the column. */
  of: string | undefined;
  descending: boolean;
  nullsFirst: boolean;
}

/** Parses `order=name.desc.nullslast,section(name)`. */
export function readOrder(text: string): OrderKey[] {
  const scanner = new Scanner(text, 'order');
  const keys: OrderKey[] = [];
  do {
    const first = scanner.field();
    const inner = scanner.take(/\(/) === undefined ? undefined : scanner.field();
    if (inner !== undefined) scanner.expect(/\)/, '")"');
    const descending = scanner.take(/\.(asc|desc)/)?.[1] === 'desc';
    const nulls = scanner.take(/\.nulls(first|last)/)?.[1];
    keys.push({
      field: inner ?? first,
      of: inner === undefined ? undefined : first.column,
      descending,
      // Postgres sorts null as the greatest value.
      nullsFirst: nulls === undefined ? descending : nulls === 'first',
    });
  } while (scanner.take(/,/) !== undefined);
  if (!scanner.isAtEnd) scanner.fail('"asc", "desc", "nullsfirst", "nullslast" or end of input');
  return keys;
}
