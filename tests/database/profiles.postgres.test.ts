import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE } from './backend.ts';
import { attemptAs, migrate, PROFILES, source, startPostgres } from './postgres.ts';
import { MATRIX, SIGN_UP_METADATA } from './profiles-matrix.ts';

/** The same migrations on real Postgres, as hosted Supabase runs them. */
let database: PGlite;

beforeAll(async () => {
  database = await startPostgres();
}, 60_000);
afterAll(() => database.close());

const SEEDED = Object.values(SAMPLE).map((profile) => ({ ...profile, avatar_url: null }));

async function profiles(): Promise<unknown> {
  return (await database.query(PROFILES)).rows;
}

async function rolesInCopy(): Promise<unknown> {
  const { rows } = await database.query<{ role: string }>(
    'select role from public.account_roles order by user_id',
  );
  return rows.map(({ role }) => role);
}

test('the seed makes one profile per role', async () => {
  expect(await profiles()).toEqual(SEEDED);
});

test('migrations and seed can run again and change nothing', async () => {
  await migrate(database);
  await database.exec(source.seed);
  expect(await profiles()).toEqual(SEEDED);
  expect(await rolesInCopy()).toEqual(['admin', 'instructor', 'student', 'parent']);
});

describe('who may do what to profiles', () => {
  test.for(MATRIX)('$actor $attempt.name: $touches', async ({ actor, attempt, touches }) => {
    const result = await attemptAs(database, actor, attempt.sql);
    expect(result.ids).toEqual(touches);
    const changes = attempt.method !== 'GET' && touches.length > 0;
    if (!changes) expect(result.profiles).toEqual(SEEDED);
    expect(await profiles()).toEqual(SEEDED);
  });

  test('without the grants the policies alone refuse the same', async () => {
    await database.exec(
      'begin; grant all on public.profiles, public.account_roles to authenticated;',
    );
    try {
      await database.query(`select set_config('request.jwt.claims', $1, true)`, [
        JSON.stringify({ sub: SAMPLE.student.id, role: 'authenticated' }),
      ]);
      await database.exec('set local role authenticated');
      await expect(
        database.query(`update public.profiles set role = 'admin' where id = $1`, [
          SAMPLE.student.id,
        ]),
      ).rejects.toThrow('new row violates row-level security policy for table "profiles"');
    } finally {
      await database.exec('rollback');
    }
  });
});

test('the copy of the roles follows at once', async () => {
  const setRole = (role: string) =>
    database.query('update public.profiles set role = $1 where id = $2', [role, SAMPLE.student.id]);
  await setRole('admin');
  expect(await rolesInCopy()).toEqual(['admin', 'instructor', 'admin', 'parent']);
  await setRole('student');
  expect(await rolesInCopy()).toEqual(['admin', 'instructor', 'student', 'parent']);
});

test('every table of ours is under row level security', async () => {
  const { rows } = await database.query(
    `select relname, relrowsecurity from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  expect(rows).toEqual([
    { relname: 'account_roles', relrowsecurity: true },
    { relname: 'profiles', relrowsecurity: true },
  ]);
});

describe('sign-up metadata', () => {
  test.for(SIGN_UP_METADATA)('$name', async ({ data, displayName }) => {
    const id = 'd0000000-0000-4000-8000-000000000001';
    await database.query('insert into auth.users (id, raw_user_meta_data) values ($1, $2)', [
      id,
      data,
    ]);
    const { rows } = await database.query(
      'select role, display_name from public.profiles where id = $1',
      [id],
    );
    await database.query('delete from auth.users where id = $1', [id]);
    expect(rows).toEqual([{ role: 'student', display_name: displayName }]);
    expect(await profiles()).toEqual(SEEDED);
  });
});
