import type { MockPerson } from '../fixtures/people.ts';
import { readBinding } from '../query/filters.ts';
import { readPlan } from '../query/plan.ts';
import { Reader } from '../query/read.ts';
import { grantsOf } from '../store/access.ts';
import type { Change } from '../store/database.ts';
import type { Row } from '../store/schema.ts';
import { supabase } from '../supabase.ts';

/** A client's subscription to database changes. */
export interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
  select?: readonly string[];
}

const pick = (row: Row | undefined, names: readonly string[] | undefined): Row =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([name]) => names?.includes(name) !== false));

function matchesBinding({ event, schema, table, filter }: Binding, change: Change): boolean {
  if (event !== '*' && event.toUpperCase() !== change.type) return false;
  if (schema !== '*' && schema !== change.table.schema) return false;
  if (table !== undefined && table !== '*' && table !== change.table.name) return false;
  if (filter === undefined || filter === '') return true;
  const plan = readPlan(new URLSearchParams());
  plan.conditions.push(readBinding(filter));
  const row = change.record ?? change.old ?? {};
  return new Reader(supabase.database, undefined).filter(change.table, plan, [row]).length > 0;
}

/**
 * Builds the message about a change for a client (supabase/realtime, `extensions/postgres_cdc_rls`):
 * only for published tables and rows that the client may read; a deleted row has only its primary key.
 * @returns undefined if the client gets no message
 */
export function changeMessageOf(
  change: Change,
  bindings: readonly Binding[],
  caller: MockPerson | undefined,
): Record<string, unknown> | undefined {
  const { table, record, old, type } = change;
  if (table.spec.realtime !== true) return undefined;
  const matching = bindings.filter((binding) => matchesBinding(binding, change));
  const { select } = grantsOf(caller, table);
  const mayRead = record === undefined || select?.(record) === true;
  if (matching.length === 0 || !mayRead) return undefined;
  return {
    ids: matching.map(({ id }) => id),
    data: {
      schema: table.schema,
      table: table.name,
      commit_timestamp: new Date().toISOString(),
      type,
      columns: Object.entries(table.spec.columns).map(([name, column]) => ({
        name,
        type: column.type.replace(/^(.*)\[\]$/, '_$1'),
      })),
      ...(record === undefined ? {} : { record: pick(record, matching[0]?.select) }),
      ...(old === undefined ? {} : { old_record: pick(old, table.primaryKey) }),
      errors: null,
    },
  };
}
