import {
  appliedVersions,
  getAuthSchemaSql,
  recordVersion,
  splitSqlStatements,
  type App,
  type SqliteConnection,
} from '@supabase/lite';
import { createConnection } from '@supabase/lite/sqlite';
import { fingerprint, forSqlite, translatedStatements, type DatabaseSource } from './migrations.ts';

/** Opens a data file, or a database in memory, for SQL written for Postgres. */
export async function openConnection(dataFile: string | undefined): Promise<SqliteConnection> {
  // Stryker disable next-line StringLiteral: @supabase/lite opens a database in memory by either name.
  const url = dataFile === undefined ? ':memory:' : `file:${dataFile}`;
  // The compiler knows the package's answer to unknown systems alone; Node.js is given SQLite.
  const connection = (await createConnection({ url })) as unknown as SqliteConnection;
  // Another program (a database browser, perhaps) may be at work: wait for its write instead of failing.
  await connection.exec('pragma busy_timeout = 5000');
  return connection;
}

/** The tables that the Data API shows, each with its columns and their Postgres types. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Tells the connection of the tables' types and policies. @supabase/lite enforces row level security
 * itself on SQLite, from what it reads in the migrations: it is not kept in the data file.
 *
 * @returns the tables of the schema `public`.
 */
export async function loadPolicies(
  connection: SqliteConnection,
  source: DatabaseSource,
): Promise<Tables> {
  const sql = [getAuthSchemaSql(), ...source.migrations.map(({ sql: text }) => forSqlite(text))];
  const { enums, rls, schema, vars, tableConstraints, comments } = await connection.translateDdl(
    // Stryker disable next-line StringLiteral: Every text ends with a semicolon; the lines between are for a person who reads an error about them.
    sql.join('\n\n'),
    { strict: true },
  );
  if (!enums || !rls || !schema || !vars || !tableConstraints || !comments) {
    throw new Error('@supabase/lite did not report the policies of supabase/migrations');
  }
  connection.updateDeparseInfo({ enums, rls, schema, vars, tableConstraints, comments });
  return new Map(
    [...schema.values()]
      .filter((table) => table.schema === 'public')
      .map((table) => [
        table.table,
        new Map(table.all().map(({ context }) => [context.column, context.pgTypeName])),
      ]),
  );
}

/**
 * Applies the migrations that have not been applied, each in a transaction of its own.
 *
 * @returns the versions applied now.
 */
export async function applyMigrations(
  app: App,
  connection: SqliteConnection,
  source: DatabaseSource,
): Promise<readonly string[]> {
  await app.ensureSystemSchema();
  const applied = new Set(await appliedVersions(connection));
  const pending = source.migrations.filter(({ version }) => !applied.has(version));
  for (const { version, name, sql } of pending) {
    const statements = forSqlite(sql);
    // Not strict: a policy may be for a table of an earlier migration. loadPolicies reads them together.
    const { ddl } = await connection.translateDdl(statements);
    await connection.transaction(translatedStatements(ddl), { intent: 'migration' });
    await recordVersion(connection, { version, name, statements: splitSqlStatements(statements) });
  }
  return pending.map(({ version }) => version);
}

/**
 * The defaults of @supabase/lite's own tables are times without an offset. Its own code writes others: only
 * what a seed leaves out comes from them.
 */
const SEEDED_TIMES = ['auth.users', 'auth.identities'].flatMap((table) =>
  ['created_at', 'updated_at'].map(
    (column) =>
      `update "${table}" set ${column} = replace(${column}, ' ', 'T') || '+00:00'
         where ${column} like '____-__-__ __:__:__'`,
  ),
);

/** Runs the seed, in one transaction. Safe to run again. */
export async function applySeed(
  connection: SqliteConnection,
  source: DatabaseSource,
): Promise<void> {
  const { ddl } = await connection.translateDdl(source.seed);
  await connection.transaction([...translatedStatements(ddl), ...SEEDED_TIMES]);
}

/** Marks the data file as complete and made from this source. The last step of building it. */
export async function markComplete(
  connection: SqliteConnection,
  source: DatabaseSource,
): Promise<void> {
  await connection.exec(`pragma user_version = ${fingerprint(source)}`);
}

/** Empties every table (of the migrations and of the auth service) and seeds again. */
export async function emptyAndSeed(
  connection: SqliteConnection,
  source: DatabaseSource,
): Promise<void> {
  const { rows } = await connection.exec<{ rows: { name: string }[] }>(
    `select name from sqlite_master where type = 'table'
       and name not like 'sqlite_%' and name not like 'supabase_migrations.%'`,
  );
  const statements = rows.map(({ name }) => `delete from "${name.replaceAll('"', '""')}"`);
  await connection.transaction(['pragma defer_foreign_keys = on', ...statements]);
  await applySeed(connection, source);
}
