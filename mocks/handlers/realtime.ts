import { ws } from 'msw';
import type { MockPerson } from '../fixtures/people.ts';
import { readFilter } from '../query/filters.ts';
import { filterRows } from '../query/read.ts';
import { Scanner } from '../query/scanner.ts';
import type { Change } from '../store/database.ts';
import { supabase } from '../supabase.ts';
import { callerOf, textOf } from './requests.ts';

/** A client's subscription to database changes. */
interface Binding {
  id: number;
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { enabled?: boolean };
  postgres_changes?: Omit<Binding, 'id'>[];
}

/** A message of Phoenix's protocol, version 2.0.0. */
type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

interface Channel {
  caller: MockPerson | undefined;
  stop: () => void;
}

let count = 0;

function matchesBinding({ event, schema, table, filter }: Binding, change: Change): boolean {
  if (event !== '*' && event !== change.type) return false;
  if (schema !== '*' && schema !== 'public') return false;
  if (table !== undefined && table !== '*' && table !== change.table.name) return false;
  if (filter === undefined || filter === '') return true;
  const [, column = '', test = ''] = /^([^=]+)=(.*)$/s.exec(filter) ?? [];
  const condition = readFilter(column, new Scanner(test, 'filter'));
  return filterRows(change.table, [condition], [change.record ?? change.old ?? {}]).length > 0;
}

/**
 * Builds the message about a change for a client (supabase/realtime, `extensions/postgres_cdc_rls`):
 * only for published tables and rows that the client may read; a deleted row has only its primary key.
 * @returns undefined if the client gets no message
 */
function changeMessageOf(
  change: Change,
  bindings: readonly Binding[],
  caller: MockPerson | undefined,
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
      commit_timestamp: new Date().toISOString(),
      type,
      columns: Object.entries(table.spec.columns).map(([name, column]) => ({
        name,
        type: column.type.replace(/^(.*)\[\]$/, '_$1'),
      })),
      ...(record && { record }),
      ...(old && {
        old_record: Object.fromEntries(table.primaryKey.map((key) => [key, old[key]])),
      }),
      errors: null,
    },
  };
}

/** Returns what the mocks lack for a channel, if anything. */
function unsupported({ broadcast, presence }: JoinConfig): string | undefined {
  if (broadcast?.self === true || broadcast?.ack === true) return 'Broadcasts are not mocked';
  return presence?.enabled === true ? 'Presence is not mocked' : undefined;
}

/** A client's socket with the channels it joined. */
class Connection {
  private readonly channels = new Map<string, Channel>();
  private readonly write: (message: Message) => void;

  constructor(write: (message: Message) => void) {
    this.write = write;
  }

  receive(message: Message): void {
    const [joinRef, , topic, event, payload] = message;
    const channel = this.channels.get(topic);
    if (event === 'heartbeat') this.reply(message);
    else if (event === 'phx_join') this.join(message);
    else if (channel === undefined) this.reply(message, 'error', { reason: 'unmatched topic' });
    else if (event === 'phx_leave') {
      this.reply(message);
      this.write([joinRef, null, topic, 'phx_close', {}]);
      channel.stop();
      this.channels.delete(topic);
    } else if (event === 'access_token') {
      const caller = callerOf(textOf(payload.access_token));
      channel.caller = caller.kind === 'person' ? caller.person : undefined;
    } else this.reply(message, 'error', { reason: `The realtime event "${event}" is not mocked` });
  }

  close(): void {
    for (const { stop } of this.channels.values()) stop();
    this.channels.clear();
  }

  private reply(message: Message, status = 'ok', response: Record<string, unknown> = {}): void {
    const [joinRef, ref, topic] = message;
    this.write([joinRef, ref, topic, 'phx_reply', { status, response }]);
  }

  /** supabase/realtime, `channels/realtime_channel.ex`, `join`. */
  private join(message: Message): void {
    const [joinRef, , topic, , payload] = message;
    const caller = callerOf(textOf(payload.access_token));
    const config = (payload.config ?? {}) as JoinConfig;
    const reason =
      caller.kind === 'expired'
        ? `InvalidJWTToken: Token has expired ${Math.floor(Date.now() / 1000) - caller.claims.exp} seconds ago`
        : caller.kind === 'forged'
          ? 'JwtSignatureError: Failed to validate JWT signature'
          : unsupported(config);
    if (reason !== undefined) {
      this.reply(message, 'error', { reason });
      return;
    }
    const bindings = (config.postgres_changes ?? []).map((one) => ({ ...one, id: (count += 1) }));
    const channel: Channel = {
      caller: caller.kind === 'person' ? caller.person : undefined,
      stop: supabase.database.onChange((change) => {
        const news = changeMessageOf(change, bindings, channel.caller);
        if (news !== undefined) this.write([joinRef, null, topic, 'postgres_changes', news]);
      }),
    };
    this.channels.get(topic)?.stop();
    this.channels.set(topic, channel);
    this.reply(message, 'ok', { postgres_changes: bindings });
    if (bindings.length === 0) return;
    const subscribed = {
      channel: topic.replace(/^realtime:/, ''),
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
    };
    this.write([joinRef, null, topic, 'system', subscribed]);
  }
}

/** A realtime websocket with database changes; broadcasts and presence are refused by name. */
export const realtimeHandlers = [
  ws.link('*/realtime/v1/websocket').addEventListener('connection', ({ client }) => {
    const connection = new Connection((message) => client.send(JSON.stringify(message)));
    const lose = () => client.close(3000, 'The connection was lost');
    supabase.sockets.add(lose);
    client.addEventListener('message', ({ data }) => {
      // Only broadcasts are binary (realtime-js, `lib/serializer.ts`).
      if (typeof data === 'string') connection.receive(JSON.parse(data) as Message);
      else client.close(3001, 'Broadcasts are not mocked');
    });
    client.addEventListener('close', () => {
      supabase.sockets.delete(lose);
      connection.close();
    });
  }),
];
