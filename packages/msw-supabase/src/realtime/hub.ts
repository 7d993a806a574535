import type { User } from '../auth/users.ts';
import type { Change, Database } from '../data/database.ts';
import { readFilter } from '../data/filters.ts';
import { Scanner } from '../data/scanner.ts';
import { DataError } from '../refusals.ts';
import { iso } from '../time.ts';

/** What a client asks of database changes. */
interface Asked {
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

export interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { key?: string };
  postgres_changes?: Asked[];
}

/** A topic that a client has joined. */
export interface Channel {
  readonly topic: string;
  readonly config: JoinConfig;
  readonly bindings: readonly ReturnType<typeof bindingOf>[];
  readonly presenceKey: string;
  /** Sends a server's message. */
  readonly push: (event: string, payload: object) => void;
  caller: User | undefined;
  /** What its client tracks. */
  meta?: object | undefined;
}

let ids = 0;

/** Reads a subscription to changes. @throws Error, NotMocked if its filter cannot be read */
export function bindingOf(database: Database, asked: Asked) {
  const { event, schema, table = '*', filter = '' } = asked;
  const [, column = '', test = ''] = /^([^=]+)=(.*)$/su.exec(filter) ?? [];
  try {
    const scanner = new Scanner(test, 'filter');
    const condition =
      filter === '' || table === '*'
        ? () => true
        : readFilter(database.table(table), { column, path: [], asText: false }, scanner);
    const matches = (change: Change): boolean =>
      ['*', change.type].includes(event) &&
      ['*', 'public'].includes(schema) &&
      ['*', change.table.name].includes(table) &&
      condition(change.record ?? change.old ?? {}) === true;
    return { ...asked, id: (ids += 1), matches };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const message =
      'Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters';
    const params = `[schema: public, table: ${table}, filters: ${filter}]`;
    throw new Error(`${message}: ${params}. Exception: ${error.message}`, { cause: error });
  }
}

/**
 * Builds the message about a change for a channel (supabase/realtime, `extensions/postgres_cdc_rls`):
 * only for published tables and rows that the client may read; a deleted row has only its primary key.
 * @returns undefined if the client gets no message
 */
function changeMessageOf(change: Change, { bindings, caller }: Channel): object | undefined {
  const { table, record, old, type } = change;
  const mayRead = record === undefined || table.grantsOf(caller).select?.(record) === true;
  if (table.spec.realtime !== true || !mayRead) return undefined;
  const heard = bindings.filter(({ matches }) => matches(change)).map(({ id }) => id);
  if (heard.length === 0) return undefined;
  const columns = Object.entries(table.spec.columns).map(([name, column]) => ({
    name,
    type: column.type.replace(/^(.*)\[\]$/u, '_$1'),
  }));
  const old_record =
    old && Object.fromEntries(table.primaryKey.map((key) => [key, old[key]] as const));
  const about = { schema: 'public', table: table.name, commit_timestamp: iso(), type, columns };
  return { ids: heard, data: { ...about, record, old_record, errors: null } };
}

/** What clients track, by their keys. */
function presenceOf(channels: readonly Channel[]): object {
  const all: Record<string, { metas: object[] }> = {};
  for (const { presenceKey, meta } of channels) {
    if (meta !== undefined) (all[presenceKey] ??= { metas: [] }).metas.push(meta);
  }
  return all;
}

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
    return presenceOf(this.of(topic));
  }

  /** Changes what a client tracks; undefined if it leaves. */
  track(channel: Channel, payload?: object): void {
    const leaves = presenceOf([channel]);
    channel.meta = payload && { ...payload, phx_ref: `mocked-${(this.refs += 1)}` };
    const joins = presenceOf([channel]);
    for (const one of this.of(channel.topic)) one.push('presence_diff', { joins, leaves });
  }

  leave(channel: Channel): void {
    this.channels.delete(channel);
    if (channel.meta !== undefined) this.track(channel);
  }

  /** Tells every subscriber of a change. */
  change(change: Change): void {
    for (const channel of this.channels) {
      const news = changeMessageOf(change, channel);
      if (news !== undefined) channel.push('postgres_changes', news);
    }
  }

  private of(topic: string): Channel[] {
    return [...this.channels].filter((channel) => channel.topic === topic);
  }
}
