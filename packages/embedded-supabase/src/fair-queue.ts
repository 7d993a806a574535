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
  /** By peer, in the order of their turns: a peer that had one goes to the end. */
  const waiting = new Map<string, readonly Job[]>();
  let running = 0;

  const ofPeer = (peer: string) => waiting.get(peer) ?? [];

  function keep(peer: string, jobs: readonly Job[]): void {
    if (jobs.length > 0) waiting.set(peer, jobs);
    else waiting.delete(peer);
  }

  function drain(): void {
    const [[peer, [job, ...others]] = ['', []] as const] = waiting;
    if (running >= concurrency || job === undefined) return;
    waiting.delete(peer);
    keep(peer, others);
    running += 1;
    void job.start().finally(() => {
      running -= 1;
      drain();
    });
    drain();
  }

  /** Makes room for one more job of this peer, if necessary by evicting another peer's job. */
  function makeRoom(peer: string): boolean {
    const all = [...waiting];
    if (all.flatMap(([, jobs]) => jobs).length < maxWaiting) return true;
    const [[other, jobs] = ['', []] as const] = all.toSorted(([, a], [, b]) => b.length - a.length);
    // Eviction must make the shares more even.
    if (jobs.length <= ofPeer(peer).length + 1) return false;
    keep(other, jobs.slice(0, -1));
    jobs.at(-1)?.refuse(new QueueFullError('Too much work is waiting'));
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
        const stopWaiting = () => signal.removeEventListener('abort', giveUp);
        const job: Job = {
          start() {
            stopWaiting();
            return work().then(resolve, reject);
          },
          refuse(reason) {
            stopWaiting();
            reject(reason);
          },
        };
        const giveUp = () => {
          keep(
            peer,
            ofPeer(peer).filter((other) => other !== job),
          );
          reject(signal.reason);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.set(peer, [...ofPeer(peer), job]);
        drain();
      });
    },
  };
}
