import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { splitSqlStatements } from '@supabase/lite';
import { NOW_IN_SQLITE } from './stored-time.ts';

/** One file of supabase/migrations. `version` is the name's 14 digits. */
export interface Migration {
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

/** What the database is built from: the migrations in order, and the seed. */
export interface DatabaseSource {
  readonly migrations: readonly Migration[];
  readonly seed: string;
}

const PRIVILEGE = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:grant|revoke)\b/iu;

/** The GRANT and REVOKE statements of a migration, in order. */
export function privilegeStatements(sql: string): readonly string[] {
  return splitSqlStatements(sql).filter((statement) => PRIVILEGE.test(statement));
}

/** Postgres' way to write characters by their numbers, on several lines perhaps. SQLite has none. */
const UNICODE_LITERAL = /U&'((?:'\s*\n\s*'|''|[^'])*)'/gu;
const CONTINUED = /'\s*\n\s*'/gu;
const ESCAPE = /\\(?:\\|\+([0-9a-f]{6})|([0-9a-f]{4}))/giu;

/** Stands for a line feed while the translation is at work: it would indent what follows one. */
const LINE_FEED = '\u{f000a}';

/** What the translation makes of `now()`: a time without its offset. */
const TRANSLATED_NOW = "datetime('now')";

/** The statements that the translation made of a text for Postgres, ready for SQLite. */
export function translatedStatements(ddl: string): string[] {
  const text = ddl.replaceAll(LINE_FEED, '\n').replaceAll(TRANSLATED_NOW, NOW_IN_SQLITE);
  return splitSqlStatements(text);
}

function unescapeLiteral(_literal: string, escaped: string): string {
  const text = escaped
    .replace(CONTINUED, '')
    .replaceAll("''", "'")
    .replace(ESCAPE, (_escape, long?: string, short?: string) => {
      const hex = long ?? short;
      return hex === undefined ? '\\' : String.fromCodePoint(Number.parseInt(hex, 16));
    });
  return `'${text.replaceAll("'", "''").replaceAll('\n', LINE_FEED)}'`;
}

/**
 * A migration for SQLite: without its GRANT and REVOKE statements (SQLite has no roles to grant to; they
 * are enforced by privileges.ts), and with the characters themselves in place of `U&'\\200B'`, which the
 * translation leaves as it is in a trigger's body. Policies are kept and enforced.
 */
export function forSqlite(sql: string): string {
  return splitSqlStatements(sql)
    .filter((statement) => !PRIVILEGE.test(statement))
    .map((statement) => `${statement.replace(UNICODE_LITERAL, unescapeLiteral)};\n`)
    .join('\n');
}

function liteManifest(): string {
  const entry = fileURLToPath(import.meta.resolve('@supabase/lite'));
  // Stryker disable next-line StringLiteral: The hash of the bytes is the hash of the text.
  return readFileSync(resolve(entry, '../../package.json'), 'utf8');
}

/**
 * A positive 31-bit number (it is kept in the data file as SQLite's `user_version`) that changes with the
 * migrations, the seed, the version of @supabase/lite and the form of a time.
 */
export function fingerprint({ migrations, seed }: DatabaseSource): number {
  const hash = createHash('sha256')
    .update(JSON.stringify({ migrations, seed }))
    .update(liteManifest())
    .update(NOW_IN_SQLITE);
  return hash.digest().readUInt32BE(0) >>> 1 || 1;
}
