import { createFairQueue, type Asker } from './fair-queue.ts';
import { createPasswordThread, type PasswordTask, type PasswordThread } from './password-thread.ts';

/**
 * The work of hashing passwords with bcrypt: on threads of its own, fair between those who ask. Each method
 * throws QueueFullError when too much is waiting, and the signal's reason when the caller has gone before
 * their turn.
 */
export interface PasswordWork {
  hash(password: string, asker: Asker): Promise<string>;
  /** Whether a password is the one kept as this hash. */
  matches(password: string, hash: string, asker: Asker): Promise<boolean>;
  /**
   * The same work for nothing: done where there is no password to check or to keep, so that the time an
   * answer takes does not tell who has an account.
   */
  spend(asker: Asker): Promise<void>;
  close(): Promise<void>;
}

/** Seconds after which a full queue has been worked off: one hash takes a tenth of a second at most. */
export const PASSWORD_RETRY_SECONDS = 10;
const MAX_WAITING = PASSWORD_RETRY_SECONDS * 10;

/**
 * With one thread a stranger's guesses, twenty a second, leave the owner's password no turn for seconds.
 */
const THREADS = 2;

/**
 * @param cost - The binary logarithm of bcrypt's rounds.
 * @param maxWaiting - How many pieces of work may wait.
 */
export function createPasswordWork({
  cost,
  maxWaiting = MAX_WAITING,
  threads = Array.from({ length: THREADS }, createPasswordThread),
}: {
  readonly cost: number;
  readonly maxWaiting?: number;
  readonly threads?: readonly PasswordThread[];
}): PasswordWork {
  const queue = createFairQueue(maxWaiting, threads.length);
  const free = [...threads];
  const ask = (task: PasswordTask, asker: Asker) =>
    queue.run(asker, async () => {
      const thread = free.pop();
      if (thread === undefined) throw new Error('More work at a time than there are threads');
      try {
        return await thread.ask(task);
      } finally {
        free.push(thread);
      }
    });
  const hash = (password: string, asker: Asker) => ask({ kind: 'hash', password, cost }, asker);
  return {
    hash: async (password, asker) => String(await hash(password, asker)),
    matches: async (password, kept, asker) =>
      (await ask({ kind: 'compare', password, hash: kept }, asker)) === true,
    async spend(asker) {
      await hash('', asker);
    },
    async close() {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
