import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import { PROJECT_ROOT } from '../../scripts/embedded-supabase/config.ts';
import { readDatabaseSource } from '../../scripts/embedded-supabase/migrations.ts';
import { SAMPLE } from './backend.ts';
import type { Actor } from './profiles-matrix.ts';

/**
 * What a hosted project has before the first migration: roles, the auth schema, generous grants on what
 * is created in `public`. The auth service signs in as `supabase_auth_admin`, which owns the auth tables
 * and has no right to any of ours.
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

export const source = readDatabaseSource(PROJECT_ROOT);

/** Runs a migration's whole text, as the Supabase CLI does; by default all of them in order. */
export async function migrate(
  database: PGlite,
  migrations: readonly string[] = source.migrations.map(({ sql }) => sql),
): Promise<void> {
  for (const sql of migrations) await database.exec(sql);
}

/** A real Postgres in this process, as a hosted project is before its first migration. */
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
  return database;
}

/** Runs something and takes back all it did. Asks for an open transaction. */
export async function undone<T>(database: PGlite, run: () => Promise<T>): Promise<T> {
  await database.exec('savepoint undone');
  try {
    return await run();
  } finally {
    await database.exec('rollback to savepoint undone; release savepoint undone');
  }
}

/** Who speaks to Postgres: PostgREST for somebody, or another database role. */
export type Speaker = Actor | 'service_role' | 'supabase_auth_admin' | 'owner' | 'registrar';

function roleOf(speaker: Speaker): string {
  if (speaker === 'owner') return 'none';
  return speaker in SAMPLE ? 'authenticated' : speaker;
}

function claimsOf(speaker: Speaker): string {
  if (!(speaker in SAMPLE)) return '';
  const { id } = SAMPLE[speaker as keyof typeof SAMPLE];
  return JSON.stringify({ sub: id, role: 'authenticated' });
}

/** What became of a statement: its rows, or the SQLSTATE of its refusal. */
export interface Outcome {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly code: string | undefined;
}

/** Runs one statement as somebody; what it did stays done. Asks for an open transaction. */
export async function runAs(
  database: PGlite,
  speaker: Speaker,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome> {
  try {
    await database.exec(`savepoint statement;
      select set_config('request.jwt.claims', '${claimsOf(speaker)}', true);
      set local role ${roleOf(speaker)}`);
    const { rows } = await database.query<Record<string, unknown>>(sql, [...parameters]);
    // What waits for the end of the transaction shall be refused here, if at all.
    await database.exec('set constraints all immediate; reset role; release savepoint statement');
    return { rows, code: undefined };
  } catch (error) {
    await database.exec('rollback to savepoint statement; release savepoint statement');
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    if (typeof code !== 'string') throw error;
    return { rows: [], code };
  }
}

/** Every column but the times, which no two runs have in common. */
export const PROFILES =
  'select id, role, display_name, avatar_url from public.profiles order by id';
export const ROLES = 'select user_id, role from public.account_roles order by user_id';

export async function rowsOf(database: PGlite, sql: string): Promise<readonly unknown[]> {
  return (await database.query(sql)).rows;
}
