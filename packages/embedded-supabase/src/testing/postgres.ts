import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import type { DatabaseSource } from '../migrations.ts';

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

/**
 * Starts a real Postgres in this process, set up like a hosted project before its first migration.
 */
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

/** Runs migrations in order, each as a whole like the Supabase CLI, then the seed. */
export async function build(
  database: PGlite,
  { migrations, seed }: Pick<DatabaseSource, 'seed'> & { migrations: readonly { sql: string }[] },
): Promise<void> {
  for (const { sql } of migrations) await database.exec(sql);
  await database.exec(seed);
}

/** Runs a function and rolls back its changes. Requires an open transaction. */
export async function inSavepoint<T>(database: PGlite, run: () => Promise<T>): Promise<T> {
  await database.exec('savepoint undone');
  try {
    return await run();
  } finally {
    await database.exec('rollback to savepoint undone; release savepoint undone');
  }
}

/** A database role (`none` for the owner) and the subject of its access token. */
export interface DatabaseRole {
  readonly role: string;
  /** An account's id. */
  readonly sub?: string | undefined;
}

/** The result of a statement: its rows, or the SQLSTATE of its error. */
export interface Outcome {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly code: string | undefined;
}

/** Runs one statement in a role and keeps its changes. Requires an open transaction. */
export async function runAs(
  database: PGlite,
  { role, sub }: DatabaseRole,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Outcome> {
  const claims = sub === undefined ? '' : JSON.stringify({ sub, role });
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
