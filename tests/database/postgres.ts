import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import { readProject } from 'embedded-supabase/project';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { people } from '../../mocks/fixtures/people.ts';
import type { Actor } from './asks.ts';

/** This project's migrations, seed and settings. */
export const source = readProject(PROJECT_ROOT);

/**
 * A hosted project before its first migration: roles, the auth schema, generous grants on new
 * tables in `public`. The auth service connects as `supabase_auth_admin`, which owns the auth
 * tables and has no privileges on the project's.
 */
const HOSTED_BASE = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role supabase_auth_admin noinherit nologin;
  create schema auth authorization supabase_auth_admin;
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
`;

/** Starts a real Postgres in this process and runs our migrations and seed in a transaction. */
export async function startPostgres(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(HOSTED_BASE);
  await database.exec(getAuthSchemaSql());
  const { rows } = await database.query<{ table: string }>(
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = 'auth'`,
  );
  await database.exec(
    rows.map(({ table }) => `alter table ${table} owner to supabase_auth_admin;`).join('\n'),
  );
  await database.exec('begin');
  await build(database);
  return database;
}

/** Runs our migrations in order, each as a whole like the Supabase CLI, then the seed. */
export async function build(database: PGlite): Promise<void> {
  for (const sql of source.migrations) await database.exec(sql);
  await database.exec(source.seed);
}

/** Runs a function and rolls back its changes. */
export async function inSavepoint<T>(database: PGlite, run: () => Promise<T>): Promise<T> {
  await database.exec('savepoint undone');
  try {
    return await run();
  } finally {
    await database.exec('rollback to savepoint undone; release savepoint undone');
  }
}

/** Who runs statements: PostgREST on behalf of a user, or another database role. */
type DatabaseRole = Actor | 'service_role' | 'supabase_auth_admin' | 'owner' | 'registrar';

const isPerson = (speaker: DatabaseRole): speaker is keyof typeof people => speaker in people;

/** The result of a statement: its rows, or the SQLSTATE of its error. */
interface Outcome {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly code: string | undefined;
}

/** Runs one statement in a role and keeps its changes. */
export async function runAs(
  database: PGlite,
  speaker: DatabaseRole,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome> {
  const role = isPerson(speaker) ? 'authenticated' : speaker === 'owner' ? 'none' : speaker;
  const claims = isPerson(speaker) ? JSON.stringify({ sub: people[speaker].id, role }) : '';
  try {
    await database.exec(`savepoint statement;
      select set_config('request.jwt.claims', '${claims}', true);
      set local role ${role}`);
    const { rows } = await database.query<Record<string, unknown>>(sql, [...parameters]);
    // Check deferred constraints now instead of at the end of the transaction.
    await database.exec('set constraints all immediate; reset role; release savepoint statement');
    return { rows, code: undefined };
  } catch (error) {
    await database.exec('rollback to savepoint statement; release savepoint statement');
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code !== 'string') throw error;
    return { rows: [], code };
  }
}

/** All columns except times, which differ between runs. */
export const PROFILES =
  'select id, role, display_name, avatar_url from public.profiles order by id';
export const ROLES = 'select user_id, role from public.account_roles order by user_id';

export async function rowsOf(database: PGlite, sql: string): Promise<readonly unknown[]> {
  return (await database.query(sql)).rows;
}
