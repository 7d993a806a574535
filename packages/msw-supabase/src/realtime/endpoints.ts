import { HttpResponse, ws } from 'msw';
import type { Project } from '../project.ts';
import { callerOf, textOf, type Body } from '../requests.ts';
import { handlersOf, type Call } from '../routes.ts';
import { parsePush, type Message } from './frames.ts';
import { push, refuseBinding, type Channel, type JoinConfig } from './hub.ts';

let bindingIds = 0;

/** A client's socket with the channels it joined. */
class Connection {
  private readonly project: Project;
  private readonly channels = new Map<string, Channel>();
  private readonly send: (data: string | ArrayBuffer) => void;

  constructor(project: Project, send: (data: string | ArrayBuffer) => void) {
    this.project = project;
    this.send = send;
  }

  /** supabase/realtime, `channels/realtime_channel.ex`, with its handlers of broadcasts and presence. */
  receive(message: Message): void {
    const [, , topic, event, payload] = message;
    const { realtime } = this.project;
    const channel = this.channels.get(topic);
    if (event === 'heartbeat') this.reply(message);
    else if (event === 'phx_join') this.join(message);
    else if (channel === undefined) this.reply(message, 'error', { reason: 'unmatched topic' });
    else if (event === 'phx_leave') {
      this.reply(message);
      push(channel, 'phx_close', {});
      this.leave(channel);
    } else if (event === 'access_token') {
      channel.caller = callerOf(this.project, textOf(payload['access_token'])).user;
    } else if (event === 'broadcast') {
      const { self = false, ack = false } = channel.config.broadcast ?? {};
      const broadcast = { topic, event: textOf(payload['event']), payload: payload['payload'] };
      realtime.broadcast(broadcast, self ? undefined : channel);
      if (ack) this.reply(message);
    } else if (event === 'presence') {
      const { event: change, payload: meta } = payload;
      realtime.track(channel, change === 'track' ? (meta as object) : undefined);
      this.reply(message);
    } else this.reply(message, 'error', { reason: `The realtime event "${event}" is not mocked` });
  }

  close(): void {
    for (const channel of this.channels.values()) this.leave(channel);
  }

  private leave(channel: Channel): void {
    this.channels.delete(channel.topic);
    this.project.realtime.leave(channel);
  }

  private reply([joinRef, ref, topic]: Message, status = 'ok', response: object = {}): void {
    this.send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]));
  }

  private join(message: Message): void {
    const [joinRef, , topic, , payload] = message;
    const { clock, database, realtime } = this.project;
    const caller = callerOf(this.project, textOf(payload['access_token']));
    const config = (payload['config'] ?? {}) as JoinConfig;
    const bindings = (config.postgres_changes ?? []).map((one) => ({
      ...one,
      id: (bindingIds += 1),
    }));
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
    const before = this.channels.get(topic);
    if (before !== undefined) this.leave(before);
    const presenceKey = config.presence?.key || crypto.randomUUID();
    const { send } = this;
    const channel = { topic, joinRef, config, bindings, presenceKey, send, caller: caller.user };
    this.channels.set(topic, channel);
    realtime.channels.add(channel);
    this.reply(message, 'ok', { postgres_changes: bindings });
    push(channel, 'presence_state', realtime.presences(topic));
    if (bindings.length === 0) return;
    push(channel, 'system', {
      channel: topic.replace(/^realtime:/u, ''),
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
    });
  }
}

const accepted = () => new HttpResponse(null, { status: 202 });

/** A batch of broadcasts by HTTP. */
function broadcastAll({ project }: Call, { messages = [] }: Body) {
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
export function realtimeHandlers(project: Project) {
  const { clock, database, realtime } = project;
  database.onChange = (change) => realtime.change(change, clock.iso());
  return [
    ...handlersOf(project, 'realtime', {
      'post api/broadcast': broadcastAll,
      'post api/broadcast/:topic/events/:event': broadcastOne,
    }),
    ws
      .link(`${project.url.replace(/^http/u, 'ws')}/realtime/v1/websocket`)
      .addEventListener('connection', ({ client }) => {
        const connection = new Connection(project, (data) => client.send(data));
        const drop = () => client.close(3000, 'The connection was lost');
        realtime.sockets.add(drop);
        client.addEventListener('message', ({ data }) => {
          const message =
            typeof data === 'string'
              ? (JSON.parse(data) as Message)
              : data instanceof ArrayBuffer && parsePush(data);
          if (message) connection.receive(message);
          else client.close(3001, 'This binary message is not mocked');
        });
        client.addEventListener('close', () => {
          realtime.sockets.delete(drop);
          connection.close();
        });
      }),
  ];
}
