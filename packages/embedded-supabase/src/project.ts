import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import { fieldOf, isObject, type JsonObject } from './json.ts';
import type { DatabaseSource } from './migrations.ts';

/** A table of supabase/config.toml. */
export type TomlTable = JsonObject;

/** A project's folder `supabase`, as laid out by the Supabase CLI. */
export interface Project extends DatabaseSource {
  /** The `[auth]` table of supabase/config.toml, with absolute paths to the mail templates. */
  readonly auth: TomlTable;
}

/** Returns a nested table; empty if it is missing. */
export function tableOf(table: TomlTable, name: string): TomlTable {
  const value = table[name];
  return isObject(value) ? value : {};
}

function readAuth(root: string): TomlTable {
  const { auth } = parse(readFileSync(resolve(root, 'supabase/config.toml'), 'utf8'));
  if (!isObject(auth)) throw new Error('supabase/config.toml has no [auth] table');
  const email = tableOf(auth, 'email');
  const template = Object.fromEntries(
    Object.entries(tableOf(email, 'template')).map(([name, entry]) => {
      const path = fieldOf(entry, 'content_path');
      if (!isObject(entry) || typeof path !== 'string') return [name, entry];
      return [name, { ...entry, content_path: resolve(root, path) }];
    }),
  );
  return { ...auth, email: { ...email, template } };
}

const FILE_NAME = /^\d{14}_[\w-]+\.sql$/u;

function readMigrations(root: string): Project['migrations'] {
  const folder = resolve(root, 'supabase/migrations');
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      if (!FILE_NAME.test(file)) {
        throw new Error(`supabase/migrations/${file} is not named <14 digits>_<name>.sql`);
      }
      return readFileSync(resolve(folder, file), 'utf8');
    });
}

/**
 * Reads supabase/config.toml, supabase/migrations and supabase/seed.sql.
 *
 * @param root - The parent of the folder `supabase`; paths in config.toml are relative to it.
 * @throws if one cannot be read, or a migration has a name that the Supabase CLI would skip.
 */
export function readProject(root: string): Project {
  return {
    auth: readAuth(root),
    migrations: readMigrations(root),
    seed: readFileSync(resolve(root, 'supabase/seed.sql'), 'utf8'),
  };
}

/** Returns the project's publishable key. @throws if supabase/config.toml lacks it. */
export function publishableKeyOf({ auth }: Pick<Project, 'auth'>): string {
  const { publishable_key: key } = auth;
  if (typeof key === 'string' && key !== '') return key;
  throw new Error('supabase/config.toml: auth.publishable_key is missing');
}
