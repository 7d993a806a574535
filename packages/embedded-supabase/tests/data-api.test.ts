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
  const { code, message } = body as { code: string; message: string };
  if (code === '21000')
    expect(message).toBe(`${sent.method} requires a WHERE clause`.replace('PATCH', 'UPDATE'));
  return [status, code];
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

const ID = SAMPLE.student.id;

/** Queries that PostgREST cannot read either, or that are not part of the embedded Supabase. */
test.for([
  [
    [400, 'PGRST100'],
    String.raw`
    select= select=id, select=__proto__:id select=...users(id) order= order=role.up order=role, order=users(role)
    limit=1234567890 limit= limit=-1 limit=1x offset=x1 role=x role= role=.x role=EQ.x role=-eq.x
    role=is.true role=in.a role=in.() role=isdistinct.a or=() or=(role.eq.x or=(role.eq.a"b)
    role=eq."&role=eq.\ role)or(id=eq.x =eq.x columns=role`,
  ],
  [[400, '42703'], 'select=password order=password password=eq.x x'],
  [[400, '22P02'], `id=eq.1 id=eq.${ID}0 id=eq.x${ID} role=eq.a%00`],
  [[400, '22007'], 'created_at=lt.soon'],
  [[400, '22008'], 'created_at=lt.2026-02-30'],
] as const)('%j: %s', async ([refusal, queries]) => {
  for (const query of words(queries))
    expect([query, await outcome(`profiles?${query}`)]).toEqual([query, refusal]);
});

test('a change, without a type of its body, counts its rows', async () => {
  const path = `${backend.origin}/rest/v1/profiles?id=eq.${SAMPLE.admin.id}`;
  const headers = { apikey: KEY, authorization: `Bearer ${admin}`, prefer: 'count=exact' };
  const sent = new Request(path, { method: 'PATCH', headers, body: '{"display_name":"Ada"}' });
  sent.headers.delete('content-type');
  const response = await backend.fetch(sent, '127.0.0.1');
  expect([response.status, response.headers.get('content-range')]).toEqual([204, '*/1']);
});

const [FIRST, SECOND] = [SAMPLE.parent.id, SAMPLE.instructor.id];
const VALUES: Readonly<Record<string, string>> = {
  '=admin': `=eq.${SAMPLE.admin.id}`,
  '=first': `=eq.${FIRST}`,
  FIRST,
  SECOND,
  HUNDREDS: 'x,'.repeat(200),
  _LARGE: ' '.repeat(2 ** 16),
};

/**
 * Rows of a table, between bars: who requests what, a header, the body, the answer, and the titles
 * of the notes that are left.
 */
const ROWS = String.raw`
admin GET profiles?select=role&order=display_name.desc.nullslast,id.asc,created_at.nullsfirst | | | 200 [{"role":"parent"},{"role":"instructor"},{"role":"student"},{"role":"admin"}]
admin GET profiles?select=role&apikey=x&order=id&limit=1 | | | 200 [{"role":"admin"}]
admin GET profiles?select=role&role=in.(HUNDREDSadmin) | | | 200 [{"role":"admin"}]
admin GET profiles?select=role&id=admin | accept:  | | 200 [{"role":"admin"}]
admin GET profiles?select=role&id=admin | accept: text/html,application/json ; q=1 | | 200 [{"role":"admin"}]
admin GET profiles?select=role&id=admin | accept: application/vnd.pgrst.object+json | | 200 {"role":"admin"}
admin GET profiles?select=role&id=admin | accept: application/vnd.pgrst.plan | | 406 PGRST107
admin GET profiles | accept: application/vnd.pgrst.object+json | | 406 PGRST116
admin GET profiles?select=role&id=admin | accept-profile: public | | 200 [{"role":"admin"}]
admin GET profiles?select=role&id=admin | accept-profile: auth | | 406 PGRST106
admin GET profiles?select=role&id=admin | content-profile: auth | | 406 PGRST106
admin GET profiles?select=role&id=admin | prefer: return=minimal, tx=rollback | | 400 PGRST100
admin PATCH profiles?id=admin | | [{"display_name":"A"}] | 400 PGRST102
admin PATCH profiles?id=admin | | {"display_name":{"role":"admin"}} | 400 PGRST102
admin PATCH profiles?id=admin | | {"display_name":["admin"]} | 400 PGRST102
admin PATCH profiles?id=admin | | {"display_name":"A\u0000"} | 400 PGRST102
admin PATCH profiles?id=admin | | {"ROLE":"admin"} | 400 PGRST204
admin PATCH profiles?id=admin | | {"display_name":"A","__proto__":{"role":"admin"}} | 400 PGRST204
admin PATCH profiles?id=admin | | | 400 PGRST102
admin PATCH profiles?id=admin | | {} | 400 PGRST100
admin PATCH profiles?id=admin | | {"display_name":"A"}_LARGE | 413 request_too_large
admin PATCH profiles?id=admin | content-type: application/jsonx | {"display_name":"A"} | 400 PGRST102
admin PATCH profiles?id=admin | content-type: application/json; charset=utf-16 | {"display_name":"A"} | 400 PGRST102
admin GET notes?select=id&order=secret | | | 403 42501
admin GET notes?select=id&secret=is.null | | | 403 42501
admin GET notes?select=title | | | 200 [{"title":"one"}]
anon GET notes?select=title | | | 200 [{"title":"one"}]
anon PATCH notes?id=first | | {"title":"x"} | 401 42501
anon POST notes | | {"id":"SECOND","title":"x"} | 401 42501
admin PATCH notes?id=first | | {"title":"x","title":"y"} | 204 | y
admin PATCH notes?id=first | | {"title":7} | 204 | 7
admin PATCH notes?id=first | | {"title":false} | 204 | false
admin PATCH notes?id=first | | {"title":1.5} | 400 22P02
admin PATCH notes?id=first | | {"title":12345678901234567890} | 400 22P02
admin PATCH notes?id=first | | {"id":"x"} | 403 42501
admin PATCH notes?id=first | | {"title":"x","at":"2026-01-01"} | 403 42501
admin PATCH notes?id=first | | {"title":null} | 400 23502
admin PATCH notes?id=first | prefer: return=representation | {"title":"x"} | 403 42501
admin PATCH notes?secret=is.null | | {"title":"x"} | 403 42501
admin PATCH notes?id=first&select=title | prefer: return=representation | {"title":"x"} | 200 [{"title":"x"}] | x
admin PATCH notes | | {"title":"y"} | 400 21000
admin PATCH notes?order=id | | {"title":"y"} | 400 21000
admin PATCH notes?apikey=x&select=id | | {"title":"y"} | 400 21000
admin PATCH notes?id=first&limit=1 | | {"title":"y"} | 400 PGRST100
admin PATCH notes?constructor=eq.a%22b | | {"title":"y"} | 400 PGRST100
admin DELETE notes | | | 400 21000
admin DELETE notes?id=first&select=id | | | 204 | 
admin POST notes | | {"id":"SECOND","title":"two","secret":"x"} | 403 42501
admin POST notes | prefer: return=representation | {"id":"SECOND","title":"two"} | 403 42501
admin POST notes?columns=id,title,constructor | | {"id":"A0000000-0000-4000-8000-000000000002","title":"two"} | 201 | two one
admin POST notes | | {"id":"FIRST","title":"x"} | 409 23505
admin POST notes | | [{"id":"SECOND","title":"x"},{"id":"FIRST","title":"x"}] | 409 23505
admin POST notes | | [{"id":"SECOND","title":"x"},{"id":"FIRST"}] | 400 PGRST102
admin POST notes | | {"id":"SECOND","title":"x","writer":"b0000000-0000-4000-8000-000000000003"} | 409 23503
admin POST notes | | {"id":"SECOND"} | 400 23502
admin POST notes | | {"id":true,"title":"x"} | 400 22P02
admin POST notes | | {"id":"SECOND","title":"x","at":"2026-02-30"} | 400 22008
`;
const filled = Object.entries(VALUES).reduce(
  (text, [name, value]) => text.replaceAll(name, value),
  ROWS,
);
const rows = filled
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trimStart().replace(/ $/u, '')));

test.for(rows)('%s %s', async ([request = '', header = '', body, answer, left = 'one']) => {
  await backend.reset();
  await outcome('notes', { method: 'POST', body: { id: FIRST, title: 'one' } });
  const [who, method = '', path = ''] = request.split(' ');
  const [name = '', value = ''] = header.split(': ');
  const sent = {
    method,
    ...(name && { headers: { [name]: value } }),
    ...(body !== '' && { body }),
  };
  // The key may be sent once or twice.
  for (const token of who === 'anon' ? [undefined, KEY] : [admin]) {
    const told = await outcome(path, { ...sent, token });
    const texts = told.map((part) => (typeof part === 'string' ? part : JSON.stringify(part)));
    expect(texts.join(' ')).toBe(answer);
  }
  const [, kept] = await outcome('notes?select=title&order=id');
  expect((kept as { title: string }[]).map(({ title }) => title).join(' ')).toBe(left);
  const [, profiles] = await outcome('profiles?select=id,role,display_name&order=id');
  expect(profiles).toEqual(Object.values(SAMPLE));
});
