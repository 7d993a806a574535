import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { build, startPostgres, inSavepoint } from 'embedded-supabase/testing/postgres';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { CHECKS } from './migration-checks.ts';
import { source } from './postgres.ts';

/** The migrations on real Postgres, as hosted Supabase runs them. */
let database: PGlite;
const { migrations, seed } = source;

beforeAll(async () => {
  database = await startPostgres();
  await database.exec('begin');
  await build(database, { migrations, seed });
});
afterAll(() => database.close());

test.for(CHECKS)('$name', (check) => inSavepoint(database, () => check.run(database, migrations)));

test('the tests use the major version of the hosted Postgres', async () => {
  const { rows } = await database.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const config = parse(readFileSync(`${PROJECT_ROOT}/supabase/config.toml`, 'utf8'));
  expect(config['db']).toMatchObject({ major_version: rows[0]?.major });
});
