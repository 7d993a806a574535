import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { DatabaseSource } from './migrations.ts';

/** A part of supabase/config.toml: tables of plain values. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** What a backend is built from: the folder `supabase` of a project, as the Supabase CLI lays it out. */
export interface Project extends DatabaseSource {
  /** The `[auth]` table of supabase/config.toml, with the paths of the mail templates made absolute. */
  readonly auth: TomlTable;
}

/** Whether a value of a parsed TOML file is a table. */
export function isTomlTable(value: unknown): value is TomlTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A table within a table; an empty one where there is none. */
export function tableOf(table: TomlTable, name: string): TomlTable {
  const value = table[name];
  return isTomlTable(value) ? value : {};
}

function readAuth(root: string): TomlTable {
  const { auth } = parse(readFileSync(resolve(root, 'supabase/config.toml'), 'utf8'));
  if (!isTomlTable(auth)) throw new Error('supabase/config.toml has no [auth] table');
  const email = tableOf(auth, 'email');
  const template = Object.fromEntries(
    Object.entries(tableOf(email, 'template')).map(([name, entry]) => {
      const path = isTomlTable(entry) ? entry['content_path'] : undefined;
      if (!isTomlTable(entry) || typeof path !== 'string') return [name, entry];
      return [name, { ...entry, content_path: resolve(root, path) }];
    }),
  );
  return { ...auth, email: { ...email, template } };
}

const FILE_NAME = /^(\d{14})_([\w-]+)\.sql$/u;

function readMigrations(root: string): Project['migrations'] {
  const folder = resolve(root, 'supabase/migrations');
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const [, version, name] = FILE_NAME.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new Error(`supabase/migrations/${file} is not named <14 digits>_<name>.sql`);
      }
      return { version, name, sql: readFileSync(resolve(folder, file), 'utf8') };
    });
}

/**
 * Reads supabase/config.toml, supabase/migrations and supabase/seed.sql.
 *
 * @param root - The folder that has the folder `supabase`; paths in config.toml are relative to it.
 * @throws when one of them cannot be read, config.toml has no `[auth]` table, or a migration is not named
 * `<14 digits>_<name>.sql`: the Supabase CLI would skip it without a word.
 */
export function readProject(root: string): Project {
  return {
    auth: readAuth(root),
    migrations: readMigrations(root),
    seed: readFileSync(resolve(root, 'supabase/seed.sql'), 'utf8'),
  };
}

/**
 * The project's public client key: it names the project and carries no right beyond `anon`.
 *
 * @throws when `auth.publishable_key` of supabase/config.toml is missing.
 */
export function publishableKeyOf({ auth }: Pick<Project, 'auth'>): string {
  const { publishable_key: key } = auth;
  if (typeof key === 'string' && key !== '') return key;
  throw new Error('supabase/config.toml: auth.publishable_key is missing');
}
