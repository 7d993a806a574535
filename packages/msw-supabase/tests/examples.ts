import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Row, TableSpec } from '../src/index.ts';

/** A documented example of supabase-js, such as `StorageFileApi:160 Upload file`. */
export type Example = ReturnType<typeof examples>[number];

const require = createRequire(import.meta.url);

const FILES = Object.entries({
  'postgrest-js': ['Builder', 'Client', 'FilterBuilder', 'QueryBuilder', 'TransformBuilder'].map(
    (file) => `Postgrest${file}`,
  ),
  'auth-js': ['GoTrueClient'],
  'storage-js': ['packages/StorageFileApi', 'packages/StorageBucketApi'],
  'realtime-js': ['RealtimeChannel', 'RealtimeClient'],
  'functions-js': ['FunctionsClient'],
}).flatMap(([name, files]) => files.map((file) => [`@supabase/${name}`, file] as const));

/** Everything that the packages export, for examples that import it. */
export const exported = (): Record<string, unknown> =>
  Object.assign({}, ...FILES.map(([name]) => require(name) as object)) as Record<string, unknown>;

/** Runs the SQL of an example in SQLite. @returns the tables that are there up to what it does not know */
function tablesOf(sql: string): Record<string, TableSpec> {
  const database = new DatabaseSync(':memory:');
  const all = <Result>(query: string) => database.prepare(query).all() as Result[];
  try {
    database.exec(
      sql
        .replaceAll(/create function.*?language sql;|public\.|generated[\w ]+as identity/gsu, '')
        .replaceAll(/default "extensions"\S+/gu, '')
        .replaceAll(/array\s*\[(.*?)\]/gsu, 'json_array($1)'),
    );
  } catch {
    // Such as schemas, and an insert in a CTE.
  }
  const tables = all<{ name: string }>("select name from sqlite_schema where type = 'table'");
  const specOf = (name: string): TableSpec => {
    const columns = all<{ column: string; type: string; pk: number }>(
      `select name as "column", lower(type) as type, pk from pragma_table_info('${name}')`,
    );
    const unique = all<{ column: string }>(
      `select i.name as "column" from pragma_index_list('${name}') as l, pragma_index_info(l.name) as i
       where l.origin = 'u'`,
    );
    const cell = (type: string, value: string | null) =>
      /json|\[\]/u.test(type) && value !== null ? (JSON.parse(value) as Row['']) : value;
    const rows = all<Record<string, string | null>>(`select * from "${name}"`).map((row) =>
      columns.map(({ column, type }) => [column, cell(type, row[column] ?? null)] as const),
    );
    return {
      columns: Object.fromEntries(
        columns.map(({ column, type, pk }) => [column, { type, identity: pk > 0 }]),
      ),
      primaryKey: columns.filter(({ pk }) => pk > 0).map(({ column }) => column),
      unique: Object.fromEntries(unique.map(({ column }) => [`${column}_key`, [column]])),
      rows: rows.map((cells) => Object.fromEntries(cells)),
    };
  };
  return Object.fromEntries(tables.map(({ name }) => [name, specOf(name)]));
}

/** A tag of a comment, with the rest of its line and its fenced block. */
function tagsOf(comment: string) {
  return comment.split(/^@(?=\w)/mu).map((text) => {
    const [, tag = '', title = ''] = /^(\w+)(.*)/u.exec(text) ?? [];
    const [, block] = /```\w*\n(.*?)```/su.exec(text) ?? [];
    return { tag, title: title.trim(), block };
  });
}

function responseOf(text = ''): { data?: unknown } | undefined {
  try {
    return JSON.parse(text) as { data?: unknown };
  } catch {
    return undefined;
  }
}

/** Every documented example of the calls that an application makes. */
export const examples = () =>
  FILES.flatMap(([name, file]) => {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    const source = readFileSync(path.join(folder, 'src', `${file}.ts`), 'utf8');
    return [...source.matchAll(/\/\*\*.*?\*\//gsu)].flatMap(({ 0: raw, index }) => {
      const tags = tagsOf(raw.replaceAll(/^ *\*(?: |$)/gmu, ''));
      const line = source.slice(0, index).split('\n').length;
      return tags.flatMap(({ tag, title, block: code }) => {
        if (tag !== 'example' || code === undefined) return [];
        const of = (other: string) =>
          tags.find((one) => one.tag === other && one.title === title)?.block;
        return {
          name: `${path.basename(file)}:${line} ${title}`.trim(),
          code,
          tables: tablesOf(of('exampleSql') ?? ''),
          response: responseOf(of('exampleResponse')),
        };
      });
    });
  });
