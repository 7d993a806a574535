import { HttpResponse, ws } from 'msw';
import type { User } from '../auth/users.ts';
import type { Project } from '../project.ts';
import { bodyOf, callerOf, textOf, type Caller } from '../requests.ts';
import { handlersOf, type Call } from '../routes.ts';
import { changeMessageOf, refuseBinding, type Binding } from './changes.ts';
import { parsePush, writeBroadcast, type Message } from './frames.ts';
import type { Subscriber } from './hub.ts';

interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { enabled?: boolean; key?: string };
  postgres_changes?: Omit<Binding, 'id'>[];
}

interface Channel {
  caller: User | undefined;
  readonly config: JoinConfig;
  readonly subscriber: Subscriber;
  readonly presenceKey: string;
  readonly stop: () => void;
}

const userOf = (caller: Caller): User | undefined =>
  caller.kind === 'user' ? caller.user : undefined;

let count = 0;

/** A client's socket with the channels it joined. */
class Connection {
  private readonly project: Project;
  private readonly channels = new Map<string, Channel>();
  private readonly send: (data: string | ArrayBuffer) => void;

  constructor(project: Project, send: (data: string | ArrayBuffer) => void) {
    this.project = project;
    this.send = send;
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
      channel.caller = userOf(callerOf(this.project, textOf(payload['access_token'])));
    } else if (event === 'broadcast') this.broadcast(message, channel);
    else if (event === 'presence') this.track(message, channel);
    else this.reply(message, 'error', { reason: `The realtime event "${event}" is not mocked` });
  }

  close(): void {
    for (const { stop } of this.channels.values()) stop();
    this.channels.clear();
  }

  private write(message: Message): void {
    this.send(JSON.stringify(message));
  }

  private reply(message: Message, status = 'ok', response: Record<string, unknown> = {}): void {
    const [joinRef, ref, topic] = message;
    this.write([joinRef, ref, topic, 'phx_reply', { status, response }]);
  }

  /** supabase/realtime, `channels/realtime_channel/broadcast_handler.ex`. */
  private broadcast(message: Message, { config, subscriber }: Channel): void {
    const [, , topic, , { event, payload }] = message;
    const sender = config.broadcast?.self === true ? undefined : subscriber;
    this.project.realtime.broadcast({ topic, event: textOf(event), payload }, sender);
    if (config.broadcast?.ack === true) this.reply(message);
  }

  /** supabase/realtime, `channels/realtime_channel/presence_handler.ex`. */
  private track(message: Message, { subscriber, presenceKey }: Channel): void {
    const [, , , , { event, payload }] = message;
    if (event === 'track') this.project.realtime.track(subscriber, presenceKey, payload);
    else this.project.realtime.untrack(subscriber);
    this.reply(message);
  }

  /** supabase/realtime, `channels/realtime_channel.ex`, `join`. */
  private join(message: Message): void {
    const [joinRef, , topic, , payload] = message;
    const { clock, database, realtime } = this.project;
    const caller = callerOf(this.project, textOf(payload['access_token']));
    const config = (payload['config'] ?? {}) as JoinConfig;
    const bindings = (config.postgres_changes ?? []).map((one) => ({ ...one, id: (count += 1) }));
    const reason =
      caller.kind === 'expired'
        ? `InvalidJWTToken: Token has expired ${clock.seconds() - caller.claims.exp} seconds ago`
        : caller.kind === 'forged'
          ? 'JwtSignatureError: Failed to validate JWT signature'
          : bindings.map((binding) => refuseBinding(database, binding)).find(Boolean);
    if (reason !== undefined) {
      this.reply(message, 'error', { reason });
      return;
    }
    const stopChanges = database.onChange((change) => {
      const news = changeMessageOf(change, bindings, channel.caller, clock);
      if (news !== undefined) this.write([joinRef, null, topic, 'postgres_changes', news]);
    });
    const subscriber: Subscriber = {
      topic,
      onBroadcast: (broadcast) => this.send(writeBroadcast(broadcast)),
      onPresence: (joins, leaves) =>
        this.write([joinRef, null, topic, 'presence_diff', { joins, leaves }]),
    };
    const leave = realtime.join(subscriber);
    const channel: Channel = {
      caller: userOf(caller),
      config,
      subscriber,
      presenceKey: config.presence?.key || crypto.randomUUID(),
      stop() {
        stopChanges();
        leave();
      },
    };
    this.channels.get(topic)?.stop();
    this.channels.set(topic, channel);
    this.reply(message, 'ok', { postgres_changes: bindings });
    this.write([joinRef, null, topic, 'presence_state', realtime.presences(topic)]);
    if (bindings.length === 0) return;
    const subscribed = {
      channel: topic.replace(/^realtime:/u, ''),
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
    };
    this.write([joinRef, null, topic, 'system', subscribed]);
  }
}

const accepted = () => new HttpResponse(null, { status: 202 });

/** A batch of broadcasts by HTTP. */
async function broadcastAll({ project, request }: Call) {
  const { messages = [] } = await bodyOf(request);
  for (const { topic, event, payload } of messages as Record<string, unknown>[]) {
    const name = `realtime:${textOf(topic)}`;
    project.realtime.broadcast({ topic: name, event: textOf(event), payload });
  }
  return accepted();
}

async function broadcastOne({ project, request, params }: Call) {
  const isJson = request.headers.get('content-type')?.includes('json') === true;
  const payload: unknown = isJson ? await request.json() : await request.arrayBuffer();
  const { topic = '', event = '' } = params;
  project.realtime.broadcast({ topic: `realtime:${topic}`, event, payload });
  return accepted();
}

/** A realtime websocket with database changes, broadcasts and presence. */
export const realtimeHandlers = (project: Project) => [
  ...handlersOf(project, 'realtime', 'realtime', {
    'post api/broadcast': broadcastAll,
    'post api/broadcast/:topic/events/:event': broadcastOne,
  }),
  ws
    .link(`${project.url.replace(/^http/u, 'ws')}/realtime/v1/websocket`)
    .addEventListener('connection', ({ client }) => {
      const connection = new Connection(project, (data) => client.send(data));
      const forget = project.realtime.open(() => client.close(3000, 'The connection was lost'));
      client.addEventListener('message', ({ data }) => {
        const message =
          typeof data === 'string'
            ? (JSON.parse(data) as Message)
            : data instanceof ArrayBuffer && parsePush(data);
        if (message) connection.receive(message);
        else client.close(3001, 'This binary message is not mocked');
      });
      client.addEventListener('close', () => {
        forget();
        connection.close();
      });
    }),
];
