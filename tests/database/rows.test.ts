import { call, linkTo, openLink, signIn } from 'embedded-supabase/testing/calls';
import { getResponse } from 'msw';
import { createSupabase } from 'msw-supabase';
import { afterAll, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { profileOf, userOf } from '../../mocks/fixtures/sessions.ts';
import { tables } from '../../mocks/fixtures/tables.ts';
import { parseProfile } from '../../src/domain/profile.ts';
import { roles } from '../../src/domain/roles.ts';
import { changesOf, isIn, read, type Actor, type Ask } from './asks.ts';
import { callMocks, startStandIns, type StandIn } from './backend.ts';
import { COURSE_ASKS, MIGRATION, SEED, TABLES } from './courses.ts';
import { inSavepoint, PROFILES, ROLES, rowsOf, runAs, startPostgres } from './postgres.ts';
import { PROFILE_ASKS, SIGN_UP_NAMES } from './profiles.ts';

/** Who may do what to which row, the same on Postgres, on the embedded backend and in the mocks. */
const postgres = await startPostgres();
await postgres.exec(`set timezone to 'UTC'; ${MIGRATION} ${SEED}`);
const users = Object.values(people).map(userOf);
const mocks = createSupabase({ schema: { ...tables, ...TABLES }, users });
const { backend, standIns } = await startStandIns(mocks, { migration: MIGRATION, seed: SEED });
afterAll(() => Promise.all([postgres.close(), backend.close()]));

/** Sends a request. Returns its rows, or the code of the error. */
type Send = (actor: Actor, ask: Ask) => Promise<unknown>;

const onPostgres: Send = async (actor, { sql }) => {
  const json = `with answer as (${sql}) select coalesce(json_agg(answer), '[]'::json) as rows from answer`;
  const { rows, code } = await runAs(postgres, actor, json);
  return code ?? rows[0]?.['rows'];
};

const on =
  ({ ask }: StandIn): Send =>
  async (actor, { method, path, body }) => {
    const headers = { prefer: 'return=representation' };
    const answer = await ask(actor, `/rest/v1/${path}`, { method, headers, body });
    if (answer.status < 300) return answer.body;
    const { code } = answer.body as { code: string };
    if (code === '42501') expect(answer.status).toBe(actor === 'anon' ? 401 : 403);
    return code;
  };

const ALL_PROFILES = read(
  'profiles?select=id,role,display_name,avatar_url&order=id',
  'select id, role, display_name, avatar_url from profiles order by id',
);
const OWN_ENROLLMENTS = read(
  'enrollments?select=id,user_id,course_id,progress,note&order=id',
  'select id, user_id, course_id, progress, note from enrollments order by id',
);
const OWN_ROLE = read('account_roles?select=role', 'select role from account_roles');

/** What a request answers, and what can be read afterwards. */
async function outcome(send: Send, actor: Actor, ask: Ask) {
  const answer = await send(actor, ask);
  const left: unknown[] = [];
  if (ask.method !== 'GET') {
    left.push(await send('admin', ALL_PROFILES), await send('student', OWN_ROLE));
    for (const owner of ['student', 'parent'] as const)
      left.push(await send(owner, OWN_ENROLLMENTS));
  }
  return { answer, left };
}

/** Returns a request's outcome on Postgres, which touches no other rows than the list has. */
const expectTouched = (actor: Actor, ask: Ask) =>
  inSavepoint(postgres, async () => {
    const before = [await rowsOf(postgres, PROFILES), await rowsOf(postgres, ROLES)];
    const done = await outcome(onPostgres, actor, ask);
    if (ask.touches === undefined) return done;
    const rows = done.answer === '42501' ? [] : (done.answer as object[]);
    const touched = rows.map((row) => Object.values(row)[0] as unknown);
    expect([actor, ask, touched]).toEqual([actor, ask, ask.touches[actor] ?? []]);
    const after = [await rowsOf(postgres, PROFILES), await rowsOf(postgres, ROLES)];
    const isChange = ask.method !== 'GET' && touched.length > 0;
    expect(after[1]).toEqual(before[1]);
    if (!isChange) expect(after[0]).toEqual(before[0]);
    return done;
  });

const by = (actors: readonly Actor[], asks: readonly Ask[]) =>
  actors.flatMap((actor) => asks.map((ask) => ({ actor, ask })));
const PROFILE_CASES = by(['anon', ...roles], PROFILE_ASKS);
/** The enrollments are the student's, except one of the parent's. */
const CASES = [...PROFILE_CASES, ...by(['student', 'parent', 'anon'], COURSE_ASKS)];

test.each(CASES)('$actor: $ask.method $ask.path $ask.body', async ({ actor, ask }) => {
  const { answer, left } = await expectTouched(actor, ask);
  // Postgres parses the statement first, the others check the privilege first.
  const isEarlier = actor === 'anon' && ask.method !== 'GET' && String(answer).startsWith('22');
  const expected = { answer: isEarlier ? '42501' : answer, left };
  for (const standIn of standIns) {
    const got = await outcome(on(standIn), actor, ask);
    if (ask.method !== 'GET') await standIn.reset();
    expect([standIn.name, got]).toEqual([standIn.name, expected]);
  }
});

test('with every grant given, the policies alone refuse the same', () =>
  inSavepoint(postgres, async () => {
    await postgres.exec('grant all on profiles, account_roles to anon, authenticated');
    for (const { actor, ask } of PROFILE_CASES)
      if (ask.isByGrant !== true) await expectTouched(actor, ask);
  }));

test('a forged token gets nothing from any request', async () => {
  const [head = '', payload = ''] = (await signIn(backend, people.student.email)).split('.');
  for (const { method, path, body } of COURSE_ASKS) {
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

test.each(Object.values(people))('$role’s row is the profile that stories pin', async (person) => {
  const headers = { accept: 'application/vnd.pgrst.object+json' };
  for (const { ask } of standIns) {
    const { body } = await ask(person.role, `/rest/v1/profiles?id=eq.${person.id}`, { headers });
    expect(parseProfile(body, 'https://tallygrove.example')).toEqual(profileOf(person));
  }
});

test('the embedded backend refuses an invisible display name, too', async () => {
  const [embedded] = standIns.map(on);
  const { update } = changesOf('profiles', 'id');
  const ask = update(isIn('id', people.student.id), { display_name: '\u200b' });
  expect(await embedded?.('student', ask)).toBe('23514');
});

/** Signs up with each of these metadata, opens the mailed link, and returns the profile. */
async function signUp(...metadata: readonly object[]): Promise<unknown> {
  const email = `${crypto.randomUUID()}@sign-up.test`;
  for (const data of metadata) {
    const body = { email, password: 'many-acorns', data };
    await call(backend, '/auth/v1/signup', { method: 'POST', body });
  }
  const link = linkTo(backend, email);
  expect(link).toMatch(/^http:\/\/localhost:5173\/dashboard#token_hash=/u);
  const { access_token: token } = (await openLink(backend, link)).body as { access_token: string };
  const path = '/rest/v1/profiles?select=role,display_name,avatar_url';
  return (await call(backend, path, { token })).body;
}

test.for(SIGN_UP_NAMES)('a sign-up with the name %j gets %j', async ([given, displayName]) => {
  expect(await signUp({ display_name: given, role: 'admin' })).toEqual([
    { role: 'student', display_name: displayName, avatar_url: null },
  ]);
});

test('after two sign-ups with one address the profile has neither name', async () => {
  expect(await signUp({ display_name: 'Vera' }, { display_name: 'Mallory' })).toMatchObject([
    { display_name: null },
  ]);
});
