import type { PGlite } from '@electric-sql/pglite';
import type { EmbeddedSupabase } from 'embedded-supabase';
import { signIn } from 'embedded-supabase/testing/calls';
import { getResponse } from 'msw';
import { createSupabase } from 'msw-supabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { accessTokenOf, userOf } from '../../mocks/fixtures/sessions.ts';
import { startBackend } from './backend.ts';
import { ACTORS, ASKS, MIGRATION, SEED, TABLES, type Ask } from './courses.ts';
import { inSavepoint, runAs, startPostgres } from './postgres.ts';
import type { Actor } from './profiles-matrix.ts';

/** What a request answers and leaves behind, the same on all three. */
interface Outcome {
  /** The rows that are returned, or the code of the error. */
  readonly answer: unknown;
  /** All enrollments afterwards. */
  readonly left: unknown;
}

let postgres: PGlite;
let backend: EmbeddedSupabase;
const mocks = createSupabase({ schema: TABLES, users: Object.values(people).map(userOf) });
const tokens = new Map<Actor, string>();

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.exec(`set timezone to 'UTC'; ${MIGRATION} ${SEED}`);
  backend = await startBackend({ migration: MIGRATION, seed: SEED });
});
afterAll(() => Promise.all([postgres.close(), backend.close()]));

const ALL = 'select id, user_id, course_id, progress, note from enrollments order by id';
const jsonOf = (sql: string) =>
  `with answer as (${sql}) select coalesce(json_agg(answer), '[]'::json) as rows from answer`;

async function onPostgres(actor: Actor, { sql }: Ask): Promise<Outcome> {
  return inSavepoint(postgres, async () => {
    const { rows, code } = await runAs(postgres, actor, jsonOf(sql));
    const { rows: left } = await runAs(postgres, 'owner', jsonOf(ALL));
    return { answer: code ?? rows[0]?.['rows'], left: left[0]?.['rows'] };
  });
}

function requestOf({ method, path, body }: Ask, key: string, token: string | undefined): Request {
  return new Request(encodeURI(`http://localhost:5173/rest/v1/${path}`).replaceAll('%25', '%'), {
    method,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      prefer: 'return=representation',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function answerOf(response: Response | undefined): Promise<unknown> {
  const body: unknown = await response?.json();
  return response?.ok === true ? body : (body as { code: string }).code;
}

/** Reads each person's own enrollments. */
async function leftOn(read: (actor: Actor) => Promise<unknown>): Promise<unknown> {
  const rows = await Promise.all([read('student'), read('parent')]);
  return (rows.flat() as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const OWN: Ask = {
  method: 'GET',
  path: 'enrollments?select=id,user_id,course_id,progress,note',
  sql: ALL,
};

async function tokenOf(actor: Actor): Promise<string | undefined> {
  if (actor === 'anon') return undefined;
  const known = tokens.get(actor) ?? (await signIn(backend, people[actor].email));
  tokens.set(actor, known);
  return known;
}

async function onEmbedded(actor: Actor, ask: Ask): Promise<Outcome> {
  const send = async (who: Actor, one: Ask) =>
    answerOf(await backend.fetch(requestOf(one, backend.key, await tokenOf(who)), '127.0.0.1'));
  const answer = await send(actor, ask);
  const left = await leftOn((who) => send(who, OWN));
  if (ask.method !== 'GET') {
    await backend.reset();
    tokens.clear();
  }
  return { answer, left };
}

async function onMocks(actor: Actor, ask: Ask): Promise<Outcome> {
  const send = async (who: Actor, one: Ask) => {
    const token = who === 'anon' ? undefined : accessTokenOf(people[who]);
    return answerOf(await getResponse(mocks.handlers as never, requestOf(one, 'key', token)));
  };
  const answer = await send(actor, ask);
  const left = await leftOn((who) => send(who, OWN));
  mocks.reset();
  return { answer, left };
}

describe.each(ACTORS)('%s', (actor) => {
  test.each(ASKS)('$method $path $body', async (ask) => {
    const { answer, left } = await onPostgres(actor, ask);
    // Postgres parses the statement first, the others check the privilege first.
    const isEarlier = actor === 'anon' && ask.method !== 'GET' && String(answer).startsWith('22');
    const expected = { answer: isEarlier ? '42501' : answer, left };
    expect(await onEmbedded(actor, ask)).toEqual(expected);
    expect(await onMocks(actor, ask)).toEqual(expected);
  });
});

test('a forged token gets nothing from any request', async () => {
  const [head = '', payload = ''] = ((await tokenOf('student')) ?? '').split('.');
  for (const ask of ASKS) {
    for (const token of [`${head}.${payload}.forged`, 'a.b.c']) {
      const embedded = await backend.fetch(requestOf(ask, backend.key, token), '127.0.0.1');
      const mocked = await getResponse(mocks.handlers as never, requestOf(ask, 'key', token));
      expect([embedded.status, await answerOf(embedded)]).toEqual([401, 'PGRST301']);
      expect([mocked?.status, await answerOf(mocked)]).toEqual([401, 'PGRST301']);
    }
  }
});

test.each([
  ['count=exact', '0-1', 206, '0-1/4'],
  ['count=exact', '2-9', 206, '2-3/4'],
  ['count=exact', '', 200, '0-3/4'],
  ['', '1-1', 200, '1-1/*'],
  ['count=exact', '9-', 416, '*/4'],
])('courses with %j and the range %j: %d %s', async (prefer, range, status, contentRange) => {
  for (const method of range === '' ? ['GET', 'HEAD'] : ['GET']) {
    const request = new Request('http://localhost:5173/rest/v1/courses?select=id&order=id', {
      method,
      headers: { apikey: backend.key, ...(prefer && { prefer }), ...(range && { range }) },
    });
    for (const response of [
      await backend.fetch(request.clone(), '127.0.0.1'),
      await getResponse(mocks.handlers as never, request),
    ])
      expect([response?.status, response?.headers.get('content-range')]).toEqual([
        status,
        contentRange,
      ]);
  }
});

test.each(['select=id,courses(title)', 'select=courses!inner(id)', 'courses.title=eq.x'])(
  'related tables stay refused: enrollments?%s',
  async (query) => {
    const ask: Ask = { method: 'GET', path: `enrollments?${query}`, sql: '' };
    expect((await onEmbedded('student', ask)).answer).toBe('PGRST100');
    expect((await onMocks('student', ask)).answer).toBe('NOT_MOCKED');
  },
);

test('an upsert and a procedure stay refused on the embedded backend', async () => {
  const headers = { apikey: backend.key, prefer: 'resolution=merge-duplicates' };
  const body = JSON.stringify({ id: ASKS.length });
  const send = (path: string) =>
    backend.fetch(
      new Request(`http://localhost:5173/rest/v1/${path}`, { method: 'POST', headers, body }),
    );
  expect(await answerOf(await send('enrollments'))).toBe('PGRST100');
  expect((await send('rpc/enrol')).status).toBe(404);
});
