import { call, signIn } from 'embedded-supabase/testing/calls';
import { getResponse } from 'msw';
import { createSupabase } from 'msw-supabase';
import { afterAll, describe, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { userOf } from '../../mocks/fixtures/sessions.ts';
import { callMocks, startStandIns, type StandIn } from './backend.ts';
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

const postgres = await startPostgres();
await postgres.exec(`set timezone to 'UTC'; ${MIGRATION} ${SEED}`);
const mocks = createSupabase({ schema: TABLES, users: Object.values(people).map(userOf) });
const { backend, standIns } = await startStandIns(mocks, { migration: MIGRATION, seed: SEED });
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

const OWN: Ask = {
  method: 'GET',
  path: 'enrollments?select=id,user_id,course_id,progress,note',
  sql: ALL,
};

async function on({ ask, reset }: StandIn, actor: Actor, asked: Ask): Promise<Outcome> {
  const send = async (who: Actor, { method, path, body }: Ask) => {
    const headers = { prefer: 'return=representation' };
    const answer = await ask(who, `/rest/v1/${path}`, { method, headers, body });
    return answer.status < 300 ? answer.body : (answer.body as { code: string }).code;
  };
  const answer = await send(actor, asked);
  // Each person reads their own.
  const rows = [await send('student', OWN), await send('parent', OWN)];
  const left = (rows.flat() as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (asked.method !== 'GET') await reset();
  return { answer, left };
}

describe.each(ACTORS)('%s', (actor) => {
  test.each(ASKS)('$method $path $body', async (ask) => {
    const { answer, left } = await onPostgres(actor, ask);
    // Postgres parses the statement first, the others check the privilege first.
    const isEarlier = actor === 'anon' && ask.method !== 'GET' && String(answer).startsWith('22');
    const expected = { answer: isEarlier ? '42501' : answer, left };
    for (const standIn of standIns) expect(await on(standIn, actor, ask)).toEqual(expected);
  });
});

test('a forged token gets nothing from any request', async () => {
  const [head = '', payload = ''] = (await signIn(backend, people.student.email)).split('.');
  for (const { method, path, body } of ASKS) {
    for (const token of [`${head}.${payload}.forged`, 'a.b.c']) {
      const sent = { method, body, token };
      const refused = { status: 401, body: { code: 'PGRST301' } };
      expect(await call(backend, `/rest/v1/${path}`, sent)).toMatchObject(refused);
      expect(await callMocks(mocks, `/rest/v1/${path}`, sent)).toMatchObject(refused);
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
    const outcomes = await Promise.all(standIns.map((standIn) => on(standIn, 'student', ask)));
    expect(outcomes.map(({ answer }) => answer)).toEqual(['PGRST100', 'NOT_MOCKED']);
  },
);

test('an upsert and a procedure stay refused on the embedded backend', async () => {
  const headers = { prefer: 'resolution=merge-duplicates' };
  const sent = { method: 'POST', headers, body: { id: 1 } };
  expect(await call(backend, '/rest/v1/enrollments', sent)).toMatchObject({
    body: { code: 'PGRST100' },
  });
  expect(await call(backend, '/rest/v1/rpc/enrol', sent)).toMatchObject({ status: 404 });
});
