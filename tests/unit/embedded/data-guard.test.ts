import { describe, expect, test } from 'vitest';
import { DataError } from '../../../scripts/embedded-supabase/data-error.ts';
import { guardData } from '../../../scripts/embedded-supabase/data-guard.ts';
import { readPrivileges } from '../../../scripts/embedded-supabase/privileges.ts';
import { SECRET, tokenOf } from './tokens.ts';

const KEY = 'sb_publishable_x';
const NOTES = { id: 'uuid', title: 'text', at: 'timestamptz' };
const service = {
  tables: new Map([
    ['notes', new Map(Object.entries(NOTES))],
    ['open', new Map(Object.entries(NOTES))],
  ]),
  privileges: readPrivileges([
    `revoke all on notes from anon, authenticated;
     grant select (id, title), insert (title), update (title) on notes to authenticated;
     grant select on notes to anon;`,
  ]),
  key: KEY,
  secret: SECRET,
};

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly isAnon?: boolean;
}

/** What is passed on, or answered here, or refused. */
async function ask(path: string, { method = 'GET', headers, body, isAnon }: Asked = {}) {
  const request = new Request(`http://localhost/rest/v1/${path}`, {
    method,
    headers: {
      apikey: KEY,
      ...(isAnon ? {} : { authorization: `bearer ${tokenOf()}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  try {
    const passed = await guardData(request, service);
    if (passed instanceof Response) {
      return [passed.status, await passed.text(), passed.headers.get('allow')];
    }
    const { pathname, search } = new URL(passed.url);
    return {
      method: passed.method,
      path: decodeURIComponent(pathname + search),
      headers: Object.fromEntries(passed.headers),
      body: await passed.text(),
    };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [error.status, error.code, error.message];
  }
}

const ME = { accept: '*/*', apikey: KEY, authorization: `Bearer ${tokenOf()}` };
const JSON_TYPE = { 'content-type': 'application/json' };
const DENIED = [403, '42501', 'permission denied for table notes'];
const BAD_BODY = [400, 'PGRST102', 'Empty or invalid json'];
const BAD_TYPE = [400, 'PGRST102', 'Content-Type not acceptable'];
const FULL = { prefer: 'return=representation' };

describe('what is read', () => {
  test('is passed on, written anew', async () => {
    expect(
      await ask('notes?select=id&title=eq.x&apikey=y', {
        headers: { accept: 'text/csv', range: '0-9', prefer: 'count=exact, x', 'x-other': '1' },
      }),
    ).toEqual({
      method: 'GET',
      path: '/rest/v1/notes?select=id&title=eq.x',
      headers: { ...ME, accept: 'text/csv', range: '0-9', prefer: 'count=exact' },
      body: '',
    });
  });

  test('asks for no right to write, whatever is preferred', async () => {
    const prefer = 'count=exact, resolution=merge-duplicates';
    expect(await ask('notes?select=id', { isAnon: true, headers: { prefer } })).toMatchObject({
      method: 'GET',
      headers: { prefer },
    });
  });

  test('without its rows needs the same rights', async () => {
    expect(await ask('notes?select=at', { method: 'HEAD' })).toEqual(DENIED);
  });

  test('by nobody signed in goes without a token', async () => {
    const got = { method: 'HEAD', path: '/rest/v1/notes?select=*', body: '' };
    const headers = { accept: '*/*', apikey: KEY };
    expect(await ask('notes', { method: 'HEAD', isAnon: true })).toEqual({ ...got, headers });
    const authorization = `Bearer ${KEY}`;
    expect(
      await ask('notes', { method: 'HEAD', isAnon: true, headers: { authorization } }),
    ).toEqual({ ...got, headers });
  });

  test.each([
    ['every column', 'notes', DENIED],
    ['a column without a right', 'notes?select=at', DENIED],
    ['sorted by one', 'notes?select=id&order=at', DENIED],
    ['filtered by one', 'notes?select=id&at=is.null', DENIED],
    [
      'of a table that is not there',
      'users',
      [404, 'PGRST205', "Could not find the table 'public.users' in the schema cache"],
    ],
    [
      'of a table of another schema',
      'auth.users',
      [404, 'PGRST205', "Could not find the table 'public.auth.users' in the schema cache"],
    ],
    [
      'of a function',
      'rpc/f',
      [404, 'PGRST202', 'Could not find the function public.f in the schema cache'],
    ],
    [
      'of a function of more letters',
      'rpc/fun_2',
      [404, 'PGRST202', 'Could not find the function public.fun_2 in the schema cache'],
    ],
    [
      'of a function below a table',
      'notes/rpc/f',
      [404, 'PGRST125', 'Invalid path specified in request URL'],
    ],
    ['of no function', 'rpc/', [404, 'PGRST125', 'Invalid path specified in request URL']],
    [
      'of more than a function',
      'rpc/f/x',
      [404, 'PGRST125', 'Invalid path specified in request URL'],
    ],
    ['of nothing', '', [404, 'PGRST125', 'Invalid path specified in request URL']],
    ['below a table', 'notes/x', [404, 'PGRST125', 'Invalid path specified in request URL']],
    ['with a query that is none', 'notes?x', [400, '42703', 'column notes.x does not exist']],
  ])('%s', async (_, path, expected) => {
    expect(await ask(path)).toEqual(expected);
  });

  test('in another schema, as another type or beyond its range is refused', async () => {
    const path = 'notes?select=id';
    expect(await ask(path, { headers: { 'accept-profile': 'auth' } })).toEqual([
      406,
      'PGRST106',
      'Invalid schema',
    ]);
    expect(await ask(path, { headers: { accept: 'text/html' } })).toEqual([
      406,
      'PGRST107',
      'None of these media types are available',
    ]);
    expect(await ask(path, { headers: { range: '9-0' } })).toEqual([
      416,
      'PGRST103',
      'Requested range not satisfiable',
    ]);
  });
});

describe('a method', () => {
  const ALLOW = 'OPTIONS, GET, HEAD, POST, PATCH, PUT, DELETE';
  test('OPTIONS names them, of a table that is there', async () => {
    expect(await ask('notes', { method: 'OPTIONS' })).toEqual([200, '', ALLOW]);
    expect(await ask('users', { method: 'OPTIONS' })).toEqual([
      404,
      'PGRST205',
      "Could not find the table 'public.users' in the schema cache",
    ]);
  });

  test('none is for who has a token of another role', async () => {
    const authorization = `Bearer ${tokenOf({ role: 'service_role' })}`;
    expect(await ask('notes', { headers: { authorization } })).toEqual([
      403,
      '42501',
      'permission denied to set role',
    ]);
  });
});

const ROW = 'notes?id=is.null';
const patch = (body: string, more: Asked = {}, path = ROW) =>
  ask(path, { method: 'PATCH', body, ...more, headers: { ...JSON_TYPE, ...more.headers } });
const passedPatch = (body: string, headers = {}) => ({
  method: 'PATCH',
  path: '/rest/v1/notes?select=*&id=is.null',
  headers: { ...ME, ...JSON_TYPE, ...headers },
  body,
});

describe('what is changed', () => {
  test.each([
    ['{"title":"x"}', '{"title":"x"}'],
    ['{"title":null}', '{"title":null}'],
    ['{"title":"x","title":"y"}', '{"title":"y"}'],
    ['{"title":7}', '{"title":"7"}'],
    ['{"title":false}', '{"title":"false"}'],
  ])('%s is passed on as %s', async (body, passed) => {
    expect(await patch(body)).toEqual(passedPatch(passed));
  });

  test.each([
    ['application/json'],
    ['Application/JSON;charset=utf-8'],
    ['application/json ; charset="UTF-8"'],
  ])('as %s is JSON', async (type) => {
    expect(await patch('{"title":"x"}', { headers: { 'content-type': type } })).toEqual(
      passedPatch('{"title":"x"}'),
    );
  });

  test.each([
    ['text/csv'],
    ['application/json; charset=utf-16'],
    ['application/json, text/csv'],
    ['xapplication/json'],
    ['application/jsonx'],
    ['application/x-www-form-urlencoded'],
  ])('as %s is refused', async (type) => {
    expect(await patch('{"title":"x"}', { headers: { 'content-type': type } })).toEqual(BAD_TYPE);
  });

  test('without a type is JSON', async () => {
    const bytes = new TextEncoder().encode('{"title":"x"}');
    const request = new Request(`http://localhost/rest/v1/${ROW}`, {
      method: 'PATCH',
      headers: { apikey: KEY, authorization: `Bearer ${tokenOf()}` },
      body: bytes,
    });
    expect(await guardData(request, service)).toBeInstanceOf(Request);
  });

  test.each([
    ['[{"title":"x"}]', BAD_BODY],
    ['', BAD_BODY],
    ['null', BAD_BODY],
    ['{"title":{"a":1}}', BAD_BODY],
    ['{"title":["x"]}', BAD_BODY],
    ['{"title":1.5}', [400, '22P02', 'invalid input syntax for type text']],
    ['{"title":12345678901234567890}', [400, '22P02', 'invalid input syntax for type text']],
    ['{"id":"x"}', DENIED],
    ['{"title":"x","id":"y"}', DENIED],
    [
      '{"nothing":"x"}',
      [400, 'PGRST204', "Could not find the 'nothing' column of 'notes' in the schema cache"],
    ],
  ])('%s is refused', async (body, expected) => {
    expect(await patch(body)).toEqual(expected);
  });

  test.each([
    ['{"id":true}', 'uuid'],
    ['{"at":7}', 'timestamp with time zone'],
  ])('%s is of another type than its column', async (body, type) => {
    const [status, code, message] = (await patch(body, {}, 'open?id=is.null')) as unknown[];
    expect([status, message]).toEqual([400, `invalid input syntax for type ${type}`]);
    expect(['22P02', '22007']).toContain(code);
  });

  test('needs a right to the columns that it reads or gives back', async () => {
    expect(await patch('{"title":"x"}', {}, 'notes?at=is.null')).toEqual(DENIED);
    expect(await patch('{"title":"x"}', { headers: FULL })).toEqual(DENIED);
    expect(
      await patch('{"title":"x"}', { headers: FULL }, 'notes?select=id&id=is.null'),
    ).toMatchObject({ body: '{"title":"x"}', headers: FULL });
  });

  test('by nobody signed in is refused as such', async () => {
    expect(await patch('{"title":"x"}', { isAnon: true })).toEqual([401, ...DENIED.slice(1)]);
  });

  test('needs a filter, as every removal does', async () => {
    const UPDATE = [400, '21000', 'UPDATE requires a WHERE clause'];
    const DELETE = [400, '21000', 'DELETE requires a WHERE clause'];
    expect(await patch('{"title":"x"}', {}, 'notes')).toEqual(UPDATE);
    expect(await patch('{"title":"x"}', {}, 'notes?order=id&select=id')).toEqual(UPDATE);
    expect(await ask('notes', { method: 'DELETE' })).toEqual(DELETE);
    expect(await ask('open', { method: 'DELETE' })).toEqual(DELETE);
  });

  test('is nothing: no row is touched, but what would be read needs its right', async () => {
    expect(await patch('{}')).toEqual([204, '', null]);
    expect(await patch('{}', {}, 'notes')).toEqual([204, '', null]);
    // Nobody signed in may change anything, and changes nothing.
    expect(await patch('{}', { isAnon: true })).toEqual([204, '', null]);
    expect(await patch('{}', { headers: FULL }, 'notes?select=id')).toEqual([200, '[]', null]);
    expect(await patch('{}', { headers: FULL })).toEqual(DENIED);
    expect(await patch('{}', {}, 'notes?at=is.null')).toEqual(DENIED);
  });

  test('is what the parameter `columns` says, of whatever is sent', async () => {
    const path = `${ROW}&columns=title`;
    expect(await patch('{"id":"x","title":"y"}', {}, path)).toEqual(passedPatch('{"title":"y"}'));
    expect(await patch('{"id":"x"}', {}, path)).toEqual(passedPatch('{"title":null}'));
    expect(await patch('{"title":"y"}', {}, `${ROW}&columns=id`)).toEqual(DENIED);
  });

  test('a range limits no change', async () => {
    expect(await patch('{"title":"x"}', { headers: { range: '0-0' } })).toEqual(
      passedPatch('{"title":"x"}'),
    );
  });
});

describe('what is added', () => {
  const post = (body: string, headers = {}, path = 'notes', method = 'POST') =>
    ask(path, { method, body, headers: { ...JSON_TYPE, ...headers } });
  const passed = (body: string, headers = {}) => ({
    method: 'POST',
    path: '/rest/v1/notes?select=*',
    headers: { ...ME, ...JSON_TYPE, ...headers },
    body,
  });
  const MERGE = { prefer: 'resolution=merge-duplicates' };

  test('needs a right to every column of it', async () => {
    expect(await post('{"title":"x"}')).toEqual(passed('{"title":"x"}'));
    expect(await post('{"title":"x","id":"y"}')).toEqual(DENIED);
    expect(await post('{}')).toEqual(passed('{}'));
    expect(await post('{"title":"x"}', FULL)).toEqual(DENIED);
  });

  test('or put needs the right to change it, too', async () => {
    expect(await post('{"title":"x"}', MERGE)).toEqual(passed('{"title":"x"}', MERGE));
    const only = (verb: string) => ({
      ...service,
      privileges: readPrivileges([
        `revoke all on notes from authenticated; grant ${verb} on notes to authenticated;`,
      ]),
    });
    const send = (verb: string, method: string, prefer = '') =>
      guardData(
        new Request(`http://localhost/rest/v1/${method === 'DELETE' ? ROW : 'notes'}`, {
          method,
          headers: { apikey: KEY, authorization: `Bearer ${tokenOf()}`, prefer, ...JSON_TYPE },
          ...(method === 'DELETE' ? {} : { body: '{"title":"x"}' }),
        }),
        only(verb),
      );
    const denied = { status: 403, code: '42501' };
    expect(await send('insert', 'POST')).toBeInstanceOf(Request);
    await expect(send('update', 'POST')).rejects.toMatchObject(denied);
    await expect(send('insert', 'POST', MERGE.prefer)).rejects.toMatchObject(denied);
    await expect(send('update', 'POST', MERGE.prefer)).rejects.toMatchObject(denied);
    expect(await send('insert, update', 'POST', MERGE.prefer)).toBeInstanceOf(Request);
    await expect(send('insert', 'PUT')).rejects.toMatchObject(denied);
    await expect(send('update', 'PUT')).rejects.toMatchObject(denied);
    expect(await send('insert, update', 'PUT')).toBeInstanceOf(Request);
    await expect(send('delete', 'DELETE')).rejects.toMatchObject(denied);
    expect(await send('delete, select', 'DELETE')).toBeInstanceOf(Request);
    await expect(send('select', 'DELETE')).rejects.toMatchObject(denied);
  });

  test('DELETE has no body, and passes on none', async () => {
    expect(await ask('open?id=is.null', { method: 'DELETE', body: '[]' })).toEqual({
      method: 'DELETE',
      path: '/rest/v1/open?select=*&id=is.null',
      headers: ME,
      body: '',
    });
  });
});
