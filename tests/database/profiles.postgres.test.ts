import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf } from '../../scripts/embedded-supabase/field-of.ts';
import { CHECKS } from './migration-checks.ts';
import { MUTATIONS } from './migration-mutations.ts';
import { migrate, source, startPostgres, undone } from './postgres.ts';

/** The migrations on real Postgres, as hosted Supabase runs them. */
let database: PGlite;
const migrations = source.migrations.map(({ sql }) => sql);

beforeAll(async () => {
  database = await startPostgres();
  await database.exec('begin');
}, 60_000);
afterAll(() => database.close());

async function build(text: readonly string[]): Promise<void> {
  await migrate(database, text);
  await database.exec(source.seed);
}

const SYNTAX_ERROR = '42601';
const NO_CHANGE = 'the migrations hold no such text any more, or are no SQL after the change';

/** What a migration fails first, if anything. */
async function firstFailure(text: readonly string[]): Promise<string | undefined> {
  return undone(database, async () => {
    try {
      await build(text);
    } catch (error) {
      expect(fieldOf(error, 'code'), NO_CHANGE).not.toBe(SYNTAX_ERROR);
      return 'the migration or the seed cannot run';
    }
    for (const check of CHECKS) {
      try {
        await undone(database, () => check.run(database, text));
      } catch {
        return check.name;
      }
    }
    return undefined;
  });
}

// A loaded machine takes its time over a whole migration.
const PATIENT = { timeout: 30_000 };

describe('the migrated database', PATIENT, () => {
  test.for(CHECKS)('$name', (check) =>
    undone(database, async () => {
      await build(migrations);
      await check.run(database, migrations);
    }),
  );
});

describe('a migration with a fault is noticed', PATIENT, () => {
  test.for(MUTATIONS)('$name', async ({ from, to }) => {
    const text = migrations.map((sql) => sql.replace(from, to));
    expect(text, NO_CHANGE).not.toEqual(migrations);
    expect(await firstFailure(text)).toEqual(expect.any(String));
  });
});
