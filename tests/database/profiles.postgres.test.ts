import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { build, startPostgres, undone } from 'embedded-supabase/testing/postgres';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { CHECKS, type Migrations } from './migration-checks.ts';
import { MUTATIONS } from './migration-mutations.ts';
import { source } from './postgres.ts';

/** The migrations on real Postgres, as hosted Supabase runs them. */
let database: PGlite;
const { migrations, seed } = source;

beforeAll(async () => {
  database = await startPostgres();
  await database.exec('begin');
});
afterAll(() => database.close());

const SYNTAX_ERROR = '42601';
const NO_CHANGE = 'the migrations hold no such text any more, or are no SQL after the change';

/** What a migration fails first, if anything. */
async function firstFailure(text: Migrations): Promise<string | undefined> {
  return undone(database, async () => {
    try {
      await build(database, { migrations: text, seed });
    } catch (error) {
      expect((error as { code?: string }).code, NO_CHANGE).not.toBe(SYNTAX_ERROR);
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

describe('the migrated database', () => {
  test.for(CHECKS)('$name', (check) =>
    undone(database, async () => {
      await build(database, { migrations, seed });
      await check.run(database, migrations);
    }),
  );
});

describe('a migration with a fault is noticed', () => {
  test.for(MUTATIONS)('$name', async ({ from, to }) => {
    const text = migrations.map(({ sql }) => ({ sql: sql.replace(from, to) }));
    expect(text, NO_CHANGE).not.toEqual(migrations.map(({ sql }) => ({ sql })));
    expect(await firstFailure(text)).toEqual(expect.any(String));
  });
});

test('the Postgres of the tests is the hosted one', async () => {
  const { rows } = await database.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const config = parse(readFileSync(`${PROJECT_ROOT}/supabase/config.toml`, 'utf8'));
  expect(config['db']).toMatchObject({ major_version: rows[0]?.major });
});
