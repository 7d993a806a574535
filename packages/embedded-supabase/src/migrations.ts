import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { splitSqlStatements } from '@supabase/lite';

/** The database's source: the SQL of the migrations in order, and the seed. */
export interface DatabaseSource {
  readonly migrations: readonly string[];
  readonly seed: string;
}

const PRIVILEGE = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*(?:grant|revoke)\b/iu;

/** Returns the GRANT and REVOKE statements of a migration in order. */
export function privilegeStatements(sql: string): readonly string[] {
  return splitSqlStatements(sql).filter((statement) => PRIVILEGE.test(statement));
}

/** Finds text literals, and what may contain an apostrophe without being one. */
const LITERALS = /--[^\n]*|\/\*[\s\S]*?\*\/|"[^"]*"|(U&)?'((?:'\s*\n\s*'|''|[^'])*)'/giu;
const CONTINUED = /'\s*\n\s*'/gu;
const ESCAPE = /\\(?:\\|\+([0-9a-f]{6})|([0-9a-f]{4}))/giu;

/** Replaces line feeds during the translation, which would indent the text after them. */
const LINE_FEED = '\u{f000a}';

/**
 * SQLite's current time in PostgREST's format for `timestamptz`, which sorts as text: with an offset,
 * which the translation of `now()` lacks, and fractional seconds without trailing zeros.
 */
const NOW_IN_SQLITE = `(rtrim(rtrim(strftime('%Y-%m-%dT%H:%M:%f', 'now'), '0'), '.') || '+00:00')`;

export function translatedStatements(ddl: string): string[] {
  const text = ddl.replaceAll(LINE_FEED, '\n').replaceAll("datetime('now')", NOW_IN_SQLITE);
  return splitSqlStatements(text);
}

function rewriteLiteral(found: string, unicode?: string, inner?: string): string {
  if (inner === undefined) return found;
  const text = inner.replaceAll(CONTINUED, '').replaceAll("''", "'");
  const decode = (_escape: string, long?: string, short?: string) => {
    const hex = long ?? short;
    return hex === undefined ? '\\' : String.fromCodePoint(Number.parseInt(hex, 16));
  };
  const decoded = unicode === undefined ? text : text.replaceAll(ESCAPE, decode);
  return `'${decoded.replaceAll("'", "''").replaceAll('\n', LINE_FEED)}'`;
}

/**
 * Prepares a migration for SQLite: removes GRANT and REVOKE, which SQLite lacks and privileges.ts
 * enforces, decodes `U&'\\200B'`, which the translation leaves as is in trigger bodies, and protects
 * line feeds in texts. Policies are kept and enforced.
 */
export function forSqlite(sql: string): string {
  return splitSqlStatements(sql)
    .filter((statement) => !PRIVILEGE.test(statement))
    .map((statement) => `${statement.replaceAll(LITERALS, rewriteLiteral)};\n`)
    .join('\n');
}

function liteManifest(): string {
  const entry = fileURLToPath(import.meta.resolve('@supabase/lite'));
  return readFileSync(resolve(entry, '../../package.json'), 'utf8');
}

/**
 * Returns a positive 31-bit number, stored as SQLite's `user_version`, that changes with the
 * migrations, the seed, the version of @supabase/lite and the format of times.
 */
export function fingerprint({ migrations, seed }: DatabaseSource): number {
  const hash = createHash('sha256')
    .update(JSON.stringify({ migrations, seed }))
    .update(liteManifest())
    .update(NOW_IN_SQLITE);
  return hash.digest().readUInt32BE(0) >>> 1 || 1;
}
