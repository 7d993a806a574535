import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import type { DatabaseSource } from '../migrations.ts';

/**
 * What a hosted project has before the first migration: roles, the auth schema, generous grants on what
 * is created in `public`. The auth service signs in as `supabase_auth_admin`, which owns the auth tables
 * and has no right to any of the project's.
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

/** Runs migrations in their order, each whole as the Supabase CLI does, and the seed. */
export async function build(
  database: PGlite,
  { migrations, seed }: Pick<DatabaseSource, 'seed'> & { migrations: readonly { sql: string }[] },
): Promise<void> {
  for (const { sql } of migrations) await database.exec(sql);
  await database.exec(seed);
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

/** Who speaks to Postgres: a database role (`none` for the owner), and whose access token it holds. */
export interface Speaker {
  readonly role: string;
  /** An account's id. */
  readonly sub?: string | undefined;
}

/** What became of a statement: its rows, or the SQLSTATE of its refusal. */
export interface Outcome {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly code: string | undefined;
}

/** Runs one statement as somebody; what it did stays done. Asks for an open transaction. */
export async function runAs(
  database: PGlite,
  { role, sub }: Speaker,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome> {
  const claims = sub === undefined ? '' : JSON.stringify({ sub, role });
  try {
    await database.exec(`savepoint statement;
      select set_config('request.jwt.claims', '${claims}', true);
      set local role ${role}`);
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
