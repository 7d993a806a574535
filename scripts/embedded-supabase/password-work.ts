import { createFairQueue, type Asker } from './fair-queue.ts';
import { createPasswordThread, type PasswordThread } from './password-thread.ts';

/**
 * The work of hashing passwords with bcrypt: on a thread of its own, one at a time, fair between those who
 * ask. Each method throws QueueFullError when too much is waiting, and the signal's reason when whoever
 * asked has gone before their turn.
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
 * @param cost - The binary logarithm of bcrypt's rounds.
 * @param maxWaiting - How many pieces of work may wait.
 */
export function createPasswordWork({
  cost,
  maxWaiting = MAX_WAITING,
  thread = createPasswordThread(),
}: {
  readonly cost: number;
  readonly maxWaiting?: number;
  readonly thread?: PasswordThread;
}): PasswordWork {
  const queue = createFairQueue(maxWaiting);
  const hash = (password: string, asker: Asker) =>
    queue.run(asker, () => thread.ask({ kind: 'hash', password, cost }));
  return {
    hash: async (password, asker) => String(await hash(password, asker)),
    matches: async (password, kept, asker) =>
      (await queue.run(asker, () => thread.ask({ kind: 'compare', password, hash: kept }))) ===
      true,
    async spend(asker) {
      await hash('', asker);
    },
    close: () => thread.close(),
  };
}
