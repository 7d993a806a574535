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
  readonly peer: string;
  /** Jobs start by their rounds: a peer has one in each. */
  readonly round: number;
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
  /** In the order in which they start. */
  let waiting: readonly Job[] = [];
  let running = 0;
  let round = 0;

  const ofPeer = (peer: string) => waiting.filter((job) => job.peer === peer);

  function remove(job: Job): void {
    waiting = waiting.filter((other) => other !== job);
  }

  function drain(): void {
    const [job] = waiting;
    if (running >= concurrency || job === undefined) return;
    remove(job);
    ({ round } = job);
    running += 1;
    void job.start().finally(() => {
      running -= 1;
      drain();
    });
    drain();
  }

  /** Makes room for one more job of this peer, if necessary by evicting another peer's job. */
  function makeRoom(peer: string): boolean {
    if (waiting.length < maxWaiting) return true;
    const [most] = waiting.map((job) => ofPeer(job.peer)).toSorted((a, b) => b.length - a.length);
    const newest = most?.at(-1);
    // Eviction must make the shares more even.
    if (most === undefined || newest === undefined || most.length <= ofPeer(peer).length + 1)
      return false;
    remove(newest);
    newest.refuse(new QueueFullError());
    return true;
  }

  return {
    run({ peer = 'this process', signal }, work) {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (!makeRoom(peer)) throw new QueueFullError();
        const giveUp = () => {
          remove(job);
          reject(signal.reason);
        };
        const job: Job = {
          peer,
          round: (ofPeer(peer).at(-1)?.round ?? round) + 1,
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
        const next = waiting.findIndex((other) => other.round > job.round);
        waiting = waiting.toSpliced(next === -1 ? waiting.length : next, 0, job);
        drain();
      });
    },
  };
}
