import type { PGlite } from '@electric-sql/pglite';
import { expect } from 'vitest';
import { build, inSavepoint } from 'embedded-supabase/testing/postgres';
import { people } from '../../mocks/fixtures/people.ts';
import { PROFILES, ROLES, rowsOf, runAs, source } from './postgres.ts';
import { MATRIX, SIGN_UP_METADATA } from './profiles-matrix.ts';

/** The SQL of the migrations. */
export type Migrations = readonly { readonly sql: string }[];

/** One property of the migrated database. Its transaction is rolled back. */
export interface Check {
  readonly name: string;
  run(database: PGlite, migrations: Migrations): Promise<void>;
}

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
async function written(database: PGlite, column: string, value: string | null): Promise<unknown> {
  const { rows, code } = await runAs(database, 'owner', setOfStudent(column), [value]);
  return code ?? rows[0]?.[column];
}

async function expectWritten(
  database: PGlite,
  column: string,
  { kept, refused }: { kept: readonly (string | null)[]; refused: readonly string[] },
): Promise<void> {
  for (const value of kept) expect(await written(database, column, value)).toBe(value);
  for (const value of refused) {
    expect([value, await written(database, column, value)]).toEqual([value, '23514']);
  }
}

/** What each policy must enforce by itself when every grant is given. */
const WITHOUT_GRANTS = 'grant all on public.profiles, public.account_roles to anon, authenticated';

/** Names that are invisible, or that change the direction of the surrounding text. */
export const UNREADABLE_NAMES = [
  '',
  ' ',
  '\n',
  '\t',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u034f',
  '\u115f',
  '\u180e',
  '\u200b\u200b',
  '\u200d',
  '\u2028',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\u{e0001}',
  '\u200b Lena',
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
    .split('')
    .map((turn) => `Lena${turn}`),
];

/** The quick ones first, because a mutant is dropped at the first failure. */
export const CHECKS: readonly Check[] = [
  {
    name: 'the columns are these',
    async run(database) {
      const sql = `select table_name || '.' || column_name || ' ' || data_type
          || case is_nullable when 'NO' then ' not null' else '' end
          || coalesce(' default ' || column_default, '') as column
        from information_schema.columns where table_schema = 'public'
        order by table_name, ordinal_position`;
      expect(
        (await rowsOf(database, sql)).map((row) => (row as { column: string }).column),
      ).toEqual([
        'account_roles.user_id uuid not null',
        'account_roles.role text not null',
        'profiles.id uuid not null',
        "profiles.role text not null default 'student'::text",
        'profiles.display_name text',
        'profiles.avatar_url text',
        'profiles.created_at timestamp with time zone not null default now()',
        'profiles.updated_at timestamp with time zone not null default now()',
      ]);
    },
  },
  {
    name: 'the grants are these and no others',
    async run(database) {
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
    },
  },
  {
    name: 'the policies are these and no others, for signed-in people',
    async run(database) {
      const sql = `select tablename || ': ' || policyname as policy, cmd,
          array_to_string(roles, ',') as roles from pg_policies where schemaname = 'public' order by 1`;
      expect(await rowsOf(database, sql)).toEqual([
        {
          policy: 'account_roles: people read their own role',
          cmd: 'SELECT',
          roles: 'authenticated',
        },
        { policy: 'profiles: admins read every profile', cmd: 'SELECT', roles: 'authenticated' },
        {
          policy: 'profiles: people edit their own profile, never its role',
          cmd: 'UPDATE',
          roles: 'authenticated',
        },
        {
          policy: 'profiles: people read their own profile',
          cmd: 'SELECT',
          roles: 'authenticated',
        },
      ]);
    },
  },
  {
    name: 'every table of ours is under row level security',
    async run(database) {
      const sql = `select relname, relrowsecurity from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
      expect(await rowsOf(database, sql)).toEqual([
        { relname: 'account_roles', relrowsecurity: true },
        { relname: 'profiles', relrowsecurity: true },
      ]);
    },
  },
  {
    name: 'no function looks names up where its caller says',
    async run(database) {
      const sql = `select proname, array_to_string(proconfig, ',') as settings from pg_proc
        where pronamespace = 'public'::regnamespace order by proname`;
      expect(await rowsOf(database, sql)).toEqual(
        ['copy_role', 'create_profile', 'touch_profile'].map((proname) => ({
          proname,
          settings: 'search_path=""',
        })),
      );
    },
  },
  {
    name: 'the seed makes one profile and one copied role for each sample account',
    async run(database) {
      expect(await rowsOf(database, PROFILES)).toEqual(SEEDED);
      expect(await rowsOf(database, ROLES)).toEqual(
        SEEDED.map(({ id, role }) => ({ user_id: id, role })),
      );
    },
  },
  {
    name: 'timestamps are always set, and no one may write the time of the change',
    async run(database) {
      expect(await written(database, 'created_at', null)).toBe('23502');
      const old = '2000-01-01T00:00:00Z';
      await runAs(database, 'owner', setOfStudent('updated_at'), [old]);
      const changed = `select updated_at = now() as changed from public.profiles where id = '${student.id}'`;
      expect(await rowsOf(database, changed)).toEqual([{ changed: true }]);
    },
  },
  {
    name: 'a role is one of four',
    async run(database) {
      const refused = ['teacher', '', 'ADMIN', 'admin '];
      await expectWritten(database, 'role', {
        kept: ['admin', 'instructor', 'student', 'parent'],
        refused,
      });
      expect(await written(database, 'role', null)).toBe('23502');
      const copy = `update public.account_roles set role = null where user_id = '${student.id}'`;
      expect((await inSavepoint(database, () => runAs(database, 'owner', copy))).code).toBe(
        '23502',
      );
    },
  },
  {
    name: 'a picture is an https address of at most 2048 characters',
    async run(database) {
      const address = `https://${'x'.repeat(2040)}`;
      await expectWritten(database, 'avatar_url', {
        kept: [null, 'https://pictures.example/a.png', address],
        refused: [
          `${address}x`,
          '',
          'http://pictures.example/a.png',
          'javascript:alert(1)',
          ' https://a',
        ],
      });
    },
  },
  {
    name: 'a display name is readable, and of at most 80 characters',
    async run(database) {
      await expectWritten(database, 'display_name', {
        kept: [null, 'L', 'x'.repeat(80), '🌱'.repeat(80), 'Ada\u200d🌱', 'آدا', '\u0301'],
        refused: ['x'.repeat(81), '🌱'.repeat(81), ...UNREADABLE_NAMES],
      });
    },
  },
  {
    name: 'the copy of a role follows at once, for a change by any role',
    async run(database) {
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
    },
  },
  {
    name: 'profile and role go with the account',
    async run(database) {
      const sql = `delete from auth.users where id = '${student.id}'`;
      expect((await runAs(database, 'supabase_auth_admin', sql)).code).toBeUndefined();
      const left = SEEDED.filter(({ id }) => id !== student.id);
      expect(await rowsOf(database, PROFILES)).toEqual(left);
      expect(await rowsOf(database, ROLES)).toHaveLength(left.length);
    },
  },
  {
    name: 'a profile needs an account, a role needs a profile',
    async run(database) {
      for (const sql of [
        `insert into public.profiles (id) values ('${NEW}')`,
        `insert into public.account_roles (user_id, role) values ('${NEW}', 'admin')`,
      ]) {
        expect((await inSavepoint(database, () => runAs(database, 'owner', sql))).code).toBe(
          '23503',
        );
      }
    },
  },
  {
    name: 'migrations and seed can run again and change nothing',
    async run(database, migrations) {
      await build(database, { migrations, seed: source.seed });
      expect(await rowsOf(database, PROFILES)).toEqual(SEEDED);
    },
  },
  {
    name: 'the auth service has no right to read or write our tables itself',
    async run(database) {
      for (const sql of ['select id from public.profiles', 'delete from public.account_roles']) {
        expect((await runAs(database, 'supabase_auth_admin', sql)).code).toBe('42501');
      }
    },
  },
  {
    name: 'the auth service, with no right to our tables, signs people up with a profile',
    async run(database) {
      for (const { data, displayName } of SIGN_UP_METADATA) {
        await inSavepoint(database, async () => {
          const { code } = await runAs(database, 'supabase_auth_admin', SIGN_UP, [NEW, data]);
          const profile = `select role, display_name, avatar_url, created_at = now() as created,
            updated_at = now() as updated from public.profiles where id = '${NEW}'`;
          expect([code, await rowsOf(database, profile)]).toEqual([
            undefined,
            [
              {
                role: 'student',
                display_name: displayName,
                avatar_url: null,
                created: true,
                updated: true,
              },
            ],
          ]);
          const role = `select role from public.account_roles where user_id = '${NEW}'`;
          expect(await rowsOf(database, role)).toEqual([{ role: 'student' }]);
        });
      }
    },
  },
  {
    name: 'a statement without a condition touches only rows of one’s own',
    async run(database) {
      await database.exec(WITHOUT_GRANTS);
      for (const [table, key] of [
        ['profiles', 'id'],
        ['account_roles', 'user_id'],
      ] as const) {
        for (const sql of [
          `delete from public.${table} returning ${key}`,
          `update public.${table} set role = 'admin' where role = 'student' returning ${key}`,
        ]) {
          const outcome = await inSavepoint(database, () => runAs(database, 'instructor', sql));
          expect([sql, outcome]).toEqual([sql, { rows: [], code: undefined }]);
        }
      }
    },
  },
  {
    name: 'somebody else’s profile is not there to be changed, not even for an admin',
    async run(database) {
      const outcome = await runAs(database, 'admin', setOfStudent('display_name'), ['Somebody']);
      expect(outcome).toEqual({ rows: [], code: undefined });
    },
  },
  {
    name: 'no profile becomes another account’s, not even an admin’s',
    async run(database) {
      await database.exec(WITHOUT_GRANTS);
      const sql = `update public.profiles set id = '${NEW}' where id = $1`;
      for (const { id, role } of [people.admin, student]) {
        expect([role, (await runAs(database, role, sql, [id])).code]).toEqual([role, '42501']);
      }
    },
  },
  {
    name: 'only admins read every profile, even where every role can be read',
    async run(database) {
      await database.exec('alter table public.account_roles disable row level security');
      const sql = 'select id from public.profiles order by id';
      for (const role of ['instructor', 'student', 'parent'] as const) {
        const { rows } = await runAs(database, role, sql);
        expect([role, rows]).toEqual([role, [{ id: people[role].id }]]);
      }
      expect((await runAs(database, 'admin', sql)).rows).toHaveLength(SEEDED.length);
    },
  },
  {
    name: 'everybody reads and changes what the matrix says',
    async run(database) {
      for (const { actor, attempt, touches } of MATRIX) {
        await inSavepoint(database, async () => {
          const { rows, code } = await runAs(database, actor, attempt.sql);
          const name = `${actor} ${attempt.name}`;
          expect([name, rows.map(({ id }) => id)]).toEqual([name, touches]);
          expect([undefined, '42501']).toContain(code);
          const changes = attempt.method !== 'GET' && touches.length > 0;
          if (!changes) expect(await rowsOf(database, PROFILES)).toEqual(SEEDED);
        });
      }
    },
  },
  {
    name: 'with every grant given, the policies alone refuse the same',
    async run(database) {
      await database.exec(WITHOUT_GRANTS);
      const roles = await rowsOf(database, ROLES);
      for (const { actor, attempt, touches } of MATRIX) {
        await inSavepoint(database, async () => {
          const { rows, code } = await runAs(database, actor, attempt.sql);
          const name = `${actor} ${attempt.name}`;
          expect([name, rows.map(({ id }) => id)]).toEqual([name, touches]);
          expect([undefined, '42501']).toContain(code);
          expect(await rowsOf(database, ROLES)).toEqual(roles);
        });
      }
    },
  },
];
