import { AsyncLocalStorage } from 'node:async_hooks';
import { getAuthSchemaSql, type SqliteConnection } from '@supabase/lite';
import { createConnection } from '@supabase/lite/sqlite';
import type { Table } from './data-query.ts';
import { forSqlite, translatedStatements, type DatabaseSource } from './migrations.ts';

/** SQLite's own maximum; by default @supabase/lite fails beyond 100 values in a request. */
const MAX_VALUES = 32_766;

/** Opens a data file or an in-memory database that accepts Postgres SQL. */
export async function openConnection(dataFile: string | undefined): Promise<SqliteConnection> {
  const url = dataFile === undefined ? ':memory:' : `file:${dataFile}`;
  // The package's types cover unknown platforms only; on Node.js it returns an SQLite connection.
  const connection = (await createConnection({
    url,
    maxBoundParameters: MAX_VALUES,
  })) as unknown as SqliteConnection;
  // Another program, such as a database browser, may hold a lock: wait instead of failing.
  await connection.exec('pragma busy_timeout = 5000');
  // @supabase/lite parses every text that begins like JSON. The columns' types alone decide.
  connection.deserializeRow = (row) => row;
  return connection;
}

/** SQL and the values of its placeholders. */
export type Statement = readonly [sql: string, ...values: readonly (string | number | null)[]];

const inside = new AsyncLocalStorage<SqliteConnection>();

/**
 * Runs work in one transaction of @supabase/lite's queue, so that it never interleaves with another
 * request. Work within a transaction joins it.
 */
export function inTransaction<T>(connection: SqliteConnection, work: () => Promise<T>): Promise<T> {
  if (inside.getStore() === connection) return work();
  return connection.runInTransaction(() => inside.run(connection, work));
}

/** Runs statements in one transaction. @returns the rows of the last statement. */
export function runStatements<Row = unknown>(
  connection: SqliteConnection,
  ...statements: readonly Statement[]
): Promise<readonly Row[]> {
  return inTransaction(connection, async () => {
    let rows: readonly Row[] = [];
    for (const [sql, ...values] of statements) {
      const result = await connection.exec<{ rows: Row[] } | void>(sql, ...values);
      rows = result?.rows ?? [];
    }
    return rows;
  });
}

export type Tables = ReadonlyMap<string, Table>;

/**
 * Loads the tables' types and policies into the connection. On SQLite, @supabase/lite enforces row
 * level security itself from the migrations' text; the data file does not store it.
 *
 * @returns the tables of the schema `public`.
 */
export async function loadPolicies(
  connection: SqliteConnection,
  source: DatabaseSource,
): Promise<Tables> {
  const sql = [getAuthSchemaSql(), ...source.migrations.map(forSqlite)];
  const { enums, rls, schema, vars, tableConstraints, comments } = await connection.translateDdl(
    sql.join('\n\n'),
    { strict: true },
  );
  if (!enums || !rls || !schema || !vars || !tableConstraints || !comments) {
    throw new Error('@supabase/lite did not report the policies of supabase/migrations');
  }
  connection.updateDeparseInfo({ enums, rls, schema, vars, tableConstraints, comments });
  const tables = new Map<string, Table>();
  for (const table of schema.values()) {
    if (table.schema !== 'public') continue;
    const { table: name } = table;
    const { rows } = await connection.exec<{ rows: { name: string }[] }>(
      'select name from pragma_table_info(?) where pk > 0 order by pk',
      name,
    );
    const types = table.all().map(({ context }) => [context.column, context.pgTypeName] as const);
    tables.set(name, {
      name,
      columns: new Map(types),
      primaryKey: rows.map(({ name: key }) => key),
    });
  }
  return tables;
}

/** Applies the migrations to a new database, each in its own transaction. */
export async function applyMigrations(
  connection: SqliteConnection,
  { migrations }: DatabaseSource,
): Promise<void> {
  for (const sql of migrations) {
    // Not strict: a policy may refer to a table of an earlier migration. loadPolicies reads all.
    const { ddl } = await connection.translateDdl(forSqlite(sql));
    await connection.transaction(translatedStatements(ddl), { intent: 'migration' });
  }
}

/** @supabase/lite's column defaults are times without an offset, unlike those that it writes. */
const SEEDED_TIMES = ['auth.users', 'auth.identities'].flatMap((table) =>
  ['created_at', 'updated_at'].map(
    (column) =>
      `update "${table}" set ${column} = replace(${column}, ' ', 'T') || '+00:00'
         where ${column} like '____-__-__ __:__:__'`,
  ),
);

/** Runs the seed in one transaction. Idempotent. */
export async function applySeed(connection: SqliteConnection, source: DatabaseSource) {
  const { ddl } = await connection.translateDdl(source.seed);
  await connection.transaction([...translatedStatements(ddl), ...SEEDED_TIMES]);
}

/** Empties every table of the migrations and the auth service, then seeds again. */
export async function emptyAndSeed(connection: SqliteConnection, source: DatabaseSource) {
  const { rows } = await connection.exec<{ rows: { name: string }[] }>(
    `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
  );
  const statements = rows.map(({ name }) => `delete from "${name.replaceAll('"', '""')}"`);
  await connection.transaction(['pragma defer_foreign_keys = on', ...statements]);
  await applySeed(connection, source);
}
