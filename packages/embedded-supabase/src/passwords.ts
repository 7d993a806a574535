import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { refuseAuth, type Refusal } from './access/refusal.ts';
import { invalid } from './auth-call.ts';
import { createFairQueue, type JobOwner } from './fair-queue.ts';
import { groupsOf } from './groups-of.ts';

/**
 * The most common passwords of six characters or more in yearly lists of leaked ones. Compared in
 * lower case.
 */
const COMMONEST = `
123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 123321 123654 1234321
1234512345 111111 1111111 11111111 111222 112233 11223344 121212 131313 101010 102030 147258
147258369 159357 159753 222222 333333 444444 555555 654321 666666 696969 777777 7777777 87654321
888888 88888888 987654 987654321 9876543210 999999 000000 00000000 010203 123abc 123qwe 12345a
123456a 1234qwer 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 a12345 a123456 a123456789
aa123456 aaaaaa abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh access adobe123 andrew asdasd
asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl ashley azerty bailey baseball basketball batman butterfly
charlie cheese chelsea chocolate computer cookie daniel donald dragon flower football forever
freedom fuckyou gfhjkl ginger google hannah harley hello1 hello123 hockey hunter hunter2 iloveu
iloveyou iloveyou1 jennifer jessica jordan jordan23 joshua killer letmein letmein1 liverpool lovely
loveme maggie master matrix merlin michael michelle minecraft mustang mynoob mypassword naruto
nicole ninja1 nothing passw0rd password password! password1 password12 password123 password1234
peanut pepper pokemon princess purple qazwsx qazwsxedc qq123456 qwe123 qweasd qweasdzxc qweqwe
qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop ranger robert
samsung samantha scooter secret123 shadow silver soccer starwars summer sunshine superman taylor
testing test123 test1234 thomas thunder tigger trustno1 unknown vanessa welcome welcome1 whatever
william yankees zaq12wsx zaq1zaq1 zinch zxcvbn zxcvbnm zxcvbnm1
`;

const commonest: ReadonlySet<string> = new Set(COMMONEST.trim().split(/\s+/u));

/** The hosted service's maximum: bcrypt reads no more bytes of UTF-8. */
const MAX_BYTES = 72;

export const isTooLong = (password: string) => Buffer.byteLength(password) > MAX_BYTES;

/** Checks a new password by the hosted service's rules. @throws Refusal */
export function checkNewPassword(password: string, minLength: number): void {
  if (isTooLong(password)) throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  const weak = (reason: string, message: string) =>
    refuseAuth(422, 'weak_password', message, {
      details: { weak_password: { reasons: [reason] } },
    });
  if (password.length < minLength)
    throw weak('length', `Password should be at least ${minLength} characters.`);
  if (commonest.has(password.toLowerCase()))
    throw weak(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    );
}

/** Until a full queue is empty: one hash takes at most a tenth of a second. */
const RETRY_SECONDS = 10;
const MAX_WAITING = RETRY_SECONDS * 10;

/** The queue of passwords to hash is full. Nothing has changed. */
export function tooBusy(): Refusal {
  const message = `The service is busy. Try again in ${RETRY_SECONDS} seconds.`;
  const headers = { 'retry-after': String(RETRY_SECONDS) };
  return refuseAuth(503, 'unexpected_failure', message, { headers });
}

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
  const queue = createFairQueue(tooBusy, MAX_WAITING, AT_A_TIME);
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
