import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { call, ORIGIN, SAMPLE, signIn } from './backend.ts';

/** Tokens made by somebody who has the secret that signs them, and by somebody who has not. */
let folder: string;
let backend: EmbeddedSupabase;
let secret: string;
let session: unknown;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallygrove-'));
  const dataFile = join(folder, 'data.db');
  backend = await createEmbeddedSupabase({ origin: ORIGIN, dataFile });
  secret = readFileSync(`${dataFile}.jwt-secret`, 'utf8').trim();
  const [, payload = ''] = (await signIn(backend, 'student@tallygrove.test')).split('.');
  session = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(claims: unknown, head: unknown = { alg: 'HS256', typ: 'JWT' }, key = secret): string {
  const signed = `${part(head)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

function claims(changed: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...(session as Record<string, unknown>), ...changed };
}

async function ask(token: string) {
  const read = await call(backend, '/rest/v1/profiles?select=id', { token });
  const user = await call(backend, '/auth/v1/user', { token });
  return { read: read.status, user: user.status, rows: read.status === 200 ? read.body : [] };
}

test('a person’s own token, signed again, is as good as the first', async () => {
  expect(await ask(sign(claims()))).toEqual({
    read: 200,
    user: 200,
    rows: [{ id: SAMPLE.student.id }],
  });
});

const LATER = 4_102_444_800;
const NOW = Math.floor(Date.now() / 1000);

test.for([
  { name: 'of the service role', read: 403, token: () => sign(claims({ role: 'service_role' })) },
  {
    name: 'of the service role, for nobody',
    read: 403,
    token: () => sign({ role: 'service_role', exp: LATER }),
  },
  {
    name: 'of the service role, for the admin',
    read: 403,
    token: () => sign({ role: 'service_role', sub: SAMPLE.admin.id, exp: LATER }),
  },
  {
    name: 'of the auth service’s role',
    read: 403,
    token: () => sign(claims({ role: 'supabase_auth_admin' })),
  },
  { name: 'of the database’s owner', read: 403, token: () => sign(claims({ role: 'postgres' })) },
  { name: 'of nobody', read: 403, token: () => sign(claims({ role: 'anon' })) },
  { name: 'of two roles', read: 403, token: () => sign(claims({ role: ['authenticated'] })) },
  { name: 'of no role', read: 403, token: () => sign(claims({ role: undefined })) },
  {
    name: 'of a role in capitals',
    read: 403,
    token: () => sign(claims({ role: 'AUTHENTICATED' })),
  },
  { name: 'of no object', read: 403, token: () => sign(null) },
  { name: 'that has run out', read: 401, token: () => sign(claims({ exp: NOW - 1 })) },
  { name: 'that never runs out', read: 401, token: () => sign(claims({ exp: undefined })) },
  { name: 'that runs out at no time', read: 401, token: () => sign(claims({ exp: 'never' })) },
  { name: 'of tomorrow', read: 401, token: () => sign(claims({ nbf: NOW + 86_400 })) },
  { name: 'for a text', read: 401, token: () => sign(claims({ sub: "' or true --" })) },
  { name: 'for nobody', read: 401, token: () => sign(claims({ sub: undefined })) },
  {
    name: 'of another project',
    read: 401,
    token: () => sign(claims(), undefined, 'another secret'),
  },
  { name: 'signed with nothing', read: 401, token: () => sign(claims(), undefined, '') },
  { name: 'that says it is unsigned', read: 401, token: () => sign(claims(), { alg: 'none' }) },
  { name: 'unsigned', read: 401, token: () => `${part({ alg: 'none' })}.${part(claims())}.` },
  { name: 'of another algorithm', read: 401, token: () => sign(claims(), { alg: 'HS512' }) },
  { name: 'of a public key’s algorithm', read: 401, token: () => sign(claims(), { alg: 'RS256' }) },
  { name: 'of no algorithm', read: 401, token: () => sign(claims(), {}) },
  { name: 'cut off', read: 401, token: () => sign(claims()).slice(0, -2) },
  { name: 'with more after it', read: 401, token: () => `${sign(claims())}.x` },
  { name: 'with padding', read: 401, token: () => `${sign(claims())}=` },
  { name: 'that is two', read: 401, token: () => `${sign(claims())}, Bearer ${sign(claims())}` },
  { name: 'that is none', read: 401, token: () => 'x' },
  { name: 'that is empty', read: 401, token: () => '' },
])('a token $name is refused', async ({ token, read }) => {
  expect(await ask(token())).toEqual({ read, user: 403, rows: [] });
});

test('a token of the service role changes nothing', async () => {
  const token = sign({ role: 'service_role', sub: SAMPLE.admin.id, exp: LATER });
  const path = `/rest/v1/profiles?id=eq.${SAMPLE.student.id}`;
  for (const method of ['PATCH', 'DELETE', 'POST']) {
    const { status } = await call(backend, path, { method, token, body: { role: 'admin' } });
    expect([method, status]).toEqual([method, 403]);
  }
});
