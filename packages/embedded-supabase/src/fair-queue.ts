/** The caller that requests a job. */
export interface JobOwner {
  /** The caller's IP address; undefined for calls from this process. */
  readonly peer: string | undefined;
  readonly signal: AbortSignal;
}

interface Job {
  readonly peer: string;
  /** Jobs start in the order of their turns; those of one peer have one after another. */
  readonly turn: number;
  start(): void;
  drop(reason: unknown): void;
}

/**
 * Creates a queue in which a peer with many jobs delays another peer's job by at most one job. When
 * the queue is full, it evicts the newest job of the peer with the most waiting jobs.
 *
 * @param full - Creates the error of a job for which there is no room.
 * @param maxWaiting - How many jobs may wait, besides the running ones.
 * @param concurrency - How many jobs run at a time.
 */
export function createFairQueue(full: () => Error, maxWaiting: number, concurrency = 1) {
  let waiting: readonly Job[] = [];
  let running = 0;
  let turn = 0;

  function drain(): void {
    const [job] = waiting.toSorted((a, b) => a.turn - b.turn);
    if (running >= concurrency || job === undefined) return;
    waiting = waiting.filter((one) => one !== job);
    ({ turn } = job);
    running += 1;
    job.start();
    drain();
  }

  /** Makes room for one more job of this peer, if necessary by evicting another peer's job. */
  function makeRoom(peer: string): void {
    if (waiting.length < maxWaiting) return;
    const sizeOf = (one = '') => waiting.filter((job) => job.peer === one).length;
    const [most] = waiting.map((job) => job.peer).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    // Eviction must make the shares more even.
    if (sizeOf(most) <= sizeOf(peer) + 1) throw full();
    waiting.findLast((job) => job.peer === most)?.drop(full());
  }

  return {
    /**
     * Runs a job in its turn.
     *
     * @throws what `full` creates, either at once or when the job is evicted.
     * @throws the signal's reason if it aborts before the job starts.
     */
    async run<T>({ peer = 'this process', signal }: JobOwner, work: () => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      makeRoom(peer);
      await new Promise<void>((start, reject) => {
        const last = waiting.findLast((one) => one.peer === peer)?.turn ?? 0;
        const drop = (reason: unknown) => {
          waiting = waiting.filter((one) => one !== job);
          reject(reason);
        };
        const job: Job = { peer, turn: Math.max(turn, last) + 1, start, drop };
        signal.addEventListener('abort', () => drop(signal.reason), { once: true });
        waiting = [...waiting, job];
        drain();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        drain();
      }
    },
  };
}
