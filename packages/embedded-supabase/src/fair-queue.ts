/** The caller that requests a job. */
export interface JobOwner {
  /** The caller's IP address; undefined for calls from this process. */
  readonly peer: string | undefined;
  readonly signal: AbortSignal;
}

export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

interface Job {
  readonly peer: string;
  /** Jobs start in the order of their turns; those of one peer have one after another. */
  readonly turn: number;
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
export function createFairQueue(maxWaiting: number, concurrency = 1) {
  let waiting: readonly Job[] = [];
  let running = 0;
  let turn = 0;

  function drain(): void {
    const [job] = waiting.toSorted((a, b) => a.turn - b.turn);
    if (running >= concurrency || job === undefined) return;
    waiting = waiting.filter((one) => one !== job);
    ({ turn } = job);
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
    const sizeOf = (one = '') => waiting.filter((job) => job.peer === one).length;
    const [most] = waiting.map((job) => job.peer).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    // Eviction must make the shares more even.
    if (sizeOf(most) <= sizeOf(peer) + 1) return false;
    const newest = waiting.findLast((job) => job.peer === most);
    newest?.refuse(new QueueFullError('Too much work is waiting'));
    return true;
  }

  return {
    /**
     * Runs a job in its turn.
     *
     * @throws QueueFullError if the queue is full, either at once or when the job is evicted.
     * @throws the signal's reason if it aborts before the job starts.
     */
    run<T>({ peer = 'this process', signal }: JobOwner, work: () => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        if (!makeRoom(peer)) throw new QueueFullError('Too much work is waiting');
        const last = waiting.findLast((one) => one.peer === peer)?.turn ?? 0;
        const job: Job = {
          peer,
          turn: Math.max(turn, last) + 1,
          start() {
            signal.removeEventListener('abort', giveUp);
            return work().then(resolve, reject);
          },
          refuse(reason) {
            signal.removeEventListener('abort', giveUp);
            waiting = waiting.filter((one) => one !== job);
            reject(reason);
          },
        };
        const giveUp = () => job.refuse(signal.reason);
        signal.addEventListener('abort', giveUp, { once: true });
        waiting = [...waiting, job];
        drain();
      });
    },
  };
}
