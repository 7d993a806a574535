import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';

/** The repository's root: paths in supabase/config.toml are relative to it. */
export const PROJECT_ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * The embedded backend's public client key, the value for `VITE_SUPABASE_ANON_KEY` when none is set.
 * The same as `auth.publishable_key` in supabase/config.toml (a test compares them).
 */
export const EMBEDDED_PUBLISHABLE_KEY = 'sb_publishable_tallygrove_embedded';

/** The folder of the data that `npm start` keeps between runs. Never in git, never served. */
export const EMBEDDED_DATA_FOLDER = resolve(PROJECT_ROOT, '.cache/embedded-supabase');

/** Where `npm start` keeps its data: in its folder, unless `EMBEDDED_DATA_FILE` names another place. */
export const EMBEDDED_DATA_FILE = process.env['EMBEDDED_DATA_FILE']
  ? resolve(PROJECT_ROOT, process.env['EMBEDDED_DATA_FILE'])
  : resolve(EMBEDDED_DATA_FOLDER, 'data.db');

/** The binary logarithm of bcrypt's rounds; `EMBEDDED_PASSWORD_COST` makes passwords cheaper in tests. */
export const PASSWORD_COST = Number(process.env['EMBEDDED_PASSWORD_COST'] ?? 10);

/** Whether mails may be asked for without end: for tests, many of which sign in with the same account. */
export const MAILS_ARE_FREE = process.env['EMBEDDED_FREE_MAILS'] === '1';

/** A part of supabase/config.toml: tables of plain values. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** Whether a value of a parsed TOML file is a table. */
export function isTomlTable(value: unknown): value is TomlTable {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the `[auth]` part of supabase/config.toml, with the paths of the mail templates made absolute.
 *
 * @throws when the file cannot be read, is not TOML or has no `[auth]` table.
 */
export function readAuthConfig(root: string = PROJECT_ROOT): TomlTable {
  const { auth } = parse(readFileSync(resolve(root, 'supabase/config.toml'), 'utf8'));
  if (!isTomlTable(auth)) throw new Error('supabase/config.toml has no [auth] table');
  const email = isTomlTable(auth['email']) ? auth['email'] : {};
  const templates = isTomlTable(email['template']) ? email['template'] : {};
  const template = Object.fromEntries(
    Object.entries(templates).map(([name, entry]) => {
      const path = isTomlTable(entry) ? entry['content_path'] : undefined;
      if (!isTomlTable(entry) || typeof path !== 'string') return [name, entry];
      return [name, { ...entry, content_path: resolve(root, path) }];
    }),
  );
  return { ...auth, email: { ...email, template } };
}
