import type { MockPerson } from '../fixtures/people.ts';
import { denied, grantsOf } from '../store/access.ts';
import { DataError } from '../store/errors.ts';
import type { Database, Relationship } from '../store/database.ts';
import type { Json, Row } from '../store/schema.ts';
import { textOf, type Table } from '../store/table.ts';
import type { Condition } from './filters.ts';
import { compareValues } from './literals.ts';
import { evaluate, type Truth } from './operators.ts';
import type { Plan } from './plan.ts';
import type { Field } from './scanner.ts';
import type { Embed, OrderKey } from './select.ts';

interface Loaded {
  row: Row;
  related: ReadonlyMap<Embed, readonly Row[]>;
  /** The first related row, unshaped, for ordering by it. */
  first: ReadonlyMap<Embed, Row | undefined>;
}

/** Runs plans against the database on behalf of a caller. */
export class Reader {
  private readonly database: Database;
  private readonly caller: MockPerson | undefined;

  constructor(database: Database, caller: MockPerson | undefined) {
    this.database = database;
    this.caller = caller;
  }

  /** @throws DataError if the caller has no grant to read the table (42501) */
  visible(table: Table, rows: readonly Row[]): readonly Row[] {
    const { select } = grantsOf(this.caller, table);
    if (select === undefined) throw denied(this.caller, table, 'SELECT');
    return rows.filter((row) => select(row));
  }

  /** Returns the rows that satisfy a plan's filters. */
  filter(table: Table, plan: Plan, rows: readonly Row[]): Row[] {
    const matches = (row: Row) =>
      plan.conditions.every((one) => this.decide(table, plan, one, row) === true);
    // Validates the columns even if there is no row.
    if (rows.length === 0) matches({});
    return rows.filter(matches);
  }

  /** Filters, sorts and slices; `total` counts the rows before slicing. */
  read(table: Table, plan: Plan, rows: readonly Row[]): { rows: Row[]; total: number } {
    this.checkColumns(table, plan);
    let loaded = this.filter(table, plan, rows).map((row) => this.load(table, plan, row));
    const inner = plan.embeds.filter(({ embed }) => embed.hints.includes('inner'));
    loaded = loaded.filter(({ related }) =>
      inner.every(({ embed }) => (related.get(embed) ?? []).length > 0),
    );
    const sorted = loaded.toSorted((a, b) => this.compare(table, plan, a, b));
    const cut = sorted.slice(plan.offset, plan.offset + plan.limit);
    if (plan.items.some((item) => item.kind === 'field' && this.counts(table, item))) {
      return { rows: [{ count: loaded.length }], total: 1 };
    }
    return { rows: cut.map((one) => this.shape(table, plan, one)), total: loaded.length };
  }

  /**
   * Whether this is `count` and no such column exists: the only aggregate enabled on hosted
   * projects.
   */
  private counts(table: Table, item: { field: Field; aggregate: string | undefined }): boolean {
    return (
      item.aggregate === undefined &&
      item.field.column === 'count' &&
      table.column('count') === undefined
    );
  }

  private checkColumns(table: Table, plan: Plan): void {
    for (const item of plan.items) {
      if (item.kind !== 'field') continue;
      if (item.aggregate !== undefined) {
        throw new DataError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
      }
      if (!this.counts(table, item)) this.typeOf(table, item.field);
    }
    for (const { field, of } of plan.order) {
      if (of === undefined) this.typeOf(table, field);
    }
    for (const { embed } of plan.embeds) this.relationshipOf(table, embed);
  }

  /** @throws DataError if the table has no such column (42703) */
  private typeOf(table: Table, { column, path }: Field): string {
    const type = table.column(column)?.type;
    if (type === undefined) {
      throw new DataError(400, '42703', `column ${table.name}.${column} does not exist`);
    }
    if (path.length === 0) return type;
    return path.at(-1)?.asText === true ? 'text' : 'jsonb';
  }

  private valueOf(row: Row, { column, path }: Field): Json {
    let value: Json = row[column] ?? null;
    for (const { key, asText } of path) {
      if (Array.isArray(value)) value = value.at(Number(key)) ?? null;
      else if (typeof value === 'object' && value !== null) value = value[key] ?? null;
      else value = null;
      if (asText && value !== null) value = textOf(value);
    }
    return value;
  }

  private decide(table: Table, plan: Plan, condition: Condition, row: Row): Truth {
    let truth: Truth;
    if (condition.kind === 'test') {
      const { field } = condition;
      const related = plan.embeds.find(({ embed }) => embed.as === field.column);
      if (related !== undefined && condition.operator === 'is') {
        truth = this.related(table, related.embed, related.plan, row).rows.length === 0;
      } else {
        truth = evaluate(this.typeOf(table, field), this.valueOf(row, field), condition);
      }
    } else {
      const truths = condition.parts.map((part) => this.decide(table, plan, part, row));
      const decisive = condition.kind === 'or';
      truth = truths.includes(decisive) ? decisive : truths.includes(null) ? null : !decisive;
    }
    return condition.not && truth !== null ? !truth : truth;
  }

  /** @throws DataError if there is no relationship (PGRST200), or more than one (PGRST201) */
  private relationshipOf(table: Table, embed: Embed): Relationship {
    const hint = embed.hints.find((one) => one !== 'inner' && one !== 'left');
    const found = this.database
      .relationships(table)
      .filter(
        ({ name, column, target, hints }) =>
          [name, column, target.name].includes(embed.name) &&
          (hint === undefined || hints.includes(hint)),
      );
    const [only, second] = found;
    if (only === undefined) {
      const using = hint === undefined ? '' : `' using the hint '${hint}`;
      throw new DataError(
        400,
        'PGRST200',
        `Could not find a relationship between '${table.name}' and '${embed.name}' in the schema cache`,
        {
          details: `Searched for a foreign key relationship between '${table.name}' and '${embed.name}${using}' in the schema '${table.schema}', but no matches were found.`,
        },
      );
    }
    if (second !== undefined) {
      const ways = found.map(({ name }) => `'${embed.name}!${name}'`).join(', ');
      throw new DataError(
        300,
        'PGRST201',
        `Could not embed because more than one relationship was found for '${table.name}' and '${embed.name}'`,
        {
          hint: `Try changing '${embed.name}' to one of the following: ${ways}. Find the desired relationship in the 'details' key.`,
          details: found.map(({ name, kind, target }) => ({
            cardinality: kind === 'toOne' ? 'many-to-one' : 'one-to-many',
            embedding: `${table.name} with ${target.name}`,
            relationship: name,
          })),
        },
      );
    }
    return only;
  }

  private related(table: Table, embed: Embed, plan: Plan, row: Row) {
    const relationship = this.relationshipOf(table, embed);
    const rows = this.visible(relationship.target, relationship.rowsOf(row));
    return { ...this.read(relationship.target, plan, rows), first: rows[0] };
  }

  private load(table: Table, plan: Plan, row: Row): Loaded {
    const found = plan.embeds.map(
      (one) => [one.embed, this.related(table, one.embed, one.plan, row)] as const,
    );
    return {
      row,
      related: new Map(found.map(([embed, { rows }]) => [embed, rows])),
      first: new Map(found.map(([embed, { first }]) => [embed, first])),
    };
  }

  private compare(table: Table, plan: Plan, a: Loaded, b: Loaded): number {
    for (const key of plan.order) {
      const difference = this.compareBy(table, plan, key, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  private compareBy(table: Table, plan: Plan, key: OrderKey, a: Loaded, b: Loaded): number {
    const embed = plan.embeds.find((one) => one.embed.as === key.of)?.embed;
    if (key.of !== undefined && embed === undefined) {
      throw new DataError(
        400,
        'PGRST108',
        `'${key.of}' is not an embedded resource in this request`,
        {
          hint: `Verify that '${key.of}' is included in the 'select' query parameter.`,
        },
      );
    }
    const relationship = embed && this.relationshipOf(table, embed);
    if (relationship?.kind === 'toMany') {
      throw new DataError(400, 'PGRST118', `A related order on '${key.of ?? ''}' is not possible`, {
        details: `'${table.name}' and '${key.of ?? ''}' do not form a many-to-one or one-to-one relationship`,
      });
    }
    const rowOf = ({ row, first }: Loaded) =>
      embed === undefined ? row : (first.get(embed) ?? {});
    const [left, right] = [this.valueOf(rowOf(a), key.field), this.valueOf(rowOf(b), key.field)];
    if (left === null || right === null) {
      if (left === right) return 0;
      return (left === null) === key.nullsFirst ? -1 : 1;
    }
    const type = this.typeOf(relationship?.target ?? table, key.field);
    return compareValues(type, left, right) * (key.descending ? -1 : 1);
  }

  private shape(table: Table, plan: Plan, { row, related }: Loaded): Row {
    const shaped: Row = {};
    for (const item of plan.items) {
      if (item.kind === 'all') Object.assign(shaped, row);
      else if (item.kind === 'field') {
        const value = this.valueOf(row, item.field);
        shaped[item.as] = item.cast === 'text' && value !== null ? textOf(value) : value;
      } else {
        const rows = related.get(item) ?? [];
        const isOne = this.relationshipOf(table, item).kind === 'toOne';
        if (item.spread && isOne) Object.assign(shaped, rows[0]);
        else if (item.items.length > 0) shaped[item.as] = isOne ? (rows[0] ?? null) : [...rows];
      }
    }
    return shaped;
  }
}
