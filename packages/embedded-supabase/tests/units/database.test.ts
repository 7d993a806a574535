import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { App, type SqliteConnection } from '@supabase/lite';
import { afterEach, expect, test, vi } from 'vitest';
import { applyMigrations, emptyAndSeed, loadPolicies, openConnection } from '../../src/database.ts';
import { project } from '../support.ts';

let opened: SqliteConnection[] = [];
async function open(dataFile?: string): Promise<SqliteConnection> {
  const connection = await openConnection(dataFile);
  opened.push(connection);
  return connection;
}
afterEach(async () => {
  await Promise.all(opened.map((one) => one.close()));
  opened = [];
});

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

function migrations(...texts: readonly string[]) {
  return {
    migrations: texts.map((sql, index) => ({
      version: `${index + 1}`,
      name: `m${index + 1}`,
      sql,
    })),
    seed: '',
  };
}

const PETS = `create table public.owners (id int primary key, name text);
create table public.pets (
  id int primary key, owner int references public.owners (id) on delete cascade
);
create policy "all" on public.pets for select to authenticated using (true);
insert into public.owners values (1, 'Ada');
insert into public.pets values (2, 1);`;

/** Applies the migrations of each source in turn. @returns the versions applied each time. */
async function apply(
  connection: SqliteConnection,
  ...sources: readonly ReturnType<typeof migrations>[]
) {
  const app = await new App({ connection, auth: { jwt_secret: 'x'.repeat(64) } }).init();
  const applied: (readonly string[])[] = [];
  for (const each of sources) applied.push(await applyMigrations(app, connection, each));
  return applied;
}

test('a migration is applied once, and the next one after it', async () => {
  const more = `insert into public.owners values (2, 'Lena')`;
  const connection = await open();
  expect(
    await apply(connection, migrations(PETS), migrations(PETS), migrations(PETS, more)),
  ).toEqual([['1'], [], ['2']]);
  expect(await rows(connection, 'select name from owners')).toEqual([
    { name: 'Ada' },
    { name: 'Lena' },
  ]);
});

test('a migration that changes a table keeps the rows that point to it', async () => {
  const connection = await open();
  await apply(
    connection,
    migrations(PETS, 'alter table public.owners alter column name set not null'),
  );
  expect(await rows(connection, 'select id, owner from pets')).toEqual([{ id: 2, owner: 1 }]);
});

test('a migration may drop and create policies of an earlier one’s table', async () => {
  const later = `drop policy "all" on public.pets;
create policy "some" on public.pets for select to authenticated using (id = 2);`;
  const source = migrations(PETS, later);
  const connection = await open();
  expect(await apply(connection, source)).toEqual([['1', '2']]);
  expect([...(await loadPolicies(connection, source)).keys()]).toEqual(['owners', 'pets']);
});

test('every table is emptied, whatever its name and the keys that refer to it', async () => {
  const connection = await open();
  await apply(connection, migrations());
  await connection.exec('create table "the ""first""" (id integer primary key)');
  await connection.exec('create table second (first integer references "the ""first""" (id))');
  await connection.exec('create table "supabase_migrations.kept" (version integer)');
  await connection.exec('insert into "the ""first""" values (1)');
  await connection.exec('insert into second values (1)');
  await connection.exec('insert into "supabase_migrations.kept" values (1)');
  await emptyAndSeed(connection, { migrations: [], seed: 'insert into second values (null)' });
  expect(await rows(connection, 'select id from "the ""first"""')).toEqual([]);
  expect(await rows(connection, 'select first from second')).toEqual([{ first: null }]);
  expect(await rows(connection, 'select version from "supabase_migrations.kept"')).toEqual([
    { version: 1 },
  ]);
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
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  const dataFile = join(folder, 'data.db');
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
  await connection.close();
  rmSync(folder, { recursive: true });
});
