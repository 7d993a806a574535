import type { User } from '../auth/users.ts';
import type { Clock } from '../clock.ts';
import type { Change, Database } from '../data/database.ts';
import { DataError } from '../data/dataError.ts';
import { readFilter } from '../data/filters.ts';
import { filterRows } from '../data/read.ts';
import { Scanner } from '../data/scanner.ts';
import type { Row } from '../data/schema.ts';
import type { Table } from '../data/table.ts';

/** A client's subscription to database changes. */
export interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

/** Filters the rows of a table as a binding does. @throws DataError, NotMocked if it cannot */
function filtered(table: Table, filter: string, rows: readonly Row[]): readonly Row[] {
  const [, column = '', test = ''] = /^([^=]+)=(.*)$/su.exec(filter) ?? [];
  const condition = readFilter({ column, path: [], asText: false }, new Scanner(test, 'filter'));
  return filterRows(table, [condition], rows);
}

/** Why a binding cannot be subscribed to, if so. */
export function refuseBinding(
  database: Database,
  { table, filter = '' }: Binding,
): string | undefined {
  if (filter === '' || table === undefined || table === '*') return undefined;
  try {
    filtered(database.table(table), filter, []);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const params = `[schema: public, table: ${table}, filters: ${filter}]`;
    if (!(error instanceof DataError)) return `${reason} is not mocked: ${params}`;
    return `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${params}. Exception: ${reason}`;
  }
}

function matchesBinding({ event, schema, table, filter = '' }: Binding, change: Change): boolean {
  if (event !== '*' && event !== change.type) return false;
  if (schema !== '*' && schema !== 'public') return false;
  if (table !== undefined && table !== '*' && table !== change.table.name) return false;
  return (
    filter === '' || filtered(change.table, filter, [change.record ?? change.old ?? {}]).length > 0
  );
}

/**
 * Builds the message about a change for a client (supabase/realtime, `extensions/postgres_cdc_rls`):
 * only for published tables and rows that the client may read; a deleted row has only its primary key.
 * @returns undefined if the client gets no message
 */
export function changeMessageOf(
  change: Change,
  bindings: readonly Binding[],
  caller: User | undefined,
  clock: Clock,
): Record<string, unknown> | undefined {
  const { table, record, old, type } = change;
  const mayRead = record === undefined || table.grantsOf(caller).select?.(record) === true;
  if (table.spec.realtime !== true || !mayRead) return undefined;
  const matching = bindings.filter((binding) => matchesBinding(binding, change));
  if (matching.length === 0) return undefined;
  return {
    ids: matching.map(({ id }) => id),
    data: {
      schema: 'public',
      table: table.name,
      commit_timestamp: clock.iso(),
      type,
      columns: Object.entries(table.spec.columns).map(([name, column]) => ({
        name,
        type: column.type.replace(/^(.*)\[\]$/u, '_$1'),
      })),
      ...(record && { record }),
      ...(old && {
        old_record: Object.fromEntries(table.primaryKey.map((key) => [key, old[key]])),
      }),
      errors: null,
    },
  };
}
