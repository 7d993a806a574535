import { HttpResponse, ws } from 'msw';
import type { Project } from '../project.ts';
import { NotMocked } from '../refusals.ts';
import { callerOf, handlersOf, textOf, type Body, type Call } from '../routes.ts';
import { seconds } from '../time.ts';
import { parsePush, type Message } from './frames.ts';
import { bindingOf, type Channel, type JoinConfig } from './hub.ts';

/** Creates a function that answers the messages of a client's socket, and one that closes its channels. */
function connect(project: Project, send: (data: string) => void) {
  const { database, realtime } = project;
  const channels = new Map<string, Channel>();

  function reply([joinRef, ref, topic]: Message, status = 'ok', response: object = {}): void {
    send(JSON.stringify([joinRef, ref, topic, 'phx_reply', { status, response }]));
  }

  function leave(channel: Channel): void {
    channels.delete(channel.topic);
    realtime.leave(channel);
  }

  /** supabase/realtime, `channels/realtime_channel.ex`, `join`. */
  function join(message: Message): void {
    const [joinRef, , topic, , payload] = message;
    const caller = callerOf(project, textOf(payload['access_token']));
    if (caller.kind === 'forged') {
      throw new Error('JwtSignatureError: Failed to validate JWT signature');
    }
    if (caller.kind === 'expired') {
      const age = seconds() - caller.claims.exp;
      throw new Error(`InvalidJWTToken: Token has expired ${age} seconds ago`);
    }
    const config = (payload['config'] ?? {}) as JoinConfig;
    const bindings = (config.postgres_changes ?? []).map((one) => bindingOf(database, one));
    const before = channels.get(topic);
    if (before !== undefined) leave(before);
    const presenceKey = config.presence?.key || crypto.randomUUID();
    const push: Channel['push'] = (event, news) =>
      send(JSON.stringify([joinRef, null, topic, event, news]));
    const channel: Channel = { topic, config, bindings, presenceKey, push, caller: caller.user };
    channels.set(topic, channel);
    realtime.channels.add(channel);
    reply(message, 'ok', { postgres_changes: bindings });
    push('presence_state', realtime.presences(topic));
    if (bindings.length === 0) return;
    push('system', {
      channel: topic.replace(/^realtime:/u, ''),
      extension: 'postgres_changes',
      message: 'Subscribed to PostgreSQL',
      status: 'ok',
    });
  }

  /** The same, with its handlers of broadcasts and presence. */
  function answer(message: Message): void {
    const [, , topic, event, payload] = message;
    const channel = channels.get(topic);
    if (event === 'heartbeat') reply(message);
    else if (event === 'phx_join') join(message);
    else if (channel === undefined) throw new Error('unmatched topic');
    else if (event === 'phx_leave') {
      reply(message);
      channel.push('phx_close', {});
      leave(channel);
    } else if (event === 'access_token') {
      channel.caller = callerOf(project, textOf(payload['access_token'])).user;
    } else if (event === 'broadcast') {
      const { self = false, ack = false } = channel.config.broadcast ?? {};
      const content = { event: payload['event'], payload: payload['payload'] };
      realtime.broadcast(topic, content, self ? undefined : channel);
      if (ack) reply(message);
    } else if (event === 'presence') {
      const { event: change, payload: meta } = payload;
      realtime.track(channel, change === 'track' ? (meta as object) : undefined);
      reply(message);
    } else throw new NotMocked(`The realtime event "${event}"`);
  }

  function receive(message: Message): void {
    try {
      answer(message);
    } catch (error) {
      let reason = (error as Error).message;
      if (error instanceof NotMocked) project.unanswered.push((reason += ' is not mocked'));
      reply(message, 'error', { reason });
    }
  }

  return { receive, close: () => [...channels.values()].forEach(leave) };
}

const accepted = () => new HttpResponse(null, { status: 202 });

/** A batch of broadcasts by HTTP. */
function broadcastAll({ project }: Call, { messages = [] }: Body) {
  for (const { topic, event, payload } of messages as Body[]) {
    project.realtime.broadcast(`realtime:${textOf(topic)}`, { event, payload });
  }
  return accepted();
}

function broadcastOne({ project, request, params }: Call, payload: Body) {
  if (request.headers.get('content-type')?.includes('json') !== true) {
    throw new NotMocked('a broadcast of bytes');
  }
  project.realtime.broadcast(`realtime:${params['topic']}`, { event: params['event'], payload });
  return accepted();
}

/** A realtime websocket with database changes, broadcasts and presence. */
export function realtimeHandlers(project: Project) {
  const socket = ws.link(`${project.url.replace(/^http/u, 'ws')}/realtime/v1/websocket`);
  const onConnection = socket.addEventListener('connection', ({ client }) => {
    const { realtime } = project;
    const { receive, close } = connect(project, (data) => client.send(data));
    const drop = () => client.close(3000, 'The connection was lost');
    realtime.sockets.add(drop);
    client.addEventListener('message', ({ data }) => {
      const isText = typeof data === 'string';
      receive(isText ? (JSON.parse(data) as Message) : parsePush(data as ArrayBuffer));
    });
    client.addEventListener('close', () => {
      realtime.sockets.delete(drop);
      close();
    });
  });
  return [
    ...handlersOf(project, 'realtime', {
      'post api/broadcast': broadcastAll,
      'post api/broadcast/:topic/events/:event': broadcastOne,
    }),
    onConnection,
  ];
}
