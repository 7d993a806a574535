import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { App, type SqliteConnection } from '@supabase/lite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { applyMigrations, emptyAndSeed, loadPolicies, openConnection } from '../../src/database.ts';
import { temporaryFolder } from '../hooks.ts';
import { project } from '../support.ts';

async function open(dataFile?: string): Promise<SqliteConnection> {
  const connection = await openConnection(dataFile);
  onTestFinished(() => connection.close());
  return connection;
}

async function rows(connection: SqliteConnection, query: string): Promise<unknown> {
  return (await connection.exec<{ rows: unknown[] }>(query)).rows;
}

// Without policies everyone could read every row.
test.each(['enums', 'rls', 'schema', 'vars', 'tableConstraints', 'comments'] as const)(
  'policies do not count as loaded if the translation lacks its %s',
  async (part) => {
    const connection = await open();
    const translate = connection.translateDdl.bind(connection);
    vi.spyOn(connection, 'translateDdl').mockImplementation(async (...args) => {
      const { [part]: _, ...others } = await translate(...args);
      return others;
    });
    await expect(loadPolicies(connection, project)).rejects.toThrow(
      '@supabase/lite did not report the policies of supabase/migrations',
    );
  },
);

const source = (...migrations: readonly string[]) => ({ migrations, seed: '' });

const PETS = `create table public.owners (id int primary key, name text);
create table public.pets (
  id int primary key, owner int references public.owners (id) on delete cascade
);
create policy "all" on public.pets for select to authenticated using (true);
insert into public.owners values (1, 'Ada');
insert into public.pets values (2, 1);`;

/** Opens a database and applies migrations. */
async function build(...migrations: readonly string[]): Promise<SqliteConnection> {
  const connection = await open();
  const app = await new App({ connection, auth: { jwt_secret: 'x'.repeat(64) } }).init();
  await app.ensureSystemSchema();
  await applyMigrations(connection, source(...migrations));
  return connection;
}

test('a migration that changes a table keeps the rows that point to it', async () => {
  const connection = await build(PETS, 'alter table public.owners alter column name set not null');
  expect(await rows(connection, 'select id, owner from pets')).toEqual([{ id: 2, owner: 1 }]);
});

test('a migration may drop and create policies of an earlier one’s table', async () => {
  const later = `drop policy "all" on public.pets;
create policy "some" on public.pets for select to authenticated using (id = 2);`;
  const connection = await build(PETS, later);
  const tables = await loadPolicies(connection, source(PETS, later));
  expect([...tables.keys()]).toEqual(['owners', 'pets']);
});

test('a policy for an unknown table is an error', async () => {
  const policy = 'create policy "p" on public.none for select to anon using (true)';
  await expect(loadPolicies(await open(), source(PETS, policy))).rejects.toThrow(/unknown table/iu);
});

test('every table is emptied, whatever its name and the keys that refer to it', async () => {
  const connection = await build();
  await connection.exec('create table "the ""first""" (id integer primary key)');
  await connection.exec('create table second (first integer references "the ""first""" (id))');
  await connection.exec('insert into "the ""first""" values (1)');
  await connection.exec('insert into second values (1)');
  await emptyAndSeed(connection, { migrations: [], seed: 'insert into second values (null)' });
  expect(await rows(connection, 'select id from "the ""first"""')).toEqual([]);
  expect(await rows(connection, 'select first from second')).toEqual([{ first: null }]);
});

/**
 * Locks the data until a message releases it, and then for as long as writing a megabyte takes. It
 * has a timeout because a waiting write holds a read lock for moments, which a commit must wait for.
 */
const OTHER_PROGRAM = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData.dataFile, { timeout: 10_000 });
  database.exec('begin immediate; insert into t values (randomblob(1000000))');
  parentPort.postMessage('it has the data');
  Atomics.wait(workerData.go, 0, 0);
  database.exec('commit');
  database.close();
`;

test('a write waits for that of another program', async () => {
  const dataFile = join(temporaryFolder(), 'data.db');
  const connection = await open(dataFile);
  await connection.exec('create table t (a)');
  const go = new Int32Array(new SharedArrayBuffer(4));
  const other = new Worker(OTHER_PROGRAM, { eval: true, workerData: { dataFile, go } });
  const ended = once(other, 'exit');
  await once(other, 'message');
  Atomics.store(go, 0, 1);
  Atomics.notify(go, 0);
  await connection.exec('insert into t values (1)');
  expect(await rows(connection, 'select count(*) as count from t')).toEqual([{ count: 2 }]);
  await ended;
});
