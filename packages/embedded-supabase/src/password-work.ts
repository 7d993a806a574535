import { createFairQueue, type JobOwner } from './fair-queue.ts';
import { createPasswordThread, type PasswordTask, type PasswordThread } from './password-thread.ts';

/** Seconds until a full queue is empty: one hash takes at most a tenth of a second. */
export const PASSWORD_RETRY_SECONDS = 10;
const MAX_WAITING = PASSWORD_RETRY_SECONDS * 10;

/** With one thread, an attacker's guesses at twenty a second would delay the owner by seconds. */
const THREADS = 2;

export type PasswordWork = ReturnType<typeof createPasswordWork>;

/**
 * Hashes passwords with bcrypt on separate threads, fairly among callers. Each method throws
 * QueueFullError if the queue is full, and the signal's reason if the caller disconnects while
 * waiting.
 *
 * @param cost - bcrypt's cost (log2 of its rounds).
 * @param maxWaiting - How many jobs may wait.
 */
export function createPasswordWork({
  cost,
  maxWaiting = MAX_WAITING,
  threads = Array.from({ length: THREADS }, createPasswordThread),
}: {
  readonly cost: number;
  readonly maxWaiting?: number;
  readonly threads?: readonly PasswordThread[];
}) {
  const queue = createFairQueue(maxWaiting, threads.length);
  const free = [...threads];
  const run = (task: PasswordTask, owner: JobOwner) =>
    queue.run(owner, async () => {
      const thread = free.pop();
      if (thread === undefined) throw new Error('No thread is free');
      try {
        return await thread.ask(task);
      } finally {
        free.push(thread);
      }
    });
  const hash = (password: string, owner: JobOwner) => run({ kind: 'hash', password, cost }, owner);
  return {
    hash: async (password: string, owner: JobOwner) => String(await hash(password, owner)),
    /** Whether a password matches a stored hash. */
    matches: async (password: string, storedHash: string, owner: JobOwner) =>
      (await run({ kind: 'compare', password, hash: storedHash }, owner)) === true,
    /**
     * Does the same work without a result when there is no password to check or store, so that the
     * response time does not reveal whether an account exists.
     */
    async hashDummyPassword(owner: JobOwner): Promise<void> {
      await hash('', owner);
    },
    async close(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
