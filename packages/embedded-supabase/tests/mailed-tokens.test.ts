import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, linkTo, openLink, partsOf } from '../src/testing/calls.ts';
import { tooMany } from './people.ts';
import { backendForFile, temporaryFolder } from './hooks.ts';
import { PASSWORD, startBackend } from './support.ts';

const STUDENT = 'student@example.test';

let time = new Date('2026-11-20T09:00:00.000Z');
const backend = await backendForFile({ now: () => time });
beforeEach(() => backend.reset());

async function mailedLink(from = backend): Promise<string> {
  await call(from, '/auth/v1/otp', { method: 'POST', body: { email: STUDENT } });
  return linkTo(from, STUDENT);
}
const mailedToken = async () => partsOf(await mailedLink()).token;

const post = (body: unknown, peer = '127.0.0.1') =>
  call(backend, '/auth/v1/verify', { method: 'POST', body, peer });
const open = (token: string, peer?: string) => post({ type: 'magiclink', token_hash: token }, peer);

/** Returns the stored hash of a link's token. */
const hashOf = (link: string) =>
  createHash('sha256')
    .update('embedded-supabase mailed token\0')
    .update(partsOf(link).token)
    .digest('hex');

describe('a mailed token', () => {
  test.for([
    ['otp', 'magiclink', 200],
    ['otp', 'email', 200],
    ['otp', 'signup', 403],
    ['otp', 'email_change', 400],
    ['otp', '__proto__', 400],
    ['recover', 'email', 200],
    ['signup', 'email', 200],
  ] as const)('that %s mails, sent as %s, answers %i', async ([path, type, status]) => {
    const email = path === 'signup' ? 'new@example.test' : STUDENT;
    const body = { email, password: PASSWORD };
    await call(backend, `/auth/v1/${path}`, { method: 'POST', body });
    const { token } = partsOf(linkTo(backend, email));
    expect((await post({ type, token_hash: token })).status).toBe(status);
  });

  test('is stored as a hash; it and its use survive a restart', async () => {
    const dataFile = join(temporaryFolder(), 'data.db');
    const before = await startBackend({ dataFile });
    const link = await mailedLink(before);
    const other = await mailedLink(before);
    expect((await openLink(before, link)).status).toBe(200);
    await before.close();
    const database = new DatabaseSync(dataFile);
    const kept = database.prepare('select hash from "auth.mailed_tokens" order by sent_at').all();
    database.close();
    expect(kept).toEqual([{ hash: hashOf(link) }, { hash: hashOf(other) }]);
    const after = await startBackend({ dataFile });
    // The stored hash itself does not sign in.
    const stolen = `/#token_hash=${hashOf(other)}&type=magiclink`;
    expect((await openLink(after, stolen)).status).toBe(403);
    expect((await openLink(after, link)).status).toBe(403);
    expect((await openLink(after, other)).status).toBe(200);
    await after.close();
  });

  test('sent three times at once signs in once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all([1, 2, 3].map(() => open(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });
});

describe('guessing', () => {
  const guess = async (count: number) => {
    const answers = [];
    for (let index = 0; index < count; index += 1) answers.push(await open(`guess ${index}`));
    return answers;
  };

  test('is answered with the time to wait after thirty wrong links; the right one always works', async () => {
    // A valid link is not counted.
    expect((await open(await mailedToken())).status).toBe(200);
    const token = await mailedToken();
    const statuses = (await guess(31)).map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(30).fill(403), 429]);
    expect((await open('a guess', '10.0.0.9')).status).toBe(403);
    expect((await open(token)).status).toBe(200);
    time = new Date(time.getTime() + 299_000);
    expect(await open('a guess')).toEqual(tooMany(1));
    time = new Date(time.getTime() + 1000);
    expect((await open('a guess')).status).toBe(403);
  });

  test('by GET is not counted: any page can make browsers send it', async () => {
    for (let index = 0; index < 31; index += 1) {
      const path = `/auth/v1/verify?type=magiclink&token=${index}`;
      expect((await call(backend, path)).status).toBe(405);
    }
    expect((await open('a guess')).status).toBe(403);
  });
});

test.for(['HEAD', 'GET', 'OPTIONS'])(
  'a mail scanner’s %s on every address of the mail spends nothing',
  async (method) => {
    const token = await mailedToken();
    // Clients send the URL without its fragment.
    const [page = ''] = linkTo(backend, STUDENT).split('#');
    for (const path of [page, `/auth/v1/verify?token_hash=${token}&type=magiclink`])
      await call(backend, path, { method });
    expect((await open(token)).status).toBe(200);
  },
);
