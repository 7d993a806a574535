import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { call, follow, linkTo, ORIGIN, SAMPLE, signIn } from './backend.ts';

let folder: string;
let dataFile: string;
let open: EmbeddedSupabase[];
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallygrove-'));
  dataFile = join(folder, 'deep', 'data.db');
  open = [];
  said = [];
});
afterEach(async () => {
  await Promise.all(open.map((backend) => backend.close()));
  rmSync(folder, { recursive: true });
});

async function start(): Promise<EmbeddedSupabase> {
  const log = (message: string) => said.push(message);
  const backend = await createEmbeddedSupabase({ origin: ORIGIN, dataFile, log });
  open.push(backend);
  return backend;
}

async function stop(backend: EmbeddedSupabase): Promise<void> {
  open = open.filter((one) => one !== backend);
  await backend.close();
}

function change(sql: string): void {
  const database = new DatabaseSync(dataFile);
  database.exec(sql);
  database.close();
}

async function profiles(backend: EmbeddedSupabase) {
  const token = await signIn(backend, 'admin@tallygrove.test');
  const path = '/rest/v1/profiles?select=id,role,display_name&order=id';
  return (await call(backend, path, { token })).body;
}

test('data and sessions outlive a restart, and policies hold after it', async () => {
  const first = await start();
  const token = await signIn(first, 'student@tallygrove.test');
  const path = `/rest/v1/profiles?id=eq.${SAMPLE.student.id}`;
  await call(first, path, { method: 'PATCH', token, body: { display_name: 'Lena B.' } });
  await stop(first);

  const second = await start();
  const mine = { ...SAMPLE.student, display_name: 'Lena B.' };
  const all = '/rest/v1/profiles?select=id,role,display_name';
  expect((await call(second, all, { token })).body).toEqual([mine]);
  const promoted = await call(second, path, { method: 'PATCH', token, body: { role: 'admin' } });
  expect(promoted.status).toBe(403);
  expect(said).toEqual([]);
});

test('a new data file is seeded once: a second start does not put names back', async () => {
  const first = await start();
  expect(await profiles(first)).toEqual(Object.values(SAMPLE));
  await stop(first);
  change(`update profiles set display_name = 'Changed' where role = 'parent'`);
  expect(await profiles(await start())).toEqual([
    SAMPLE.admin,
    SAMPLE.instructor,
    SAMPLE.student,
    { ...SAMPLE.parent, display_name: 'Changed' },
  ]);
});

test('a file that is no database is rebuilt, with a word about it', async () => {
  await stop(await start());
  writeFileSync(dataFile, 'this is not a database, and longer than a header '.repeat(100));
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
  expect(said).toEqual([`The local data file cannot be read: rebuilding it (${dataFile}).`]);
});

test('a damaged database is rebuilt', async () => {
  await stop(await start());
  const bytes = readFileSync(dataFile);
  bytes.fill(0xff, 4096, bytes.length - 4096);
  writeFileSync(dataFile, bytes);
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
  expect(said).toEqual([`The local data file cannot be read: rebuilding it (${dataFile}).`]);
});

test('data made from other migrations, or not to the end, is rebuilt', async () => {
  await stop(await start());
  change('pragma user_version = 0');
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
  expect(said).toEqual([
    'The migrations or the seed have changed: rebuilding the local data from them.',
  ]);
});

test('the signing secret is for its owner only', async () => {
  await start();
  const { mode } = statSync(`${dataFile}.jwt-secret`);
  expect(mode & 0o777).toBe(0o600);
});

test('a link is refused after ten minutes, and accepted just before', async () => {
  const email = 'student@tallygrove.test';
  const backend = await start();
  const ask = async (ageInSeconds: number) => {
    await call(backend, '/auth/v1/otp', { method: 'POST', body: { email } });
    const sentAt = new Date(Date.now() - ageInSeconds * 1000).toISOString();
    change(`update "auth.users" set recovery_sent_at = '${sentAt}' where email = '${email}'`);
    return follow(backend, linkTo(backend, email));
  };
  expect(await ask(601)).toEqual({
    status: 303,
    address: `${ORIGIN}/dashboard`,
    fragment: {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    },
  });
  expect((await ask(590)).fragment['type']).toBe('magiclink');
});
