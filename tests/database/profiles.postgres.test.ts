import { parse } from 'smol-toml';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { build, inSavepoint, PROFILES, ROLES, rowsOf, runAs, startPostgres } from './postgres.ts';
import { SIGN_UP_NAMES } from './profiles.ts';

/** The migrations on real Postgres, as hosted Supabase runs them. */
const database = await startPostgres();
afterAll(() => database.close());

/** A test whose changes are rolled back. */
const check = (name: string, run: () => Promise<void>) =>
  test(name, () => inSavepoint(database, run));

const { student } = people;
const SEEDED = Object.values(people).map(({ id, role, displayName }) => ({
  id,
  role,
  display_name: displayName,
  avatar_url: null,
}));
const NEW = 'd0000000-0000-4000-8000-000000000001';
const SIGN_UP = 'insert into auth.users (id, raw_user_meta_data) values ($1, $2)';

function setOfStudent(column: string): string {
  return `update public.profiles set ${column} = $1 where id = '${student.id}' returning ${column}`;
}

/** What the table's owner, to whom no policy and no grant applies, may write into the student's profile. */
async function written(column: string, value: string | null): Promise<unknown> {
  const { rows, code } = await runAs(database, 'owner', setOfStudent(column), [value]);
  return code ?? rows[0]?.[column];
}

/** Names that are invisible, or that change the direction of the surrounding text. */
const UNREADABLE_NAMES = [
  '',
  '\u200b Lena',
  ...' \n\t\u0085\u00a0\u00ad\u034f\u115f\u180e\u200b\u200d\u2028\u2060\u2800\u3000\u3164\ufe0f\ufeff\uffa0\u{e0001}',
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
    .split('')
    .map((turn) => `Lena${turn}`),
];

test('the tests use the major version of the hosted Postgres', async () => {
  const sql = `select current_setting('server_version_num')::int / 10000 as major_version`;
  const config = parse(readFileSync(`${PROJECT_ROOT}/supabase/config.toml`, 'utf8'));
  expect(config['db']).toMatchObject((await rowsOf(database, sql))[0] as object);
});

check('the grants are these and no others', async () => {
  const sql = `select grantee::regrole::text as grantee, what,
      string_agg(privilege_type, ',' order by privilege_type) as may
    from (
      select relname as what, (aclexplode(relacl)).* from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all
      select relname || '.' || attname, (aclexplode(attacl)).* from pg_attribute
        join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
    ) as granted
    where grantee in (0, 'anon'::regrole, 'authenticated'::regrole)
    group by 1, 2 order by 1, 2`;
  expect(await rowsOf(database, sql)).toEqual([
    { grantee: 'authenticated', what: 'account_roles', may: 'SELECT' },
    { grantee: 'authenticated', what: 'profiles', may: 'SELECT' },
    { grantee: 'authenticated', what: 'profiles.avatar_url', may: 'UPDATE' },
    { grantee: 'authenticated', what: 'profiles.display_name', may: 'UPDATE' },
  ]);
});

check(
  'every table of ours is under row level security, and no function looks names up where its caller says',
  async () => {
    const open = `select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind = 'r' and not relrowsecurity`;
    expect(await rowsOf(database, open)).toEqual([]);
    const functions = `select proname, array_to_string(proconfig, ',') as settings from pg_proc
    where pronamespace = 'public'::regnamespace order by proname`;
    const settings = 'search_path=""';
    expect(await rowsOf(database, functions)).toEqual(
      ['copy_role', 'create_profile', 'touch_profile'].map((proname) => ({ proname, settings })),
    );
  },
);

check(
  'the seed makes one profile and one copied role for each account, also when it runs again',
  async () => {
    await build(database);
    expect(await rowsOf(database, PROFILES)).toEqual(SEEDED);
    expect(await rowsOf(database, ROLES)).toEqual(
      SEEDED.map(({ id, role }) => ({ user_id: id, role })),
    );
  },
);

check('timestamps are always set, and no one may write the time of the change', async () => {
  expect(await written('created_at', null)).toBe('23502');
  await written('updated_at', '2000-01-01T00:00:00Z');
  const changed = `select updated_at = now() as changed from public.profiles where id = '${student.id}'`;
  expect(await rowsOf(database, changed)).toEqual([{ changed: true }]);
});

const PICTURE = `https://${'x'.repeat(2040)}`;
test.for([
  {
    column: 'role',
    kept: ['admin', 'instructor', 'student', 'parent'],
    refused: ['teacher', '', 'ADMIN', 'admin '],
  },
  {
    column: 'avatar_url',
    kept: [null, 'https://pictures.example/a.png', PICTURE],
    refused: [`${PICTURE}x`, '', 'http://pictures.example/a.png', 'javascript:alert(1)'],
  },
  {
    column: 'display_name',
    kept: [null, 'L', 'x'.repeat(80), '🌱'.repeat(80), 'Ada\u200d🌱', 'آدا', '\u0301'],
    refused: ['x'.repeat(81), '🌱'.repeat(81), ...UNREADABLE_NAMES],
  },
])('a profile’s $column has a permitted value', ({ column, kept, refused }) =>
  inSavepoint(database, async () => {
    for (const value of kept) expect(await written(column, value)).toBe(value);
    for (const value of refused)
      expect([value, await written(column, value)]).toEqual([value, '23514']);
  }),
);

check('the copy of a role follows at once, for a change by any role', async () => {
  await database.exec(`create role registrar nologin bypassrls;
    grant select, update on public.profiles to registrar`);
  for (const speaker of ['owner', 'registrar', 'service_role'] as const) {
    for (const role of ['admin', 'parent', 'parent']) {
      const { code } = await runAs(database, speaker, setOfStudent('role'), [role]);
      const copy = `select role from public.account_roles where user_id = '${student.id}'`;
      expect([speaker, code, await rowsOf(database, copy)]).toEqual([
        speaker,
        undefined,
        [{ role }],
      ]);
    }
  }
  expect(await rowsOf(database, ROLES)).toHaveLength(SEEDED.length);
});

check('profile and role go with the account, and need one', async () => {
  for (const sql of [
    `insert into public.profiles (id) values ('${NEW}')`,
    `insert into public.account_roles (user_id, role) values ('${NEW}', 'admin')`,
  ])
    expect((await inSavepoint(database, () => runAs(database, 'owner', sql))).code).toBe('23503');
  const sql = `delete from auth.users where id = '${student.id}'`;
  expect((await runAs(database, 'supabase_auth_admin', sql)).code).toBeUndefined();
  const left = SEEDED.filter(({ id }) => id !== student.id);
  expect(await rowsOf(database, PROFILES)).toEqual(left);
  expect(await rowsOf(database, ROLES)).toHaveLength(left.length);
});

check('the auth service, with no right to our tables, signs people up with a profile', async () => {
  for (const sql of ['select id from public.profiles', 'delete from public.account_roles'])
    expect((await runAs(database, 'supabase_auth_admin', sql)).code).toBe('42501');
  for (const [given, displayName] of SIGN_UP_NAMES) {
    await inSavepoint(database, async () => {
      const data = { display_name: given, role: 'admin' };
      const { code } = await runAs(database, 'supabase_auth_admin', SIGN_UP, [NEW, data]);
      const profile = `select role, display_name, avatar_url from public.profiles where id = '${NEW}'`;
      expect([code, await rowsOf(database, profile)]).toEqual([
        undefined,
        [{ role: 'student', display_name: displayName, avatar_url: null }],
      ]);
    });
  }
});

check('only admins read every profile, even where every role can be read', async () => {
  await database.exec('alter table public.account_roles disable row level security');
  const sql = 'select id from public.profiles order by id';
  for (const role of ['instructor', 'student', 'parent'] as const) {
    const { rows } = await runAs(database, role, sql);
    expect([role, rows]).toEqual([role, [{ id: people[role].id }]]);
  }
  expect((await runAs(database, 'admin', sql)).rows).toHaveLength(SEEDED.length);
});

check('no profile becomes another account’s, not even an admin’s', async () => {
  await database.exec('grant update on public.profiles to authenticated');
  const sql = `update public.profiles set id = '${NEW}' where id = '${people.admin.id}'`;
  expect((await runAs(database, 'admin', sql)).code).toBe('42501');
});
