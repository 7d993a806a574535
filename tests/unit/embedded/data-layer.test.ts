import { expect, test } from 'vitest';
import { answerData } from '../../../scripts/embedded-supabase/data-layer.ts';
import { readPrivileges } from '../../../scripts/embedded-supabase/privileges.ts';

const service = {
  tables: new Map([['notes', new Map([['id', 'uuid']])]]),
  privileges: readPrivileges([]),
  key: 'k',
  secret: 's',
};

/** What a client gets where the database answers so. */
async function answered(response: Response | Error, path = 'notes', method = 'GET') {
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method,
    headers: { apikey: 'k' },
  });
  const got = await answerData(request, service, async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  const text = await got.text();
  return [got.status, text === '' ? '' : (JSON.parse(text) as unknown)];
}
const refusal = (code: string, message: string) => ({ code, details: null, hint: null, message });

test.each([
  [200, [{ id: 1 }]],
  [206, [{ code: 'XX000', message: 'CHECK constraint failed' }]],
])('an answer of %d is passed on', async (status, body) => {
  expect(await answered(Response.json(body, { status }))).toEqual([status, body]);
});

test.each([
  [
    'new row violates row-level security policy for x',
    403,
    '42501',
    'new row violates row-level security policy',
  ],
  ['RLS policy violation: x', 403, '42501', 'new row violates row-level security policy'],
  ['CHECK constraint failed: x', 400, '23514', 'new row violates check constraint'],
  ['NOT NULL constraint failed: x', 400, '23502', 'null value violates not-null constraint'],
  ['SELECT * FROM "x": no such table', 500, 'XX000', 'The database could not answer'],
  [7, 500, 'XX000', 'The database could not answer'],
  [['RLS policy violation'], 500, 'XX000', 'The database could not answer'],
])('%s is said in our own words', async (message, status, code, words) => {
  expect(await answered(Response.json({ code: 'X', message }, { status: 500 }))).toEqual([
    status,
    refusal(code, words),
  ]);
});

test.each([
  ['PGRST103', 416],
  ['PGRST116', 406],
  ['PGRST124', 400],
])('%s is passed on as it is', async (code, status) => {
  const body = { code, message: 'CHECK constraint failed' };
  expect(await answered(Response.json(body, { status }))).toEqual([status, body]);
});

test('400 that is no JSON has our own words, and what has no body has none', async () => {
  expect(await answered(new Response('<h1>', { status: 400 }))).toEqual([
    500,
    refusal('XX000', 'The database could not answer'),
  ]);
  expect(await answered(new Response(null, { status: 404 }), 'notes', 'HEAD')).toEqual([404, '']);
});

test('what the guard refuses or answers itself the database never hears', async () => {
  const unasked = new Error('asked');
  expect(await answered(unasked, 'users')).toEqual([
    404,
    refusal('PGRST205', "Could not find the table 'public.users' in the schema cache"),
  ]);
  expect(await answered(unasked, 'notes', 'OPTIONS')).toEqual([200, '']);
});

test('a fault that is no refusal is a fault', async () => {
  await expect(answered(new Error('out of memory'))).rejects.toThrow('out of memory');
});
