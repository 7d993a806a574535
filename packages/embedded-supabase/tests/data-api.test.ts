import { beforeEach, describe, expect, test } from 'vitest';
import { call, signIn, type Call } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { KEY, SAMPLE, words } from './support.ts';

/** What the Data API accepts and refuses over HTTP. The surrounding project tests row level security. */
const backend = await backendForFile();
const admin = await signIn(backend, 'admin@example.test');

/** Returns the status with the rows, or with the error's code; no error may reveal SQL. */
async function outcome(path: string, sent: Call = {}): Promise<readonly unknown[]> {
  const target = `/rest/v1/${path.replaceAll('+', '%2B')}`;
  const { status, body } = await call(backend, target, { token: admin, ...sent });
  if (status < 400) return body === '' ? [status] : [status, body];
  expect(JSON.stringify(body)).not.toMatch(/select \w|encrypted_password|statement/u);
  return [status, (body as { code: string }).code];
}

test('times have Postgres’ format, from the seed and after a change; an account’s have an offset', async () => {
  const body = { display_name: 'Ada O.' };
  expect(await outcome(`profiles?id=eq.${SAMPLE.admin.id}`, { method: 'PATCH', body })).toEqual([
    204,
  ]);
  const [, rows] = await outcome('profiles?select=created_at,updated_at');
  expect(rows).toHaveLength(4);
  // PostgREST drops trailing zeros of a fraction.
  for (const time of (rows as Record<string, string>[]).flatMap((row) => Object.values(row)))
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d*[1-9])?\+00:00$/u);
  const user = await call(backend, '/auth/v1/user', { token: admin });
  const times = JSON.stringify(user.body).match(/\w+_at":"[^"]+/gu) ?? [];
  expect(times.length).toBeGreaterThan(6);
  for (const time of times) expect(time).toMatch(/T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/u);
});

const BAD = [400, 'PGRST100'];
const NO_COLUMN = [400, '42703'];
const BAD_VALUE = [400, '22P02'];
const DENIED = [403, '42501'];
const ID = SAMPLE.student.id;

/** Returns the roles of the profiles that a query finds, as `a i s p`, or its refusal. */
async function found(query: string): Promise<unknown> {
  const [status, rows] = await outcome(`profiles?${query}`);
  if (status !== 200) return [status, rows];
  return (rows as { role: string }[]).map(({ role }) => role[0]).join(' ');
}

test.for([
  ['order=role', 'a i p s'],
  ['order=display_name.desc.nullslast,id.asc,created_at.nullsfirst', 'p i s a'],
  ['order=id&limit=2&offset=1', 'i s'],
  ['apikey=x&order=id&limit=1', 'a'],
  ['display_name=gt.M&display_name=lt.N', 'i'],
  ['avatar_url=is.null&role=eq.admin', 'a'],
  ['role=in.(admin,"student")&order=role', 'a s'],
  [`role=in.(${'x,'.repeat(200)}admin)`, 'a'],
  ['not.or=(role.eq.admin,and(role.gt.i,role.lt.q))', 's'],
  ['and=(role.neq.admin)&or=(role.like.*t,role.eq.admin)&order=role', 'p s'],
] as const)('%s finds %s', async ([query, expected]) => {
  expect(await found(query)).toEqual(expected);
});

/** Queries that PostgREST cannot read either, or that are not part of the embedded Supabase. */
const REFUSED = [
  ...words(String.raw`
    select= select=id, select=__proto__:id select=...users(id) order= order=role.up order=role, order=users(role)
    limit=1234567890 limit= limit=-1 limit=1x offset=x1 role=x role= role=.x role=EQ.x role=-eq.x
    role=is.true role=in.a role=in.() role=isdistinct.a or=() or=(role.eq.x or=(role.eq.a"b)
    role=eq."&role=eq.\ role)or(id=eq.x =eq.x columns=role`).map((query) => [query, BAD] as const),
  ...words('select=password order=password password=eq.x x').map(
    (query) => [query, NO_COLUMN] as const,
  ),
  ...words(`id=eq.1 id=eq.${ID}0 id=eq.x${ID} role=eq.a%00`).map(
    (query) => [query, BAD_VALUE] as const,
  ),
  ['created_at=lt.soon', [400, '22007']],
  ['created_at=lt.2026-02-30', [400, '22008']],
] as const;

test.for(REFUSED)('%s is refused', async ([query, refusal]) => {
  expect(await outcome(`profiles?${query}`)).toEqual(refusal);
});

const one = `profiles?select=role&id=eq.${ID}`;
const row = { role: 'student' };

test.for([
  [one, { accept: '' }, [200, [row]]],
  [one, { accept: 'text/html,\tapplication/json\t;\tq=1' }, [200, [row]]],
  [one, { accept: 'application/vnd.pgrst.object+json' }, [200, row]],
  [one, { accept: 'application/vnd.pgrst.plan' }, [406, 'PGRST107']],
  // There are several.
  ['profiles', { accept: 'application/vnd.pgrst.object+json' }, [406, 'PGRST116']],
  [one, { 'accept-profile': 'public' }, [200, [row]]],
  [one, { 'accept-profile': 'auth' }, [406, 'PGRST106']],
  [one, { 'content-profile': 'public' }, [200, [row]]],
  [one, { 'content-profile': 'auth' }, [406, 'PGRST106']],
  [one, { prefer: 'return=minimal, tx=rollback' }, BAD],
] as const)('%s with %j', async ([path, headers, expected]) => {
  expect(await outcome(path, { headers })).toEqual(expected);
});

test('a change, without a type of its body, counts its rows', async () => {
  const path = `${backend.origin}/rest/v1/profiles?id=eq.${SAMPLE.admin.id}`;
  const headers = { apikey: KEY, authorization: `Bearer ${admin}`, prefer: 'count=exact' };
  const sent = new Request(path, { method: 'PATCH', headers, body: '{"display_name":"Ada"}' });
  sent.headers.delete('content-type');
  const response = await backend.fetch(sent, '127.0.0.1');
  expect([response.status, response.headers.get('content-range')]).toEqual([204, '*/1']);
});

const patch = (body: string | Uint8Array, headers = {}) =>
  outcome(`profiles?id=eq.${ID}`, { method: 'PATCH', body, headers });

test.for([
  ...words(String.raw`{"ROLE":"admin"} {"\"role\"":"admin"} {"display_name\"='A',\"role":"admin"}
      {"display_name":"A","__proto__":{"role":"admin"}} {"":"admin"}`).map(
    (body) => [body, [400, 'PGRST204']] as const,
  ),
  // PostgREST accepts some of these; being stricter is safe.
  ...words(String.raw`[{"display_name":"A"}] {"display_name":{"role":"admin"}}
      {"display_name":["admin"]} {"display_name":"A\u0000"}`).map(
    (body) => [body, [400, 'PGRST102']] as const,
  ),
  ['', [400, 'PGRST102']],
  ['{}', BAD],
  [`{"display_name":"A"}${' '.repeat(2 ** 16)}`, [413, 'request_too_large']],
  ...[
    ...words('text/csv application/jsonx application/x-www-form-urlencoded'),
    'application/json; charset=utf-16',
    'application/json, text/csv',
  ].map((type) => ['{"display_name":"A"}', [400, 'PGRST102'], { 'content-type': type }] as const),
] as const)('a body %.30s is refused', async ([body, refusal, headers = {}]) => {
  expect(await patch(body, headers)).toEqual(refusal);
  expect(await found('role=eq.admin')).toBe('a');
});

describe('privileges on columns and verbs', () => {
  const [FIRST, SECOND] = [SAMPLE.parent.id, SAMPLE.instructor.id];
  const ROW = `notes?id=eq.${FIRST}`;
  const NEW = { id: SECOND, title: 'x' };
  const FULL = { prefer: 'return=representation' };
  const send = (method: string, path: string, body?: unknown, more: Call = {}) =>
    outcome(path, { method, body, ...more });
  const titles = async () => (await outcome('notes?select=title&order=id'))[1];

  beforeEach(async () => {
    await backend.reset();
    await send('POST', 'notes', { id: FIRST, title: 'first' });
  });

  test('columns that are read, sorted or filtered by need one', async () => {
    for (const query of words('? ?select=secret ?select=id&order=secret ?select=id&secret=is.null'))
      expect([query, await outcome(`notes${query}`)]).toEqual([query, DENIED]);
    expect(await outcome('notes?select=title')).toEqual([200, [{ title: 'first' }]]);
  });

  test('a visitor has the privileges of `anon`, whether the key is sent once or twice', async () => {
    for (const token of [undefined, KEY]) {
      expect(await outcome('notes?select=title', { token })).toEqual([200, [{ title: 'first' }]]);
      expect(await outcome('notes?select=secret', { token })).toEqual([401, '42501']);
      expect(await send('PATCH', ROW, { title: 'x' }, { token })).toEqual([401, '42501']);
      // By the row rule, not by a privilege.
      expect(await send('POST', 'notes', NEW, { token })).toEqual([401, '42501']);
    }
  });

  test.for([
    ['{"title":"x"}', [204], 'x'],
    ['{"title":"x","title":"y"}', [204], 'y'],
    ['{"title":7}', [204], '7'],
    ['{"title":false}', [204], 'false'],
    ['{"title":1.5}', BAD_VALUE],
    ['{"title":12345678901234567890}', BAD_VALUE],
    ['{"id":"x"}', DENIED],
    ['{"title":"x","at":"2026-01-01"}', DENIED],
    ['{"title":null}', [400, '23502']],
  ] as const)('a change by %s: %j', async ([body, answer, title = 'first']) => {
    expect(await send('PATCH', ROW, body)).toEqual(answer);
    expect(await titles()).toEqual([{ title }]);
  });

  test('a change or deletion needs a filter, and privileges on the columns it returns and filters by', async () => {
    expect(await send('PATCH', ROW, { title: 'x' }, { headers: FULL })).toEqual(DENIED);
    expect(await send('PATCH', 'notes?secret=is.null', { title: 'x' })).toEqual(DENIED);
    expect(await send('PATCH', `${ROW}&select=title`, { title: 'x' }, { headers: FULL })).toEqual([
      200,
      [{ title: 'x' }],
    ]);
    for (const query of ['', '?order=id', '?apikey=x&select=id'])
      expect(await send('PATCH', `notes${query}`, { title: 'y' })).toEqual([400, '21000']);
    for (const query of ['limit=1', 'offset=1'])
      expect(await send('PATCH', `${ROW}&${query}`, { title: 'y' })).toEqual(BAD);
    expect(await send('DELETE', 'notes')).toEqual([400, '21000']);
    expect(await titles()).toEqual([{ title: 'x' }]);
    expect(await send('DELETE', `${ROW}&select=id`)).toEqual([204]);
    expect(await titles()).toEqual([]);
  });

  test('an insert needs one for each column', async () => {
    const row = { id: SECOND.toUpperCase(), title: 'second' };
    expect(await send('POST', 'notes', { ...row, secret: 'x' })).toEqual(DENIED);
    expect(await send('POST', 'notes', row, { headers: FULL })).toEqual(DENIED);
    expect(await send('POST', 'notes?columns=id,title,constructor', row)).toEqual([201]);
    expect(await titles()).toEqual([{ title: 'second' }, { title: 'first' }]);
  });

  test.for([
    ['another of its key', { ...NEW, id: FIRST }, [409, '23505']],
    ['of a missing account', { ...NEW, writer: ID.replace('a', 'b') }, [409, '23503']],
    ['without a required column', { id: SECOND }, [400, '23502']],
    ['with another type of key', { ...NEW, id: true }, BAD_VALUE],
    ['with an invalid key', { ...NEW, id: 'x' }, BAD_VALUE],
    ['with a date that there is not', { ...NEW, at: '2026-02-30' }, [400, '22008']],
    ['beside another of its key', [NEW, { ...NEW, id: FIRST }], [409, '23505']],
    ['beside one of other columns', [NEW, { id: FIRST }], [400, 'PGRST102']],
  ] as const)('a new row %s is refused', async ([, row, refusal]) => {
    expect(await send('POST', 'notes', row)).toEqual(refusal);
    expect(await titles()).toEqual([{ title: 'first' }]);
  });

  test('a condition that the library would ignore touches nothing', async () => {
    // Its object of filters inherits a `constructor`.
    for (const value of ['a"b', 'a\\b']) {
      const query = `notes?constructor=eq.${encodeURIComponent(value)}`;
      expect(await send('DELETE', query)).toEqual(BAD);
      expect(await send('PATCH', query, { title: 'y' })).toEqual(BAD);
    }
    expect(await titles()).toEqual([{ title: 'first' }]);
  });
});
