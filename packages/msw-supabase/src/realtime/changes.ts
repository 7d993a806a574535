import { DataError } from '../refusals.ts';
import type { Change, Database, Table } from '../data/database.ts';
import { readFilter } from '../data/filters.ts';
import { filterRows } from '../data/read.ts';
import { Scanner } from '../data/scanner.ts';
import type { Row } from '../data/schema.ts';
import type { Channel } from './hub.ts';

/** A client's subscription to database changes. */
export interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

/** Whether a binding's filter holds for a row. @throws DataError, NotMocked if it cannot */
function isFiltered(table: Table, filter: string, rows: readonly Row[]): boolean {
  const [, column = '', test = ''] = /^([^=]+)=(.*)$/su.exec(filter) ?? [];
  const condition = readFilter({ column, path: [], asText: false }, new Scanner(test, 'filter'));
  return filterRows(table, [condition], rows).length > 0;
}

/** Why a binding cannot be subscribed to, if so. */
export function refuseBinding(database: Database, binding: Binding): string | undefined {
  const { table = '*', filter = '' } = binding;
  if (filter === '' || table === '*') return undefined;
  try {
    isFiltered(database.table(table), filter, []);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const params = `[schema: public, table: ${table}, filters: ${filter}]`;
    if (!(error instanceof DataError)) return `${reason} is not mocked: ${params}`;
    return `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${params}. Exception: ${reason}`;
  }
}

function matchesBinding({ event, schema, table = '*', filter = '' }: Binding, change: Change) {
  const { name } = change.table;
  if (![change.type, '*'].includes(event) || !['public', '*'].includes(schema)) return false;
  if (table !== name && table !== '*') return false;
  return filter === '' || isFiltered(change.table, filter, [change.record ?? change.old ?? {}]);
}

/**
 * Builds the message about a change for a channel (supabase/realtime, `extensions/postgres_cdc_rls`):
 * only for published tables and rows that the client may read; a deleted row has only its primary key.
 * @returns undefined if the client gets no message
 */
export function changeMessageOf(
  change: Change,
  { bindings, caller }: Channel,
  commit_timestamp: string,
): object | undefined {
  const { table, record, old, type } = change;
  const mayRead = record === undefined || table.grantsOf(caller).select?.(record) === true;
  if (table.spec.realtime !== true || !mayRead) return undefined;
  const ids = bindings.filter((one) => matchesBinding(one, change)).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  const columns = Object.entries(table.spec.columns).map(([name, column]) => ({
    name,
    type: column.type.replace(/^(.*)\[\]$/u, '_$1'),
  }));
  const old_record =
    old && Object.fromEntries(table.primaryKey.map((key) => [key, old[key]] as const));
  const about = { schema: 'public', table: table.name, commit_timestamp, type, columns };
  return { ids, data: { ...about, record, old_record, errors: null } };
}
