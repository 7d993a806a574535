import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TableSpec, Row } from '../src/index.ts';

/** A documented example of supabase-js. */
export interface Example {
  /** `StorageFileApi.ts:160 Upload file`. */
  readonly name: string;
  readonly code: string;
  /** The tables that its SQL creates, with their rows. */
  readonly tables: Readonly<Record<string, TableSpec>>;
  /** The documented response. */
  readonly response: { data?: unknown; count?: number; status?: number } | undefined;
}

const require = createRequire(import.meta.url);

/** The folder of a package's sources. */
const sourcesOf = (name: string): string =>
  path.join(path.dirname(require.resolve(`${name}/package.json`)), 'src');

const FILES: readonly (readonly [name: string, files: readonly string[]])[] = [
  [
    '@supabase/postgrest-js',
    ['Builder', 'Client', 'FilterBuilder', 'QueryBuilder', 'TransformBuilder'].map(
      (file) => `Postgrest${file}`,
    ),
  ],
  ['@supabase/auth-js', ['GoTrueClient']],
  ['@supabase/storage-js', ['packages/StorageFileApi', 'packages/StorageBucketApi']],
  ['@supabase/realtime-js', ['RealtimeChannel', 'RealtimeClient']],
  ['@supabase/functions-js', ['FunctionsClient']],
];

/** Everything that the packages export, for examples that import it. */
export const exported = (): Record<string, unknown> =>
  Object.assign({}, ...FILES.map(([name]) => require(name) as object)) as Record<string, unknown>;

/** Splits at commas outside of brackets and quotes. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|"[^"]*"|./gsu)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (token === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${token}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const bare = (name: string): string => name.trim().replaceAll(/^public\.|"/gu, '');

function columnOf(definition: string): [string, TableSpec['columns'][string]] {
  const [, name = '', type = 'text'] = /^("[^"]+"|\w+)\s+(\w+(?:\[\])?)/u.exec(definition) ?? [];
  const identity = /generated|serial/iu.test(definition);
  return [bare(name), { type: type.toLowerCase(), identity }];
}

function valueOf(literal: string): Row[string] {
  if (/^null$/iu.test(literal)) return null;
  if (/^(?:true|false)$/iu.test(literal)) return literal.toLowerCase() === 'true';
  const array = /^array\s*\[(.*)\]$/isu.exec(literal);
  if (array !== null) return split(array[1] ?? '').map((item) => valueOf(item) ?? null);
  const [, text] = /^'((?:[^']|'')*)'/su.exec(literal) ?? [];
  return text === undefined ? Number(literal) : text.replaceAll("''", "'");
}

function parse(type: string, value: Row[string]): Row[string] {
  return /^jsonb?$/u.test(type) && typeof value === 'string'
    ? (JSON.parse(value) as Row[string])
    : value;
}

/** Reads `create table` and `insert into` of an example. */
function tablesOf(sql: string): Example['tables'] {
  const tables: Record<string, TableSpec & { rows: Row[] }> = {};
  const created = /create table\s+([\w".]+|"[^"]+")\s*\((.*?)\)\s*;/gisu;
  for (const [, name = '', body = ''] of sql.matchAll(created)) {
    const definitions = split(body).filter(
      (one) => !/^(?:primary|unique|foreign|constraint|check)\b/iu.test(one),
    );
    const keyed = definitions.find((one) => /primary key/iu.test(one));
    const unique = definitions
      .filter((one) => /\bunique\b/iu.test(one))
      .map((one) => columnOf(one)[0]);
    tables[bare(name)] = {
      columns: Object.fromEntries(definitions.map(columnOf)),
      primaryKey: keyed === undefined ? [] : [columnOf(keyed)[0]],
      unique: Object.fromEntries(unique.map((column) => [`${column}_key`, [column]])),
      rows: [],
    };
  }
  const inserted = /insert into\s+([\w".]+|"[^"]+")\s*\(([^)]*)\)\s*values(.*?);/gisu;
  for (const [, name = '', list = '', body = ''] of sql.matchAll(inserted)) {
    const table = tables[bare(name)];
    for (const tuple of split(body)) {
      const values = split(tuple.slice(1, -1));
      const cells = split(list).map((column, at) => {
        const type = table?.columns[bare(column)]?.type ?? '';
        return [bare(column), parse(type, valueOf(values[at] ?? 'null'))] as const;
      });
      table?.rows.push(Object.fromEntries(cells));
    }
  }
  return tables;
}

/** A tag of a comment, with the rest of its line and its fenced block. */
function tagsOf(comment: string) {
  return comment.split(/^@(?=\w)/mu).map((text) => {
    const [, tag = '', title = ''] = /^(\w+)(.*)/u.exec(text) ?? [];
    const [, block] = /```\w*\n(.*?)```/su.exec(text) ?? [];
    return { tag, title: title.trim(), block };
  });
}

function responseOf(text: string | undefined): Example['response'] {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Example['response']);
  } catch {
    return undefined;
  }
}

/** Every documented example of the calls that an application makes. */
export function examples(): Example[] {
  return FILES.flatMap(([name, files]) =>
    files.flatMap((file) => {
      const source = readFileSync(path.join(sourcesOf(name), `${file}.ts`), 'utf8');
      return [...source.matchAll(/\/\*\*.*?\*\//gsu)].flatMap(({ 0: raw, index }) => {
        const tags = tagsOf(raw.replaceAll(/^ *\*(?: |$)/gmu, ''));
        const line = source.slice(0, index).split('\n').length;
        return tags.flatMap(({ tag, title, block: code }): Example[] => {
          if (tag !== 'example' || code === undefined) return [];
          const of = (other: string) =>
            tags.find((one) => one.tag === other && one.title === title)?.block;
          return [
            {
              name: `${path.basename(file)}:${line} ${title}`.trim(),
              code,
              tables: tablesOf(of('exampleSql') ?? ''),
              response: responseOf(of('exampleResponse')),
            },
          ];
        });
      });
    }),
  );
}
