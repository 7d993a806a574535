import { PGlite } from '@electric-sql/pglite';
import { getAuthSchemaSql } from '@supabase/lite';
import { PROJECT_ROOT } from '../../scripts/embedded-supabase/config.ts';
import { readDatabaseSource } from '../../scripts/embedded-supabase/migrations.ts';
import { SAMPLE } from './backend.ts';
import type { Actor } from './profiles-matrix.ts';

/** What a hosted project has before the first migration: roles, the auth schema, generous grants. */
const HOSTED_BASE = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema auth;
  create function auth.uid() returns uuid language sql stable as $$
    select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
  $$;
  grant usage on schema auth, public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
`;

export const source = readDatabaseSource(PROJECT_ROOT);

/** Runs every migration, as the Supabase CLI does: the whole text of each file. */
export async function migrate(database: PGlite): Promise<void> {
  for (const { sql } of source.migrations) await database.exec(sql);
}

/** A real Postgres in this process, migrated and seeded. */
export async function startPostgres(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(HOSTED_BASE);
  await database.exec(getAuthSchemaSql());
  await migrate(database);
  await database.exec(source.seed);
  return database;
}

class RolledBack extends Error {}

/**
 * Runs one statement as PostgREST would run it for this person, then takes everything back.
 *
 * @returns the ids the statement returned, none when Postgres refused it, and the profiles as they then
 * were.
 */
export async function attemptAs(database: PGlite, actor: Actor, sql: string) {
  let ids: readonly string[] = [];
  let profiles: readonly unknown[] = [];
  const claims =
    actor === 'anon' ? '' : JSON.stringify({ sub: SAMPLE[actor].id, role: 'authenticated' });
  await database
    .transaction(async (transaction) => {
      await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
      await transaction.exec('savepoint attempt');
      await transaction.exec(`set local role ${actor === 'anon' ? 'anon' : 'authenticated'}`);
      try {
        const { rows } = await transaction.query<{ id: string }>(sql);
        ids = rows.map(({ id }) => id);
      } catch (error) {
        // 42501, insufficient_privilege: no grant or no policy. Anything else is a fault of the test.
        if (!(error instanceof Error) || Reflect.get(error, 'code') !== '42501') throw error;
        await transaction.exec('rollback to savepoint attempt');
      }
      await transaction.exec('reset role');
      ({ rows: profiles } = await transaction.query(PROFILES));
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return { ids, profiles };
}

export const PROFILES =
  'select id, role, display_name, avatar_url from public.profiles order by id';
