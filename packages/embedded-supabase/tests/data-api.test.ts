import { expect, test } from 'vitest';
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
const BAD_VALUE = [400, '22P02'];
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
test.for([
  [
    BAD,
    String.raw`
    select= select=id, select=__proto__:id select=...users(id) order= order=role.up order=role, order=users(role)
    limit=1234567890 limit= limit=-1 limit=1x offset=x1 role=x role= role=.x role=EQ.x role=-eq.x
    role=is.true role=in.a role=in.() role=isdistinct.a or=() or=(role.eq.x or=(role.eq.a"b)
    role=eq."&role=eq.\ role)or(id=eq.x =eq.x columns=role`,
  ],
  [[400, '42703'], 'select=password order=password password=eq.x x'],
  [BAD_VALUE, `id=eq.1 id=eq.${ID}0 id=eq.x${ID} role=eq.a%00`],
  [[400, '22007'], 'created_at=lt.soon'],
  [[400, '22008'], 'created_at=lt.2026-02-30'],
] as const)('%j: %s', async ([refusal, queries]) => {
  for (const query of words(queries))
    expect([query, await outcome(`profiles?${query}`)]).toEqual([query, refusal]);
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

const A = '{"display_name":"A"}';

test.for([
  // PostgREST accepts some of these; being stricter is safe.
  ...words(String.raw`[{"display_name":"A"}] {"display_name":{"role":"admin"}}
    {"display_name":["admin"]} {"display_name":"A\u0000"}`).map(
    (body) => [body, 'PGRST102'] as const,
  ),
  ...words(String.raw`{"ROLE":"admin"} {"\"role\"":"admin"} {"display_name\"='A',\"role":"admin"}
    {"display_name":"A","__proto__":{"role":"admin"}} {"":"admin"}`).map(
    (body) => [body, 'PGRST204'] as const,
  ),
  ['', 'PGRST102'],
  ['{}', 'PGRST100'],
  [`${A}${' '.repeat(2 ** 16)}`, 'request_too_large'],
  [A, 'PGRST102', 'text/csv'],
  [A, 'PGRST102', 'application/jsonx'],
  [A, 'PGRST102', 'application/x-www-form-urlencoded'],
  [A, 'PGRST102', 'application/json; charset=utf-16'],
  [A, 'PGRST102', 'application/json, text/csv'],
] as const)('a body %.30s is refused: %s', async ([body, code, type = 'application/json']) => {
  const sent = { method: 'PATCH', body, headers: { 'content-type': type } };
  const status = code === 'request_too_large' ? 413 : 400;
  expect(await outcome(`profiles?id=eq.${ID}`, sent)).toEqual([status, code]);
  expect(await found('role=eq.admin')).toBe('a');
});

const [FIRST, SECOND] = [SAMPLE.parent.id, SAMPLE.instructor.id];

/** Rows of a table, between bars: who requests what, with which body, the answer, and the titles that are left. */
const rowsOf = (table: string) =>
  table
    .replaceAll('=first', `=eq.${FIRST}`)
    .replaceAll('FIRST', FIRST)
    .replaceAll('SECOND', SECOND)
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

test.for(
  rowsOf(String.raw`
admin GET ? | | 403 42501
admin GET ?select=secret | | 403 42501
admin GET ?select=id&order=secret | | 403 42501
admin GET ?select=id&secret=is.null | | 403 42501
admin GET ?select=title | | 200 [{"title":"one"}]
anon GET ?select=title | | 200 [{"title":"one"}]
anon GET ?select=secret | | 401 42501
anon PATCH ?id=first | {"title":"x"} | 401 42501
anon POST ? | {"id":"SECOND","title":"x"} | 401 42501
admin PATCH ?id=first | {"title":"x"} | 204 | x
admin PATCH ?id=first | {"title":"x","title":"y"} | 204 | y
admin PATCH ?id=first | {"title":7} | 204 | 7
admin PATCH ?id=first | {"title":false} | 204 | false
admin PATCH ?id=first | {"title":1.5} | 400 22P02
admin PATCH ?id=first | {"title":12345678901234567890} | 400 22P02
admin PATCH ?id=first | {"id":"x"} | 403 42501
admin PATCH ?id=first | {"title":"x","at":"2026-01-01"} | 403 42501
admin PATCH ?id=first | {"title":null} | 400 23502
admin PATCH ?id=first rows | {"title":"x"} | 403 42501
admin PATCH ?secret=is.null | {"title":"x"} | 403 42501
admin PATCH ?id=first&select=title rows | {"title":"x"} | 200 [{"title":"x"}] | x
admin PATCH ? | {"title":"y"} | 400 21000
admin PATCH ?order=id | {"title":"y"} | 400 21000
admin PATCH ?apikey=x&select=id | {"title":"y"} | 400 21000
admin PATCH ?id=first&limit=1 | {"title":"y"} | 400 PGRST100
admin PATCH ?id=first&offset=1 | {"title":"y"} | 400 PGRST100
admin PATCH ?constructor=eq.a%22b | {"title":"y"} | 400 PGRST100
admin PATCH ?constructor=eq.a%5Cb | {"title":"y"} | 400 PGRST100
admin DELETE ?constructor=eq.a%22b | | 400 PGRST100
admin DELETE ?constructor=eq.a%5Cb | | 400 PGRST100
admin DELETE ? | | 400 21000
admin DELETE ?id=first&select=id | | 204 |
admin POST ? | {"id":"SECOND","title":"two","secret":"x"} | 403 42501
admin POST ? rows | {"id":"SECOND","title":"two"} | 403 42501
admin POST ?columns=id,title,constructor | {"id":"A0000000-0000-4000-8000-000000000002","title":"two"} | 201 | two one
admin POST ? | {"id":"FIRST","title":"x"} | 409 23505
admin POST ? | [{"id":"SECOND","title":"x"},{"id":"FIRST","title":"x"}] | 409 23505
admin POST ? | [{"id":"SECOND","title":"x"},{"id":"FIRST"}] | 400 PGRST102
admin POST ? | {"id":"SECOND","title":"x","writer":"b0000000-0000-4000-8000-000000000003"} | 409 23503
admin POST ? | {"id":"SECOND"} | 400 23502
admin POST ? | {"id":true,"title":"x"} | 400 22P02
admin POST ? | {"id":"x","title":"x"} | 400 22P02
admin POST ? | {"id":"SECOND","title":"x","at":"2026-02-30"} | 400 22008
`),
)('%s %s: %s', async ([request = '', body, answer, left = 'one']) => {
  await backend.reset();
  await outcome('notes', { method: 'POST', body: { id: FIRST, title: 'one' } });
  const [who, method = '', query, rows] = request.split(' ');
  const headers = { prefer: rows === undefined ? 'return=minimal' : 'return=representation' };
  const sent = { method, headers, ...(body !== '' && { body }) };
  // The key may be sent once or twice.
  for (const token of who === 'anon' ? [undefined, KEY] : [admin]) {
    const told = await outcome(`notes${query}`, { ...sent, token });
    const texts = told.map((part) => (typeof part === 'string' ? part : JSON.stringify(part)));
    expect(texts.join(' ')).toBe(answer);
  }
  const [, kept] = await outcome('notes?select=title&order=id');
  expect((kept as { title: string }[]).map(({ title }) => title).join(' ')).toBe(left);
});
