/** Who asks for a piece of work. */
export interface Asker {
  /** The caller's IP address; absent when the call comes from this process. */
  readonly peer: string | undefined;
  /** Aborted once the caller has gone. */
  readonly signal: AbortSignal;
}

/** The queue is full: try again later. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
  constructor() {
    super('Too much work is waiting');
  }
}

/** Runs a few pieces of work at a time, and takes turns between those who ask. */
export interface FairQueue {
  /**
   * @throws QueueFullError when too much is waiting, at once or later.
   * @throws the signal's reason when it is aborted before the work has begun.
   */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
}

interface Job {
  start(): Promise<void>;
  refuse(reason: unknown): void;
}

/**
 * A queue in which a peer with a hundred pieces of work holds up another peer's one by one piece at most.
 * When it is full, the newest piece of the peer with most waiting makes room for those who have fewer.
 *
 * @param maxWaiting - How many pieces may wait, beside those that run.
 * @param concurrency - How many pieces run at a time.
 */
export function createFairQueue(maxWaiting: number, concurrency = 1): FairQueue {
  /** By peer, in the order of their turns. No peer without work is in it. */
  const waiting = new Map<string, Job[]>();
  let count = 0;
  let running = 0;

  function remove(peer: string, job: Job): void {
    const left = (waiting.get(peer) ?? []).filter((other) => other !== job);
    count -= 1;
    if (left.length > 0) waiting.set(peer, left);
    else waiting.delete(peer);
  }

  /** Takes the next piece of the peer whose turn it is. */
  function next(): Job | undefined {
    const [turn] = waiting;
    if (turn === undefined) return undefined;
    const [peer, [job, ...left]] = turn;
    waiting.delete(peer);
    // Behind the turns of all others.
    if (left.length > 0) waiting.set(peer, left);
    count -= 1;
    return job;
  }

  function drain(): void {
    while (running < concurrency) {
      const job = next();
      if (job === undefined) return;
      running += 1;
      void job.start().finally(() => {
        running -= 1;
        drain();
      });
    }
  }

  /** Whether there is room for one more of this peer, after somebody else's had to go perhaps. */
  function makeRoom(peer: string): boolean {
    if (count < maxWaiting) return true;
    const own = waiting.get(peer)?.length ?? 0;
    const [most] = [...waiting].toSorted(([, a], [, b]) => b.length - a.length);
    const newest = most?.[1].at(-1);
    if (most === undefined || newest === undefined || most[1].length <= own + 1) return false;
    remove(most[0], newest);
    newest.refuse(new QueueFullError());
    return true;
  }

  return {
    run({ peer = 'this process', signal }, work) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (!makeRoom(peer)) throw new QueueFullError();
        const giveUp = () => {
          remove(peer, job);
          reject(signal.reason);
        };
        const job: Job = {
          start() {
            signal.removeEventListener('abort', giveUp);
            return work().then(resolve, reject);
          },
          refuse(reason) {
            signal.removeEventListener('abort', giveUp);
            reject(reason);
          },
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(peer, [...(waiting.get(peer) ?? []), job]);
        count += 1;
        drain();
      });
    },
  };
}
