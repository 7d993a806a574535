import type { Broadcast } from './frames.ts';

/** What a channel's subscribers share: who is present. */
type Presences = Record<string, { metas: Record<string, unknown>[] }>;

export interface Subscriber {
  readonly topic: string;
  readonly onBroadcast: (broadcast: Broadcast) => void;
  readonly onPresence: (joins: Presences, leaves: Presences) => void;
}

/** Passes broadcasts and presence between all connections of a project. */
export class Hub {
  private readonly subscribers = new Set<Subscriber>();
  private readonly present = new Map<Subscriber, { key: string; meta: Record<string, unknown> }>();
  private readonly sockets = new Set<() => void>();
  private refs = 0;

  /** @returns a function that unsubscribes */
  join(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    return () => {
      this.subscribers.delete(subscriber);
      this.untrack(subscriber);
    };
  }

  /** Delivers a broadcast to a topic; `sender` does not get it. */
  broadcast(broadcast: Broadcast, sender?: Subscriber): void {
    for (const one of this.subscribers) {
      if (one !== sender && one.topic === broadcast.topic) one.onBroadcast(broadcast);
    }
  }

  /** The present subscribers of a topic. */
  presences(topic: string): Presences {
    const all: Presences = {};
    for (const [subscriber, { key, meta }] of this.present) {
      if (subscriber.topic === topic) (all[key] ??= { metas: [] }).metas.push(meta);
    }
    return all;
  }

  track(subscriber: Subscriber, key: string, payload: unknown): void {
    const before = this.present.get(subscriber);
    const meta = { ...(payload as object), phx_ref: `mocked-${(this.refs += 1)}` };
    this.present.set(subscriber, { key, meta });
    const leaves = before === undefined ? {} : { [before.key]: { metas: [before.meta] } };
    this.tell(subscriber.topic, { [key]: { metas: [meta] } }, leaves);
  }

  untrack(subscriber: Subscriber): void {
    const before = this.present.get(subscriber);
    if (before === undefined) return;
    this.present.delete(subscriber);
    this.tell(subscriber.topic, {}, { [before.key]: { metas: [before.meta] } });
  }

  private tell(topic: string, joins: Presences, leaves: Presences): void {
    for (const one of this.subscribers) if (one.topic === topic) one.onPresence(joins, leaves);
  }

  /** @returns a function that forgets the socket */
  open(close: () => void): () => void {
    this.sockets.add(close);
    return () => void this.sockets.delete(close);
  }

  /** Closes every connection, like a lost network; clients reconnect. */
  dropConnections(): void {
    for (const close of this.sockets) close();
  }
}
