import type { PGlite } from '@electric-sql/pglite';
import { readProject } from 'embedded-supabase/project';
import * as postgres from 'embedded-supabase/testing/postgres';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { people } from '../../mocks/fixtures/people.ts';
import type { Actor } from './profiles-matrix.ts';

/** This project's migrations, seed and settings. */
export const source = readProject(PROJECT_ROOT);

/** Who runs statements: PostgREST on behalf of a user, or another database role. */
type DatabaseRole = Actor | 'service_role' | 'supabase_auth_admin' | 'owner' | 'registrar';

const isPerson = (speaker: DatabaseRole): speaker is keyof typeof people => speaker in people;

/** Runs one statement as that user and keeps its effects. Needs an open transaction. */
export function runAs(
  database: PGlite,
  speaker: DatabaseRole,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<postgres.Outcome> {
  const role = speaker === 'owner' ? 'none' : speaker;
  const as = isPerson(speaker) ? { role: 'authenticated', sub: people[speaker].id } : { role };
  return postgres.runAs(database, as, sql, parameters);
}

/** All columns except times, which differ between runs. */
export const PROFILES =
  'select id, role, display_name, avatar_url from public.profiles order by id';
export const ROLES = 'select user_id, role from public.account_roles order by user_id';

export async function rowsOf(database: PGlite, sql: string): Promise<readonly unknown[]> {
  return (await database.query(sql)).rows;
}
