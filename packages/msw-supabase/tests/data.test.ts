import { beforeEach, expect, test } from 'vitest';
import { DataError, type TableSpec, type UserSpec } from '../src/index.ts';
import {
  accessTokenOf,
  createTestClient,
  mockServices,
  people,
  SITE,
  supabase,
} from './support.ts';

mockServices();

const courses: TableSpec = {
  columns: {
    id: { type: 'int8', identity: true },
    title: { type: 'text', notNull: true },
    seats: { type: 'int4', default: 15 },
    is_open: { type: 'bool' },
    notes: { type: 'jsonb' },
  },
  primaryKey: ['id'],
  unique: { courses_title_key: ['title'] },
  checks: { courses_seats_check: ({ seats }) => Number(seats) <= 15 },
  rows: [
    { title: 'Saving, a start', seats: 3, is_open: true },
    { title: 'Budgets', seats: 10, is_open: false, notes: { level: 1 } },
    { title: 'Debts (and scams)', seats: null },
    { title: '100% taxes', seats: 7 },
  ],
};

beforeEach(() => {
  supabase.database.define('courses', courses);
});

/** What a table of requests abbreviates. */
const SHORT: Readonly<Record<string, string>> = {
  one: 'accept=application/vnd.pgrst.object+json',
  rows: 'prefer=return=representation',
  count: 'prefer=count=exact',
  defaults: 'prefer=missing=default',
  merge: 'prefer=resolution=merge-duplicates',
  ignore: 'prefer=resolution=ignore-duplicates',
};

/** Rows of a table: a request, abbreviated headers, a body, and the answer, between bars. */
const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** What the data service answers: status, range and body; or status and code, or what is not mocked. */
async function send(request = '', options = '', body = '', user?: UserSpec & { id: string }) {
  const [method = '', ...path] = request.split(' ');
  const headers = new Headers({ apikey: 'sb_publishable_key' });
  for (const one of options.split(' ').filter(Boolean)) {
    const [name = '', ...value] = (SHORT[one] ?? one).split('=');
    headers.append(name, value.join('='));
  }
  if (user !== undefined) headers.set('authorization', `Bearer ${accessTokenOf(user)}`);
  const url = encodeURI(`${SITE}/rest/v1/${path.join(' ')}`).replaceAll('+', '%2B');
  const response = await fetch(url, { method, headers, ...(body !== '' && { body }) });
  const text = await response.text();
  const { status } = response;
  if (response.ok) return `${status} ${response.headers.get('content-range')} ${text}`.trim();
  const { code, message, details } = JSON.parse(text) as Record<string, string>;
  const missing = code === 'NOT_MOCKED' ? message?.split(': ').at(-1) : undefined;
  return `${status} ${missing ?? (code === 'PGRST100' ? details : code)}`;
}

/** The ids of the rows that a query finds, or the refusal. */
async function found(query: string): Promise<string> {
  const answer = await send(`GET courses?select=id&${query}`);
  return answer.startsWith('200') ? answer.replaceAll(/^\S+ \S+|\D+/gu, ' ').trim() : answer;
}

test.each(
  rowsOf(`
title=like.B_dgets | 2
id=in.() |
order=seats | 1 4 2 3
order=seats.desc | 3 2 4 1
order=seats.nullsfirst | 3 1 4 2
order=is_open,title | 2 1 4 3
order=colour | 400 42703
id=near.1 | 400 unexpected end of input expecting "not" or operator (eq, gt, ...)
order=id) | 400 unexpected ")" expecting end of input
or=id.eq.1 | 400 unexpected "i" expecting "("
order=id&limit=x | 1 2 3 4
limit=-1 | 416 PGRST103
limit=0 |
seats=is.true | 400 42804
is_open=is.unknown&order=id | 3 4
id=like.1* | 404 42883
title=match.^B | 2
or=(id.eq.1,and(id.eq.2) | 400 unexpected end of input expecting "," or ")"
notes=cs.{"level":1} | 400 the filter "cs"
notes=eq.{"level":1} | 2
notes->>level=eq.1 | 2
seats=fts.x | 400 the filter "fts"
title=like(any).{B%} | 400 the filter "like"
seats=not.in.()&order=id | 1 2 3 4
select=seats::text | 400 casts
lessons.name=eq.x | 400 parameters of a related table
select=id,lessons(name) | 400 related tables
select=seats.sum() | 400 aggregates
order=lessons(name) | 400 the order by a related table
`),
)('%s: %s', async (query = '', expected) => {
  expect(await found(query)).toBe(expected);
});

test.each(
  rowsOf(String.raw`
GET ? | one | | 406 PGRST116
GET ? | accept=text/csv | | 400 an answer of type "text/csv"
GET ?select=id | range=2-1 | | 416 PGRST103
GET ?select=id&order=id | range=1-2 | | 200 1-2/* [{"id":2},{"id":3}]
GET ?select=id&limit=1 | prefer=count=planned | | 206 0-0/4 [{"id":1}]
GET ?select=id&offset=5 | prefer=count=estimated | | 416 PGRST103
HEAD ?seats=gt.5 | count | | 200 0-1/2
GET ?select=name:title,places:seats&id=eq.2 | one | | 200 0-0/* {"name":"Budgets","places":10}
GET ?select=notes->>level&id=eq.2 | | | 200 0-0/* [{"level":"1"}]
POST ?select=id,seats | rows | {"title":"x"} | 201 */* [{"id":5,"seats":15}] | 1 2 3 4 5
POST ?select=seats | rows | [{"title":"x","seats":1},{"title":"y"}] | 400 PGRST102
POST ?select=id | rows | [{"title":"x","seats":1},{"seats":2,"title":"y"}] | 201 */* [{"id":5},{"id":6}] | 1 2 3 4 5 6
POST ?select=seats&columns="title","seats" | rows | [{"title":"x"}] | 201 */* [{"seats":null}] | 1 2 3 4 5
POST ?select=seats&columns=title,seats | rows defaults count | [{"title":"x"}] | 201 */1 [{"seats":15}] | 1 2 3 4 5
POST ? | | {"colour":1} | 400 PGRST204
POST ? | | {"seats":1} | 400 23502
POST ? | | {"title":"x","seats":"many"} | 400 22P02
POST ? | | {"title":"x","seats":16} | 400 23514
POST ? | | [{"title":"x"},{"title":"Budgets"}] | 409 23505
POST ?on_conflict=title&select=id | merge rows | [{"title":"Budgets"},{"title":"x"}] | 201 */* [{"id":2},{"id":6}] | 1 2 3 4 6
POST ?on_conflict=title&select=id,seats | merge rows | {"title":"Budgets","seats":1} | 200 */* [{"id":2,"seats":1}]
POST ?on_conflict=title | ignore rows | {"title":"Budgets"} | 201 */* []
POST ?on_conflict=seats | merge | {"title":"x"} | 400 42P10
PATCH ?seats=lt.8 | count | {"seats":1} | 204 0-1/2
PATCH ? | | {"seats":0} | 400 21000
PATCH ?id=eq.1 | | [{"seats":0}] | 400 an update with a list
DELETE ?seats=lt.8&select=id | rows | | 200 */* [{"id":1},{"id":4}] | 2 3
DELETE ?id=gt.0 | prefer=tx=rollback | | 400 the preference "tx=rollback"
DELETE ? | | | 400 21000
PUT ? | | | 400 this endpoint
`),
)('%s %s %s: %s', async (request = '', options, body, answer, left = '1 2 3 4') => {
  const given = await send(request.replace(' ', ' courses'), options, body);
  expect(given.replace('\n', ' ')).toBe(answer);
  expect(await found('order=id')).toBe(left);
});

test.each(
  rowsOf(`
DELETE ?id=eq.2&select=id | | 200 */* []
PATCH ?id=eq.2&select=id | {"seats":0} | 200 */* []
PATCH ?id=eq.1 | {"seats":12} | 403 42501
PATCH ?id=eq.1 | {"title":"x"} | 403 42501
PATCH ?id=eq.1&select=seats | {"seats":5} | 200 0-0/* [{"seats":5}]
POST ? | {"title":"x"} | 403 42501
POST ?on_conflict=id | {"id":2,"seats":1} | 403 42501
`),
)('under the policies of a table, %s %s: %s', async (request = '', body, answer) => {
  supabase.database.define('courses', {
    ...courses,
    access: (caller) => ({
      select: () => true,
      insert: () => caller?.id === people.ada.id,
      update: { columns: ['id', 'seats'], rows: ({ seats }) => Number(seats) < 10 },
      delete: ({ seats }) => Number(seats) < 10,
    }),
  });
  const path = request.replace(' ', ' courses');
  const options = request.includes('on_conflict') ? 'rows merge' : 'rows';
  expect(await send(path, options, body, people.lena)).toBe(answer);
});

test.each(
  rowsOf(`
POST free_courses?select=title&order=seats.desc&limit=1 | count | {"seats":5} | 206 0-0/2 [{"title":"Budgets"}]
GET free_courses?seats=9&select=title | | | 200 0-0/* [{"title":"Budgets"}]
POST enrol | user | {"course":2} | 200 null "Lena joins"
POST enrol | user | {"course":1} | 204 null
POST enrol | | {"course":1} | 400 P0001
POST enrol | user count | {"course":1} | 400 the count of a single value
POST enrol | | {"course":"x"} | 400 22P02
POST enrol | | {"course":1,"at":"now"} | 404 PGRST202
POST enrol | | {} | 404 PGRST202
POST leave | | {} | 404 PGRST202
DELETE enrol | | | 400 this endpoint
`),
)('the procedure %s %s %s: %s', async (request = '', options = '', body, answer) => {
  supabase.procedures.set('free_courses', {
    args: { seats: { type: 'int4' }, sorted: { type: 'bool', default: true } },
    returns: courses.columns,
    run: ({ seats }, { database }) =>
      database.table('courses').rows.filter((row) => Number(row.seats) >= Number(seats)),
  });
  supabase.procedures.set('enrol', {
    args: { course: { type: 'int4' } },
    run({ course: id }, { caller }) {
      if (caller === undefined) throw new DataError(400, 'P0001', 'Sign in first');
      return id === 1 ? undefined : `${String(caller.user_metadata['name'])} joins`;
    },
  });
  const path = request.replace(' ', ' rpc/');
  const user = options.startsWith('user') ? people.lena : undefined;
  expect(await send(path, options.replace('user', ''), body, user)).toBe(answer);
});

test('a function gets the request, its caller and the database', async () => {
  supabase.functions.set('whoami', async (request, { caller, database }) => {
    const sent = `${request.method} ${await request.text()} ${request.headers.get('x-own')}`;
    return `${sent}, by ${caller?.email}, of ${database.table('courses').rows.length}`;
  });
  supabase.functions.set('broken', () => {
    throw new Error('a mistake');
  });
  const { functions } = createTestClient();
  const headers = { 'x-own': 'yes', authorization: `Bearer ${accessTokenOf(people.priya)}` };
  const told = await functions.invoke('whoami', { body: { foo: 'bar' }, headers });
  expect(told.data).toBe(`POST {"foo":"bar"} yes, by ${people.priya.email}, of 4`);
  expect((await functions.invoke('whoami')).data).toContain('by undefined');
  for (const [name, status] of Object.entries({ broken: 500, none: 404 }))
    expect((await functions.invoke(name)).error).toMatchObject({ context: { status } });
  const forged = { headers: { authorization: 'Bearer a.forged.token' } };
  expect((await functions.invoke('whoami', forged)).error).toMatchObject({
    context: { status: 401 },
  });
});
