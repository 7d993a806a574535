import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createFairQueue, type JobOwner } from './fair-queue.ts';
import { groupsOf } from './groups-of.ts';

/** Seconds until a full queue is empty: one hash takes at most a tenth of a second. */
export const PASSWORD_RETRY_SECONDS = 10;
const MAX_WAITING = PASSWORD_RETRY_SECONDS * 10;

/**
 * With one at a time, an attacker's guesses at twenty a second would delay the owner by seconds.
 * Node.js's other two threads stay free for files.
 */
const AT_A_TIME = 2;
const BYTES = 32;
const STORED = /^scrypt\$(\d+)\$([\w-]+)\$([\w-]+)$/u;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

export type PasswordWork = ReturnType<typeof createPasswordWork>;

/** Hashes passwords with scrypt on Node.js's threads, in a fair queue, at a cost (log2 of N). */
export function createPasswordWork(cost: number) {
  const queue = createFairQueue(MAX_WAITING, AT_A_TIME);
  const hashWith = (password: string, salt: Buffer, by: number, owner: JobOwner) =>
    queue.run(owner, () => derive(password, salt, BYTES, { N: 2 ** by }));
  return {
    async hash(password: string, owner: JobOwner): Promise<string> {
      const salt = randomBytes(16);
      const hash = await hashWith(password, salt, cost, owner);
      return `scrypt$${cost}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    },
    /**
     * Whether a password matches a stored hash. Without one it does the same work, so that the
     * response time does not reveal whether an account exists.
     */
    async matches(password: string, storedHash: string, owner: JobOwner): Promise<boolean> {
      const [by = cost, salt = '', hash = ''] = groupsOf(STORED, storedHash);
      const wanted = Buffer.from(hash, 'base64url');
      const given = await hashWith(password, Buffer.from(salt, 'base64url'), Number(by), owner);
      return wanted.length === BYTES && timingSafeEqual(given, wanted);
    },
  };
}
