/** The caller that requests a job. */
export interface JobOwner {
  /** The caller's IP address; undefined for calls from this process. */
  readonly peer: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
}

export class QueueFullError extends Error {
  override name = 'QueueFullError';
  constructor() {
    super('Too much work is waiting');
  }
}

/** Runs a few jobs at a time, round-robin between peers. */
export interface FairQueue {
  /**
   * @throws QueueFullError if the queue is full, either at once or when the job is evicted.
   * @throws the signal's reason if it aborts before the job starts.
   */
  run<T>(owner: JobOwner, work: () => Promise<T>): Promise<T>;
}

interface Job {
  start(): Promise<void>;
  refuse(reason: unknown): void;
}

/**
 * Creates a queue in which a peer with many jobs delays another peer's job by at most one job. When
 * the queue is full, it evicts the newest job of the peer with the most waiting jobs.
 *
 * @param maxWaiting - How many jobs may wait, besides the running ones.
 * @param concurrency - How many jobs run at a time.
 */
export function createFairQueue(maxWaiting: number, concurrency = 1): FairQueue {
  /** Waiting jobs by peer, in round-robin order. Peers without jobs are removed. */
  const waiting = new Map<string, Job[]>();
  let count = 0;
  let running = 0;

  function remove(peer: string, job: Job): void {
    const left = (waiting.get(peer) ?? []).filter((other) => other !== job);
    count -= 1;
    if (left.length > 0) waiting.set(peer, left);
    else waiting.delete(peer);
  }

  function next(): Job | undefined {
    const [turn] = waiting;
    if (turn === undefined) return undefined;
    const [peer, [job, ...left]] = turn;
    waiting.delete(peer);
    // Re-insert the peer at the end of the rotation.
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

  /** Makes room for one more job of this peer, if necessary by evicting another peer's job. */
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
