import type { User } from '../auth/users.ts';
import type { Change, Database, Table } from '../data/database.ts';
import { readFilter, type Condition } from '../data/filters.ts';
import { Scanner } from '../data/scanner.ts';
import { DataError } from '../refusals.ts';

/** A client's subscription to database changes. */
interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

export interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { enabled?: boolean; key?: string };
  postgres_changes?: Omit<Binding, 'id'>[];
}

/** A topic that a client has joined. */
export interface Channel {
  readonly topic: string;
  readonly config: JoinConfig;
  readonly bindings: readonly Binding[];
  readonly presenceKey: string;
  /** Sends a server's message. */
  readonly push: (event: string, payload: object) => void;
  caller: User | undefined;
  /** What its client tracks. */
  meta?: object | undefined;
}

/** Parses a binding's filter. @throws DataError, NotMocked if it cannot */
function conditionOf(table: Table, filter: string): Condition {
  const [, column = '', test = ''] = /^([^=]+)=(.*)$/su.exec(filter) ?? [];
  return readFilter(table, { column, path: [], asText: false }, new Scanner(test, 'filter'));
}

/** Why a binding cannot be subscribed to, if so. */
export function refuseBinding(database: Database, binding: Binding): string | undefined {
  const { table = '*', filter = '' } = binding;
  if (filter === '' || table === '*') return undefined;
  try {
    conditionOf(database.table(table), filter);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const params = `[schema: public, table: ${table}, filters: ${filter}]`;
    if (!(error instanceof DataError)) return `${reason} is not mocked: ${params}`;
    return `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: ${params}. Exception: ${reason}`;
  }
}

function matchesBinding({ event, schema, table = '*', filter = '' }: Binding, change: Change) {
  const row = change.record ?? change.old ?? {};
  return (
    ['*', change.type].includes(event) &&
    ['*', 'public'].includes(schema) &&
    ['*', change.table.name].includes(table) &&
    (filter === '' || conditionOf(change.table, filter)(row) === true)
  );
}

/**
 * Builds the message about a change for a channel (supabase/realtime, `extensions/postgres_cdc_rls`):
 * only for published tables and rows that the client may read; a deleted row has only its primary key.
 * @returns undefined if the client gets no message
 */
function changeMessageOf(
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

/** What a client tracks, by its key. */
const presenceOf = ({ presenceKey, meta }: Channel): object =>
  meta === undefined ? {} : { [presenceKey]: { metas: [meta] } };

/** The channels of all connections of a project. */
export class Hub {
  readonly channels = new Set<Channel>();
  /** Closes each open socket. */
  readonly sockets = new Set<() => void>();
  private refs = 0;

  /** Delivers a broadcast to a topic; `sender` does not get it. */
  broadcast(topic: string, content: { event: unknown; payload: unknown }, sender?: Channel): void {
    for (const channel of this.of(topic)) {
      if (channel !== sender) channel.push('broadcast', { type: 'broadcast', ...content });
    }
  }

  /** The present clients of a topic. */
  presences(topic: string): object {
    const all: Record<string, { metas: object[] }> = {};
    for (const { presenceKey, meta } of this.of(topic)) {
      if (meta !== undefined) (all[presenceKey] ??= { metas: [] }).metas.push(meta);
    }
    return all;
  }

  /** Changes what a client tracks; undefined if it leaves. */
  track(channel: Channel, payload?: object): void {
    const leaves = presenceOf(channel);
    channel.meta = payload && { ...payload, phx_ref: `mocked-${(this.refs += 1)}` };
    const joins = presenceOf(channel);
    for (const one of this.of(channel.topic)) one.push('presence_diff', { joins, leaves });
  }

  leave(channel: Channel): void {
    this.channels.delete(channel);
    if (channel.meta !== undefined) this.track(channel);
  }

  /** Tells every subscriber of a change, at a time. */
  change(change: Change, at: string): void {
    for (const channel of this.channels) {
      const news = changeMessageOf(change, channel, at);
      if (news !== undefined) channel.push('postgres_changes', news);
    }
  }

  private of(topic: string): Channel[] {
    return [...this.channels].filter((channel) => channel.topic === topic);
  }
}
