import type { User } from '../auth/users.ts';
import type { Binding } from './changes.ts';
import { writeBroadcast, type Broadcast } from './frames.ts';

/** What a topic's channels share: who is present. */
type Presences = Record<string, { metas: object[] }>;

export interface JoinConfig {
  broadcast?: { self?: boolean; ack?: boolean };
  presence?: { enabled?: boolean; key?: string };
  postgres_changes?: Omit<Binding, 'id'>[];
}

/** A topic that a client has joined. */
export interface Channel {
  readonly topic: string;
  readonly joinRef: string | null;
  readonly config: JoinConfig;
  readonly bindings: readonly Binding[];
  readonly presenceKey: string;
  readonly send: (data: string | ArrayBuffer) => void;
  caller: User | undefined;
  /** What its client tracks. */
  meta?: object | undefined;
}

/** Writes a server's message to a channel. */
export function push({ send, joinRef, topic }: Channel, event: string, payload: object): void {
  send(JSON.stringify([joinRef, null, topic, event, payload]));
}

/** The channels of all connections of a project. */
export class Hub {
  readonly channels = new Set<Channel>();
  /** Closes each open socket. */
  readonly sockets = new Set<() => void>();
  private refs = 0;

  /** Delivers a broadcast to a topic; `sender` does not get it. */
  broadcast(broadcast: Broadcast, sender?: Channel): void {
    for (const channel of this.of(broadcast.topic)) {
      if (channel !== sender) channel.send(writeBroadcast(broadcast));
    }
  }

  /** The present clients of a topic. */
  presences(topic: string): Presences {
    const all: Presences = {};
    for (const { presenceKey, meta } of this.of(topic)) {
      if (meta !== undefined) (all[presenceKey] ??= { metas: [] }).metas.push(meta);
    }
    return all;
  }

  /** Changes what a client tracks; undefined if it leaves. */
  track(channel: Channel, payload?: object): void {
    const of = (meta?: object): Presences =>
      meta === undefined ? {} : { [channel.presenceKey]: { metas: [meta] } };
    const leaves = of(channel.meta);
    channel.meta = payload && { ...payload, phx_ref: `mocked-${(this.refs += 1)}` };
    const joins = of(channel.meta);
    for (const one of this.of(channel.topic)) push(one, 'presence_diff', { joins, leaves });
  }

  leave(channel: Channel): void {
    this.channels.delete(channel);
    if (channel.meta !== undefined) this.track(channel);
  }

  /** Closes every connection, like a lost network; clients reconnect. */
  dropConnections(): void {
    for (const close of this.sockets) close();
  }

  private of(topic: string): Channel[] {
    return [...this.channels].filter((channel) => channel.topic === topic);
  }
}
