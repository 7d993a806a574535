import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { fieldOf } from '../src/field-of.ts';
import { call, signIn } from '../src/testing/calls.ts';
import {
  build,
  runAs,
  startPostgres,
  inSavepoint,
  type DatabaseRole,
} from '../src/testing/postgres.ts';
import { attemptsOf, type DataAttempt } from './data-attempts.ts';
import { ACTORS, project, SAMPLE, startBackend, type Actor } from './support.ts';

/**
 * Sends the same requests to the embedded backend and a real Postgres and compares the outcomes.
 */
let backend: EmbeddedSupabase;
let postgres: PGlite;
const tokens = new Map<Actor, string>();

beforeAll(async () => {
  backend = await startBackend();
  for (const actor of ACTORS) {
    if (actor !== 'anon') tokens.set(actor, await signIn(backend, `${actor}@example.test`));
  }
  postgres = await startPostgres();
  await postgres.exec('begin');
  await build(postgres, project);
});
afterAll(async () => {
  await backend.close();
  await postgres.close();
});

const databaseRoleOf = (actor: Actor): DatabaseRole =>
  actor === 'anon' ? { role: 'anon' } : { role: 'authenticated', sub: SAMPLE[actor].id };

/** A status with the error's code, or with the rows without their times. */
interface Result {
  readonly status: number;
  readonly code?: string;
  readonly rows?: readonly unknown[];
}

const TIMES = new Set(['created_at', 'updated_at']);

function withoutTimes(rows: unknown): readonly unknown[] {
  if (!Array.isArray(rows)) throw new Error(`No rows: ${JSON.stringify(rows)}`);
  return rows.map((row: object) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !TIMES.has(name))),
  );
}

async function sendToBackend({
  actor,
  table,
  method,
  query,
  prefer,
  body,
}: DataAttempt): Promise<Result> {
  const { status, body: answer } = await call(backend, `/rest/v1/${table}?${query}`, {
    method,
    headers: { prefer },
    token: tokens.get(actor),
    ...(body === null ? {} : { body }),
  });
  if (status === 204) return { status };
  if (status >= 400) return { status, code: String(fieldOf(answer, 'code')) };
  return { status, rows: withoutTimes(answer) };
}

/** Returns PostgREST's status for a Postgres error. */
function statusOf(code: string, actor: Actor): number {
  if (code === '42501') return actor === 'anon' ? 401 : 403;
  return code === '23503' || code === '23505' ? 409 : 400;
}

async function runOnPostgres(attempt: DataAttempt): Promise<Result> {
  const { sql, actor, body, prefer, http } = attempt;
  if (http !== undefined) return http;
  if (sql === undefined) throw new Error(`${attempt.name} has neither http nor sql`);
  const { rows, code } = await inSavepoint(postgres, () =>
    runAs(postgres, databaseRoleOf(actor), sql, [body]),
  );
  if (code !== undefined) return { status: statusOf(code, actor), code };
  return prefer === 'return=minimal' ? { status: 204 } : { status: 200, rows: withoutTimes(rows) };
}

const ALL = '/rest/v1/profiles?order=id';
async function state(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { body } = await call(backend, ALL, { token: tokens.get('admin') ?? '' });
  return body as readonly Readonly<Record<string, unknown>>[];
}

/** Returns what no attempt may change: all rows, without the name and picture of one's own. */
function protectedPart(rows: readonly Readonly<Record<string, unknown>>[], actor: Actor): unknown {
  return rows.map(({ display_name, avatar_url, updated_at, ...rest }) =>
    actor !== 'anon' && rest['id'] === SAMPLE[actor].id
      ? rest
      : { ...rest, display_name, avatar_url, updated_at },
  );
}

describe.for(ACTORS)('%s, on SQLite as on Postgres:', (actor) => {
  beforeEach(() => backend.reset());

  test('every attempt has the same result, and changes nothing else', async () => {
    const differing: unknown[] = [];
    let before = await state();
    for (const attempt of attemptsOf(actor)) {
      const expected = await runOnPostgres(attempt);
      const got = await sendToBackend(attempt);
      const name = `${attempt.method} ${attempt.table}: ${attempt.name}`;
      if (JSON.stringify(got) !== JSON.stringify(expected)) differing.push({ name, got, expected });
      if (attempt.method === 'GET') continue;
      const after = await state();
      expect([name, protectedPart(after, actor)]).toEqual([name, protectedPart(before, actor)]);
      if (JSON.stringify(after) !== JSON.stringify(before)) {
        await backend.reset();
        before = await state();
      }
    }
    expect(differing).toEqual([]);
  });
});
