import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { signIn } from '../src/testing/calls.ts';
import { KEY, ORIGIN, SAMPLE, startBackend } from './support.ts';

/** What the Data API accepts and refuses over HTTP. Row level security: row-rules.test.ts. */
let backend: EmbeddedSupabase;
let admin: string;

beforeAll(async () => {
  backend = await startBackend();
  admin = await signIn(backend, 'admin@example.test');
});
afterAll(() => backend.close());

interface AccessRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Sends no access token. */
  readonly isAnon?: boolean;
}

async function ask(
  path: string,
  { method = 'GET', headers = {}, body, isAnon = false }: AccessRequest = {},
) {
  const request = new Request(`${ORIGIN}/rest/v1/${path.replaceAll('+', '%2B')}`, {
    method,
    headers: {
      apikey: KEY,
      ...(isAnon ? {} : { authorization: `Bearer ${admin}` }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const response = await backend.fetch(request, '127.0.0.1');
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Returns the status with the rows, or with the error's code; no error may reveal SQL. */
async function outcome(path: string, asked?: AccessRequest): Promise<readonly unknown[]> {
  const { status, text } = await ask(path, asked);
  const body = text === '' ? undefined : (JSON.parse(text) as { code?: string });
  if (status >= 400) expect(text).not.toMatch(/select |encrypted_password|statement/u);
  return [status, status < 400 ? body : body?.code];
}

const BAD = [400, 'PGRST100'];
const NO_COLUMN = [400, '42703'];
const NO_UUID = [400, '22P02'];
const NO_TIME = [400, '22007'];
const DENIED = [403, '42501'];
const ID = SAMPLE.student.id;

/** Returns the roles of the profiles that a query finds, as `a i s p`, or its refusal. */
async function found(query: string): Promise<unknown> {
  const [status, rows] = await outcome(`profiles?${query}`);
  if (status !== 200) return [status, rows];
  return (rows as { role: string }[]).map(({ role }) => role[0]).join(' ');
}

describe('a query that finds', () => {
  test.for([
    ['order=role', 'a i p s'],
    ['order=', 'a i s p'],
    ['order=display_name.desc.nullslast,id.asc,created_at.nullsfirst', 'p i s a'],
    ['order=id.desc&limit=2', 'p s'],
    ['order=id&limit=2&offset=1', 'i s'],
    ['apikey=x&order=id&limit=1', 'a'],
    ['role=eq.student', 's'],
    ['role=neq.student&order=id', 'a i p'],
    ['role=not.eq.student&order=id', 'a i p'],
    ['display_name=gt.M&display_name=lt.N', 'i'],
    ['display_name=gte.Lena Brooks&display_name=lte.Lena Brooks', 's'],
    ['display_name=eq.a.b\nc', ''],
    [`id=eq.${ID.toUpperCase()}`, 's'],
    [`id=in.(${ID},"${SAMPLE.admin.id}")&order=id`, 'a s'],
    ['id=in.()', ''],
    ['display_name=in.("Lena Brooks","a,b","(","a\\"b")', 's'],
    ['display_name=like.*e*&order=id', 'i s'],
    ['display_name=ilike.LENA*', 's'],
    ['display_name=not.ilike.*a*', ''],
    ['avatar_url=is.null&role=eq.admin', 'a'],
    [`display_name=eq.' or '1'='1`, ''],
    ['avatar_url=not.is.NULL', ''],
    ['or=(role.eq.admin,role.eq.parent)&order=id', 'a p'],
    ['and=(role.eq.admin,display_name.not.like.*x*)', 'a'],
    ['not.or=(role.eq.admin,role.eq.parent)&order=id', 'i s'],
    ['or=(role.eq.admin,not.and(role.neq.student,avatar_url.is.null))&order=id', 'a s'],
    ['or=(display_name.eq."a,b",or(role.eq.admin))', 'a'],
    [`or=(id.eq.${ID.toUpperCase()},id.eq."${SAMPLE.admin.id}")&order=id`, 'a s'],
    [`id=in.(${ID.toUpperCase()})`, 's'],
    [`or=(${'and('.repeat(5)}role.eq.admin${')'.repeat(5)})`, 'a'],
  ])('%s', async ([query, expected]) => {
    expect(await found(query ?? '')).toEqual(expected);
  });

  test.for([
    ['select=id', { id: ID }],
    ['select=who:display_name,id', { who: 'Lena Brooks', id: ID }],
    ['select=display_name,*', expect.objectContaining({ role: 'student', id: ID }) as unknown],
  ] as const)('the columns of %s', async ([query, row]) => {
    expect(await outcome(`profiles?${query}&id=eq.${ID}`)).toEqual([200, [row]]);
  });
});

/** Splits a text into lines. */
const lines = (text: string) => text.trim().split(/\s*\n\s*/u);
const words = (text: string) => text.trim().split(/\s+/u);

/** Queries that PostgREST cannot read. */
const UNREADABLE = [
  ...words(String.raw`
    select= select=id, select=role::int select=role->x select=x( select=id) select=-role
    select=-count() select=?users(id) select=users.count()x order=role.up order=role, order=users(role)
    order=.role limit=1234567890 limit= limit=1x offset=x1 limit=x-1 limit=-1x limit=- role=x role=
    role=.x role=EQ.x role=xnot.eq.x role=-eq.x role=match.x role=match.null role=is.true role=is.nullx
    role=is.xnull role=in.a,b role=in.x(a) role=in.(a)x role=in.(a)(b) role=in.(a)) role=in.((a)
    role=in.)a( role=in.(") role=in.(a),(b) users.role=eq.x role)or(id=eq.x =eq.x or=role.eq.x
    or=(role.eq.x or=() or=(role) or=(role.) or=(.eq.x) or=(x-role.eq.x) or=(xand(id.is.null))
    or=(and(id.is.null)x) or=(role.match.x) not.and=(or(id.is.null)`),
  'select=role as x',
  // @supabase/lite would find other rows.
  'or=(display_name.eq."a,b)",or(role.eq.admin))',
  'or=(display_name.eq."a\\"b",role.eq.admin)',
  `or=(${'and('.repeat(6)}id.is.null${')'.repeat(6)})`,
];
const OF_NO_COLUMN = words(`select=password select=users order=password password=eq.x
  or=(password.eq.x) or=(users.role.eq.x) x`);
const AGGREGATES = words('count() total:count() n:role.max() id.sum(),role.avg()');
const EMBEDDED = words(
  'users(*) id,users(id,posts(*)) who:users!owner!inner(id) ...users(id) xcount(x)',
);
const BAD_VALUES = words(`id=eq.1 id=eq.${ID}0 id=eq.x${ID} id=in.(1) id=in.(${ID},) id=in.(,1)
  id=in.("${ID}"x) id=in.(x"${ID}") or=(id.eq.1) role=eq.a%00 role=in.(a,%00) role=like.a%00`);
const NO_TIMES = lines(`
  yesterday evening
  2026-11-20T09:05:07 00:00
  2026-02-30
  2026-13-01
  2026-11-20T25:00Z
  2026-11-20T09:00:00+99:00
  2026-11-20T09:00:00.1234567Z
  x2026-11-20
  2026-11-20x`);

describe('a query that is refused', () => {
  test.for([
    ...UNREADABLE.map((query) => [query, BAD] as const),
    ...OF_NO_COLUMN.map((query) => [query, NO_COLUMN] as const),
    ...AGGREGATES.map((select) => [`select=${select}`, [400, 'PGRST123']] as const),
    ...EMBEDDED.map((select) => [`select=${select}`, [400, 'PGRST200']] as const),
    ...words('limit=-1 offset=-12').map((query) => [query, [416, 'PGRST103']] as const),
    ...['columns=password', 'columns=role,password', 'columns="a\nb"', 'on_conflict=password'].map(
      (query) => [query, [400, 'PGRST204']] as const,
    ),
    ...BAD_VALUES.map((query) => [query, NO_UUID] as const),
    ...['', ...NO_TIMES].map((time) => [`created_at=lt.${time}`, NO_TIME] as const),
    ...words('id=like.a* created_at=ilike.2026*').map((query) => [query, [404, '42883']] as const),
  ])('%j', async ([query, refusal]) => {
    expect(await outcome(`profiles?${query}`)).toEqual(refusal);
  });

  test.for([
    ['users', [404, 'PGRST205']],
    ['auth.users', [404, 'PGRST205']],
    ['rpc/f', [404, 'PGRST202']],
    ['rpc/fun_2', [404, 'PGRST202']],
    ['rpc/f/x', [404, 'PGRST125']],
    ['notes/rpc/f', [404, 'PGRST125']],
  ] as const)('of %s', async ([path, refusal]) => {
    expect(await outcome(path)).toEqual(refusal);
  });
});

test('OPTIONS names the methods of an existing table', async () => {
  const { status, headers } = await ask('notes', { method: 'OPTIONS' });
  expect([status, headers.get('allow')]).toEqual([
    200,
    'OPTIONS, GET, HEAD, POST, PATCH, PUT, DELETE',
  ]);
  expect((await ask('users', { method: 'OPTIONS' })).status).toBe(404);
});

describe('headers', () => {
  const one = `profiles?select=role&id=eq.${ID}`;
  const LIST = '[{"role":"student"}]';
  const OBJECT = '{"role":"student"}';

  test.for([
    ['', LIST],
    ['*/*', LIST],
    ['Application/JSON ; charset=utf-8', LIST],
    ['application/*', LIST],
    ['text/html,\tapplication/json\t;\tq=1', LIST],
    ['application/vnd.pgrst.object+json', OBJECT],
    ['application/vnd.pgrst.object+json;nulls=stripped', OBJECT],
    ['text/html, text/csv;q=0.5, application/json', 'role\nstudent'],
  ] as const)('an answer as %j is %s', async ([accept, text]) => {
    const got = await ask(one, { headers: { accept } });
    expect([got.status, got.text.trim()]).toEqual([200, text]);
  });

  test.for(
    words(`application/vnd.pgrst.object;x=1 xapplication/vnd.pgrst.object application/vnd.pgrst.plan
      application/geo+json text/html`),
  )('the media type %s is refused', async (accept) => {
    expect(await outcome(one, { headers: { accept } })).toEqual([406, 'PGRST107']);
  });

  test('a request for one object is refused if there are several', async () => {
    const headers = { accept: 'application/vnd.pgrst.object+json' };
    expect(await outcome('profiles', { headers })).toEqual([406, 'PGRST116']);
    // A response to HEAD never has a body.
    expect(await outcome('profiles', { method: 'HEAD', headers })).toEqual([406, undefined]);
  });

  test.for(['accept-profile', 'content-profile'])('%s is public', async (name) => {
    expect((await ask(one, { headers: { [name]: 'public' } })).status).toBe(200);
    expect(await outcome(one, { headers: { [name]: 'auth' } })).toEqual([406, 'PGRST106']);
  });

  test.for([
    ['count=exact', '0-3/4'],
    ['count=exact, x', '0-3/4'],
    ['return=minimal ,count=exact', '0-3/4'],
    ['handling=strict, count=exact', '0-3/4'],
    ['xcount=exact', '0-3/*'],
    ['count=exactx, handling=lenient', '0-3/*'],
  ])('the preference %s gives the range %s', async ([prefer, range]) => {
    const { headers } = await ask('profiles', { headers: { prefer: prefer ?? '' } });
    expect(headers.get('content-range')).toBe(range);
  });

  test('strict handling refuses unknown preferences', async () => {
    const all =
      words(`tx=rollback max-affected=x max-affected=1234567890 xmax-affected=1 return=minimalx
      xreturn=minimal xcount=exact xresolution=merge-duplicates missing=nullx xmissing=null handling=x`);
    for (const unknown of all) {
      const headers = { prefer: `handling=strict, ${unknown}` };
      expect(await outcome(one, { headers })).toEqual([400, 'PGRST122']);
    }
  });

  test.for([
    ['0-1', 'a i'],
    ['items=1-2', 'i s'],
    ['2-', 's p'],
    ['3-3', 'p'],
    ['2-10', 's p'],
    // PostgREST ignores invalid ranges.
    ['-1', 'a i s p'],
    ['bytes=0-1', 'a i s p'],
    ['x0-1', 'a i s p'],
    ['0-1x', 'a i s p'],
  ])('the range %s is %s', async ([range, roles]) => {
    const { text } = await ask('profiles?select=role&order=id', {
      headers: { range: range ?? '' },
    });
    const rows = JSON.parse(text) as { role: string }[];
    expect(rows.map(({ role }) => role[0]).join(' ')).toBe(roles);
  });

  test('a range that ends before it begins is refused', async () => {
    for (const range of ['5-4', '10-9']) {
      expect(await outcome('profiles', { headers: { range } })).toEqual([416, 'PGRST103']);
    }
  });
});

describe('a body', () => {
  const patch = (body: string | Uint8Array<ArrayBuffer>) =>
    outcome(`profiles?id=eq.${ID}`, { method: 'PATCH', body });

  test.for(
    lines(String.raw`
      {"ROLE":"admin"}
      {"role ":"admin"}
      {"\"role\"":"admin"}
      {"profiles.role":"admin"}
      {"display_name\" = 'A', \"role":"admin"}
      {"display_name":"A","is_admin":true}
      {"__proto__":{"role":"admin"}}
      {"display_name":"A","__proto__":{"role":"admin"}}
      {"constructor":{"prototype":{"role":"admin"}}}
      {"":"admin"}`),
  )('%s has an unknown column', async (body) => {
    expect(await patch(body)).toEqual([400, 'PGRST204']);
  });

  // PostgREST accepts some of these; being stricter is safe.
  test.for([
    ...lines(String.raw`
      role=admin
      {"display_name":"A"/**/}
      {"display_name":"A"
      {"display_name":"A"}{"role":"admin"}
      []
      [{"display_name":"A"}]
      [[{"role":"admin"}]]
      null
      42
      "role"
      {"display_name":{"role":"admin"}}
      {"role":["admin"]}
      {"display_name":"A\u0000"}
      {"display_name":"A\ud800"}`),
    '',
    '\ufeff{"display_name":"A"}',
  ])('%s is refused', async (body) => {
    expect(await patch(body)).toEqual([400, 'PGRST102']);
  });
});

describe('privileges on columns and verbs', () => {
  const [FIRST, SECOND] = [SAMPLE.parent.id, SAMPLE.instructor.id];
  const ROW = `notes?id=eq.${FIRST}`;
  const FULL = { prefer: 'return=representation' };
  const MERGE = { prefer: 'resolution=merge-duplicates' };
  const send = (method: string, path: string, body?: unknown, headers = {}, isAnon = false) =>
    outcome(path, {
      method,
      headers,
      isAnon,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const titles = async () => (await outcome('notes?select=title&order=id'))[1];

  beforeEach(async () => {
    await backend.reset();
    await send('POST', 'notes', { id: FIRST, title: 'first' });
  });

  test('columns that are read, sorted or filtered by need one', async () => {
    for (const query of [
      '',
      '?select=secret',
      '?select=id&order=secret',
      '?select=id&secret=is.null',
    ])
      expect([query, await outcome(`notes${query}`)]).toEqual([query, DENIED]);
    expect(await outcome('notes?select=secret', { method: 'HEAD' })).toEqual(DENIED);
    expect(await outcome('notes?select=title')).toEqual([200, [{ title: 'first' }]]);
  });

  test('a visitor has the privileges of `anon`, whether the key is sent once or twice', async () => {
    for (const headers of [{}, { authorization: `Bearer ${KEY}` }]) {
      const asked = { isAnon: true, headers: { ...headers, prefer: MERGE.prefer } };
      expect(await outcome('notes?select=title', asked)).toEqual([200, [{ title: 'first' }]]);
      expect(await outcome('notes?select=secret', asked)).toEqual([401, '42501']);
    }
    expect(await send('PATCH', ROW, { title: 'x' }, {}, true)).toEqual([401, '42501']);
    // A change without columns needs no privilege.
    expect(await send('PATCH', ROW, '{}', {}, true)).toEqual([204, undefined]);
  });

  test.for([
    ['{"title":"x"}', 'x'],
    ['{"title":"x","title":"y"}', 'y'],
    ['{"title":7}', '7'],
    ['{"title":false}', 'false'],
  ])('a change by %s stores %s', async ([body, title]) => {
    expect(await send('PATCH', ROW, body)).toEqual([204, undefined]);
    expect(await titles()).toEqual([{ title }]);
  });

  test.for([
    ['{"title":1.5}', NO_UUID],
    ['{"title":12345678901234567890}', NO_UUID],
    ['{"id":"x"}', DENIED],
    ['{"title":"x","at":"2026-01-01"}', DENIED],
    ['{"nothing":"x"}', [400, 'PGRST204']],
    ['{"title":null}', [400, '23502']],
  ] as const)('no change is made by %s', async ([body, refusal]) => {
    expect(await send('PATCH', ROW, body)).toEqual(refusal);
    expect(await titles()).toEqual([{ title: 'first' }]);
  });

  test.for(
    lines(`
      text/csv
      application/json; charset=utf-16
      application/json, text/csv
      xapplication/json
      application/jsonx
      application/x-www-form-urlencoded
      application/vnd.pgrst.array+json
      multipart/form-data; boundary=x
      text/plain`),
  )('nor as %s', async (type) => {
    const headers = { 'content-type': type };
    expect(await send('PATCH', ROW, { title: 'x' }, headers)).toEqual([400, 'PGRST102']);
  });

  test('as JSON, or without a content type, is accepted', async () => {
    const body = new TextEncoder().encode('{"title":"x"}');
    expect((await ask(ROW, { method: 'PATCH', body })).status).toBe(204);
    for (const type of ['Application/JSON;charset=utf-8', 'application/json ; charset="UTF-8"'])
      expect((await send('PATCH', ROW, { title: type }, { 'content-type': type }))[0]).toBe(204);
  });

  test('a change needs a filter, and privileges on the columns it returns and filters by', async () => {
    expect(await send('PATCH', ROW, { title: 'x' }, FULL)).toEqual(DENIED);
    expect(await send('PATCH', 'notes?secret=is.null', { title: 'x' })).toEqual(DENIED);
    expect(await send('PATCH', `${ROW}&select=title`, { title: 'x' }, FULL)).toEqual([
      200,
      [{ title: 'x' }],
    ]);
    for (const query of ['', '?order=id', '?apikey=x&columns=title&on_conflict=id&select=id'])
      expect(await send('PATCH', `notes${query}`, { title: 'y' })).toEqual([400, '21000']);
    for (const query of ['limit=1', 'offset=1'])
      expect(await send('PATCH', `${ROW}&${query}`, { title: 'y' })).toEqual(BAD);
    expect(await send('DELETE', 'notes')).toEqual([400, '21000']);
    expect(await titles()).toEqual([{ title: 'x' }]);
  });

  test('a change without columns touches no row, and needs privileges on what it would read', async () => {
    expect(await send('PATCH', ROW, '{}')).toEqual([204, undefined]);
    expect(await send('PATCH', 'notes', '{}')).toEqual([204, undefined]);
    expect(await send('PATCH', 'notes?select=id', '{}', FULL)).toEqual([200, []]);
    expect(await send('PATCH', ROW, '{}', FULL)).toEqual(DENIED);
    expect(await send('PATCH', 'notes?secret=is.null', '{}')).toEqual(DENIED);
  });

  test('`columns` selects the columns of a body', async () => {
    const both = { id: 'x', title: 'y' };
    expect(await send('PATCH', `${ROW}&columns="title"`, both)).toEqual([204, undefined]);
    expect(await titles()).toEqual([{ title: 'y' }]);
    // A named column that is not sent is null.
    expect(await send('PATCH', `${ROW}&columns=title`, { id: 'x' })).toEqual([400, '23502']);
    expect(await send('PATCH', `${ROW}&columns=id`, both)).toEqual(DENIED);
  });

  test('a range does not limit changes', async () => {
    await send('POST', 'notes', { id: SECOND, title: 'second' });
    for (const range of ['0-0', '9-0'])
      expect(await send('PATCH', 'notes?title=like.*', { title: 'x' }, { range })).toEqual([
        204,
        undefined,
      ]);
    expect(await titles()).toEqual([{ title: 'x' }, { title: 'x' }]);
  });

  test('an insert needs one for each column, and an upsert the one to update', async () => {
    const row = { id: SECOND, title: 'second' };
    expect(await send('POST', 'notes', { ...row, secret: 'x' })).toEqual(DENIED);
    expect(await send('POST', 'notes', row, FULL)).toEqual(DENIED);
    expect(await send('POST', 'notes', row, MERGE)).toEqual(DENIED);
    expect(await send('PUT', `notes?id=eq.${SECOND}`, row)).toEqual(DENIED);
    expect(await send('POST', 'notes', row)).toEqual([201, undefined]);
    expect(await titles()).toEqual([{ title: 'second' }, { title: 'first' }]);
  });

  test.for([
    ['another of its key', { id: FIRST, title: 'x' }, [409, '23505']],
    [
      'of a missing account',
      { id: SECOND, title: 'x', writer: SECOND.replace('a', 'b') },
      [409, '23503'],
    ],
    ['without a required column', { id: SECOND }, [400, '23502']],
    ['with another type of key', { id: true, title: 'x' }, NO_UUID],
    ['with an invalid key', { id: 'x', title: 'x' }, NO_UUID],
    ['with another type of time', { id: SECOND, title: 'x', at: 7 }, NO_TIME],
    ['with an invalid time', { id: SECOND, title: 'x', at: 'soon' }, NO_TIME],
  ] as const)('a new row %s is refused', async ([, row, refusal]) => {
    expect(await send('POST', 'notes', row)).toEqual(refusal);
    expect(await titles()).toEqual([{ title: 'first' }]);
  });

  test('times and UUIDs are stored in one format, however they are written', async () => {
    const at = '2026-11-20 11:00:00.120500+02';
    await send('POST', 'notes', { id: SECOND.toUpperCase(), title: 'x', at });
    expect(await outcome(`notes?select=id,at&id=eq.${SECOND}`)).toEqual([
      200,
      [{ id: SECOND, at: '2026-11-20T09:00:00.1205+00:00' }],
    ]);
  });

  test('a row is deleted, whatever the body', async () => {
    const asked = { method: 'DELETE', body: '[]' };
    expect(await outcome(`${ROW}&select=id`, asked)).toEqual([204, undefined]);
    expect(await titles()).toEqual([]);
  });
});
