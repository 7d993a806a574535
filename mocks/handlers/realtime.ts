import { http, HttpResponse, ws } from 'msw';
import type { MockPerson } from '../fixtures/people.ts';
import { supabase } from '../supabase.ts';
import { changeMessageOf, type Binding } from './realtimeChannel.ts';
import { readMessage, writeMessage, type Message } from './realtimeMessages.ts';
import { bodyOf, callerOf, textOf } from './requests.ts';

interface Join {
  topic: string;
  joinRef: string | null;
  caller: MockPerson | undefined;
  bindings: Binding[];
  receivesOwn: boolean;
  acknowledges: boolean;
  presenceKey: string;
  /** The tracked presence, if any. */
  presence: Record<string, unknown> | undefined;
  send: (event: string, payload: Record<string, unknown>) => void;
  stop: () => void;
}

interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { key?: string; enabled?: boolean };
  postgres_changes?: Omit<Binding, 'id'>[];
}

const joins = new Set<Join>();
let count = 0;

const on = (topic: string): Join[] => [...joins].filter((join) => join.topic === topic);

/** Groups presences by key, as in `presence_state` and `presence_diff`. */
function presences(list: readonly Join[]) {
  return Object.fromEntries(
    list
      .filter(({ presence }) => presence !== undefined)
      .map(({ presenceKey, presence }) => [presenceKey, { metas: [presence] }]),
  );
}

/** Sends a topic the presence that joined or left. */
function sendPresence(join: Join, isThere: boolean): void {
  const [joined, left] = isThere ? [presences([join]), {}] : [{}, presences([join])];
  for (const other of on(join.topic)) other.send('presence_diff', { joins: joined, leaves: left });
}

function leave(join: Join): void {
  if (!joins.delete(join)) return;
  join.stop();
  if (join.presence !== undefined) sendPresence(join, false);
}

function broadcast(topic: string, payload: Record<string, unknown>, from?: Join): void {
  for (const join of on(topic)) {
    if (join !== from || from.receivesOwn) join.send('broadcast', payload);
  }
}

/** A client's socket with the channels it joined. */
class Connection {
  private readonly channels = new Map<string, Join>();
  private readonly write: (data: string) => void;

  constructor(write: (data: string) => void) {
    this.write = write;
  }

  receive(message: Message): void {
    const { topic, event, payload } = message;
    const join = this.channels.get(topic);
    if (event === 'heartbeat') this.reply(message);
    else if (event === 'phx_join') this.join(message);
    else if (event === 'phx_leave') {
      this.reply(message);
      if (join !== undefined) {
        join.send('phx_close', {});
        leave(join);
      }
      this.channels.delete(topic);
    } else if (join === undefined) {
      this.reply(message, 'error', { reason: 'unmatched topic' });
    } else if (event === 'access_token') {
      const caller = callerOf(textOf(payload.access_token));
      join.caller = caller.kind === 'person' ? caller.person : undefined;
    } else if (event === 'broadcast') {
      broadcast(topic, payload, join);
      if (join.acknowledges) this.reply(message);
    } else if (event === 'presence') this.presence(message, join);
  }

  close(): void {
    for (const join of this.channels.values()) leave(join);
    this.channels.clear();
  }

  private reply(message: Message, status = 'ok', response: Record<string, unknown> = {}): void {
    this.write(writeMessage({ ...message, event: 'phx_reply', payload: { status, response } }));
  }

  /** supabase/realtime, `channels/realtime_channel.ex`, `join`. */
  private join(message: Message): void {
    const { topic, joinRef, payload } = message;
    const caller = callerOf(textOf(payload.access_token));
    if (caller.kind === 'expired') {
      const seconds = Math.floor(Date.now() / 1000) - caller.claims.exp;
      const reason = `InvalidJWTToken: Token has expired ${seconds} seconds ago`;
      this.reply(message, 'error', { reason });
      return;
    }
    if (caller.kind === 'forged') {
      const reason = 'JwtSignatureError: Failed to validate JWT signature';
      this.reply(message, 'error', { reason });
      return;
    }
    const config = (payload.config ?? {}) as JoinConfig;
    const bindings = (config.postgres_changes ?? []).map((one) => ({ ...one, id: (count += 1) }));
    const join: Join = {
      topic,
      joinRef,
      caller: caller.kind === 'person' ? caller.person : undefined,
      bindings,
      receivesOwn: config.broadcast?.self === true,
      acknowledges: config.broadcast?.ack === true,
      presenceKey: config.presence?.key || crypto.randomUUID(),
      presence: undefined,
      send: (event, sent) =>
        this.write(writeMessage({ joinRef, ref: null, topic, event, payload: sent })),
      stop: supabase.database.onChange((change) => {
        const news = changeMessageOf(change, join.bindings, join.caller);
        if (news !== undefined) join.send('postgres_changes', news);
      }),
    };
    const before = this.channels.get(topic);
    if (before !== undefined) leave(before);
    this.channels.set(topic, join);
    joins.add(join);
    this.reply(message, 'ok', { postgres_changes: bindings });
    if (config.presence?.enabled === true) join.send('presence_state', presences(on(topic)));
    if (bindings.length === 0) return;
    join.send('system', {
      channel: topic.replace(/^realtime:/, ''),
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
    });
  }

  private presence(message: Message, join: Join): void {
    const { event, payload } = message.payload;
    if (join.presence !== undefined) sendPresence(join, false);
    join.presence =
      event === 'track'
        ? { ...(payload as Record<string, unknown>), phx_ref: `mocked-${(count += 1)}` }
        : undefined;
    if (join.presence !== undefined) sendPresence(join, true);
    this.reply(message);
  }
}

const socket = ws.link('*/realtime/v1/websocket');

/** A realtime websocket: database changes, broadcasts and presence. */
export const realtimeHandlers = [
  socket.addEventListener('connection', ({ client }) => {
    const connection = new Connection((data) => client.send(data));
    const lose = () => client.close(3000, 'The connection was lost');
    supabase.sockets.add(lose);
    client.addEventListener('message', ({ data }) => {
      void readMessage(data).then((message) => connection.receive(message));
    });
    client.addEventListener('close', () => {
      supabase.sockets.delete(lose);
      connection.close();
    });
  }),
  /** `httpSend()`, and the fallback of `send()` before a channel is joined. */
  http.post('*/realtime/v1/api/broadcast/:topic/events/:event', async ({ request, params }) => {
    const { topic, event } = params;
    const payload = await bodyOf(request);
    broadcast(`realtime:${String(topic)}`, { type: 'broadcast', event, payload });
    return new HttpResponse(null, { status: 202 });
  }),
  http.post('*/realtime/v1/api/broadcast', async ({ request }) => {
    const { messages = [] } = (await bodyOf(request)) as {
      messages?: { topic: string; event: string; payload: unknown }[];
    };
    for (const { topic, event, payload } of messages) {
      broadcast(`realtime:${topic}`, { type: 'broadcast', event, payload });
    }
    return new HttpResponse(null, { status: 202 });
  }),
];
