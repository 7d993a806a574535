import * as client from '@supabase/supabase-js';
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createSupabase, openSessionOf, type TableSpec, type UserSpec } from '../src/index.ts';
import { createTestClient, mockServices } from './support.ts';

const require = createRequire(import.meta.url);

/** Where supabase-js documents the calls that an application makes. */
const FILES = Object.entries({
  'postgrest-js': ['Builder', 'Client', 'FilterBuilder', 'QueryBuilder', 'TransformBuilder'].map(
    (file) => `Postgrest${file}`,
  ),
  'auth-js': ['GoTrueClient'],
  'storage-js': ['packages/StorageFileApi', 'packages/StorageBucketApi'],
  'realtime-js': ['RealtimeChannel', 'RealtimeClient'],
  'functions-js': ['FunctionsClient'],
}).flatMap(([name, files]) => files.map((file) => [`@supabase/${name}`, file] as const));

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
  const specOf = (name: string): TableSpec => {
    const columns = all<{ column: string; type: string; pk: number }>(
      `select name as "column", lower(type) as type, pk from pragma_table_info('${name}')`,
    );
    const unique = all<{ column: string }>(
      `select i.name as "column" from pragma_index_list('${name}') as l, pragma_index_info(l.name) as i
       where l.origin = 'u'`,
    );
    const rows = all<Record<string, string | null>>(`select * from "${name}"`);
    const valueOf = (type: string, text: string | null = null) =>
      /json|\[\]/u.test(type) && text !== null ? (JSON.parse(text) as string) : text;
    return {
      columns: Object.fromEntries(
        columns.map(({ column, type, pk }) => [column, { type, identity: pk > 0 }]),
      ),
      primaryKey: columns.filter(({ pk }) => pk > 0).map(({ column }) => column),
      unique: Object.fromEntries(unique.map(({ column }) => [`${column}_key`, [column]])),
      rows: rows.map((row) =>
        Object.fromEntries(columns.map(({ column, type }) => [column, valueOf(type, row[column])])),
      ),
    };
  };
  const tables = all<{ name: string }>("select name from sqlite_schema where type = 'table'");
  return Object.fromEntries(tables.map(({ name }) => [name, specOf(name)]));
}

/** Every documented example, named such as `StorageFileApi:160 Upload file`. */
const EXAMPLES = FILES.flatMap(([name, file]) => {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  const source = readFileSync(path.join(folder, 'src', `${file}.ts`), 'utf8');
  return [...source.matchAll(/\/\*\*.*?\*\//gsu)].flatMap(({ 0: raw, index }) => {
    const comment = raw.replaceAll(/^ *\*(?: |$)/gmu, '');
    // A tag with the rest of its line and its fenced block.
    const tags = comment.split(/^@(?=\w)/mu).map((text) => {
      const [, tag, title = ''] = /^(\w+)(.*)/u.exec(text) ?? [];
      return { tag, title: title.trim(), block: /```\w*\n(.*?)```/su.exec(text)?.[1] };
    });
    const line = source.slice(0, index).split('\n').length;
    return tags.flatMap(({ tag, title, block: code }) => {
      if (tag !== 'example' || code === undefined) return [];
      const of = (other: string) =>
        tags.find((one) => one.tag === other && one.title === title)?.block;
      return {
        name: `${path.basename(file)}:${line} ${title}`.trim(),
        code,
        sql: of('exampleSql') ?? '',
        response: of('exampleResponse') ?? '',
      };
    });
  });
});
type Example = (typeof EXAMPLES)[number];

/** What the examples take for granted: people, files, functions and procedures of theirs. */
const user: UserSpec & { id: string } = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'example@email.com',
  password: 'example-password',
  token_hash: 'mailed-hash',
  id_token: 'your-id-token',
  providers: ['google'],
};
const TABLES = ['countries', 'instruments', 'profiles', 'very_big_table', 'users'];
const TEXTS = ['name', 'username', 'message', 'email'].map(
  (name) => [name, { type: 'text' }] as const,
);
const open = {
  columns: { id: { type: 'int8', identity: true }, ...Object.fromEntries(TEXTS) },
  primaryKey: ['id'],
  unique: { username_key: ['username'] },
};
const SSO = ['company.com', '21648a9d-8d5a-4555-a9d1-d6375dc14e92'];
const project = createSupabase({
  schema: Object.fromEntries(TABLES.map((name) => [name, open])),
  users: [user, { email: 'email@example.com' }, { email: 'valid.email@supabase.io' }],
  auth: {
    anonymousSignIns: true,
    providers: ['google', 'github'],
    sso: Object.fromEntries(SSO.map((name) => [name, 'https://sso.example.test'])),
  },
  buckets: {
    avatars: {
      public: true,
      files: { 'folder/avatar1.png': 'x', 'avatar1.png': 'x', 'public/avatar1.png': 'x' },
    },
    'public-bucket': { public: true, files: { 'folder/avatar1.png': 'x' } },
  },
  functions: Object.fromEntries(
    ['hello', 'hello-world', 'get-weather-forecast'].map((name) => [name, () => ({ ok: true })]),
  ),
  procedures: {
    hello_world: { run: () => 'Hello world' },
    echo: { args: { say: { type: 'text' } }, run: ({ say }) => say },
    add_one_each: {
      args: { arr: { type: 'int4[]' } },
      run: ({ arr }) => (arr as number[]).map((one) => one + 1),
    },
    list_stored_countries: {
      returns: { id: { type: 'int8' }, name: { type: 'text' } },
      run: (_, { database }) => [...database.table('countries').rows],
    },
  },
});
mockServices(project);

const session = openSessionOf(user);
const file = new File(['x'], 'avatar1.png', { type: 'image/png' });
const nothing = () => undefined;

/** What an example may name: what it imports, beside what its own program would have. */
const scopeOf = (supabase: client.SupabaseClient) => ({
  ...(Object.assign({}, ...FILES.map(([name]) => require(name) as object)) as object),
  ...client,
  default: undefined,
  supabase,
  console: { log: nothing, error: nothing, warn: nothing },
  functions: supabase.functions,
  avatarFile: file,
  file,
  event: { target: { files: [file] } },
  email: user.email,
  phone: '+13334445555',
  tokenHash: user.token_hash,
  captchaToken: 'captcha',
  requestUrl: 'https://example.com/callback?code=x',
  handleRecordInserted: nothing,
  handleRecordUpdated: nothing,
  handleRecordDeleted: nothing,
  decode: () => new ArrayBuffer(1),
  access_token: session.access_token,
  refresh_token: session.refresh_token,
  jwt: session.access_token,
  token: 'token-from-createSignedUploadUrl',
  window: {
    location: {},
    addEventListener: nothing,
    localStorage: { setItem: nothing, removeItem: nothing },
  },
});

/** A program that returns what the example's variables hold at its end. Types are removed. */
function programOf(code: string, names: string[]) {
  const [start, end] = ['async () => {', '\n}'];
  const typed = `${start}${code.replaceAll(/^import .*$/gmu, '')}${end}`;
  const body = stripTypeScriptTypes(typed).slice(start.length, -end.length);
  const [data, error] = ['data', 'error'].map(
    (name) => `typeof ${name} === "undefined" ? null : ${name}`,
  );
  return runInThisContext(
    `(async ({ ${names.join(', ')} }) => {{${body}\n;return [${data}, ${error}]}})`,
  ) as (scope: object) => Promise<[unknown, Error | null] | undefined>;
}

/** Why a program cannot run: it names what it does not have, or is not JavaScript. */
function reasonOf(error: unknown): string {
  const text = String(error);
  if (text.startsWith('SyntaxError')) return 'is no program';
  const isPart = /^(?:ReferenceError|TypeError: (?:Cannot|identities))/u.test(text);
  return isPart ? 'is a part of a program' : text;
}

/** Runs an example. @returns its data, or the problem */
async function run({
  code,
  sql,
}: Example): Promise<{ data?: unknown; problem?: string | undefined }> {
  for (const [name, spec] of Object.entries(tablesOf(sql))) project.database.define(name, spec);
  if (code.includes(".upload('public/"))
    project.files.buckets.get('avatars')?.objects.delete('public/avatar1.png');
  const supabase = createTestClient();
  await supabase.auth.setSession(session);
  const missing = () =>
    project
      .takeUnanswered()[0]
      ?.split(' is not mocked: ')[1]
      ?.replace(/"application.*/u, 'plan');
  try {
    const { default: _, ...scope } = scopeOf(supabase);
    const [data, error] = (await programOf(code, Object.keys(scope))(scope)) ?? [];
    return { data, problem: missing() ?? error?.message };
  } catch (error) {
    return { problem: missing() ?? reasonOf(error) };
  } finally {
    await supabase.removeAllChannels();
    await supabase.realtime.disconnect();
  }
}

/** Why an example does not run, by its name. */
const REFUSED = new Map(
  readFileSync(path.join(import.meta.dirname, 'examples.refused.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').toReversed() as [string, string]),
);

/** The documented data, if there is JSON. */
function dataOf(response: string): unknown {
  try {
    return (JSON.parse(response) as { data?: unknown }).data;
  } catch {
    return undefined;
  }
}

test.each(EXAMPLES)('$name', async (example) => {
  const { data, problem } = await run(example);
  const { name, response } = example;
  const documented = name.startsWith('Postgrest') ? dataOf(response) : undefined;
  const differs = documented !== undefined && JSON.stringify(data) !== JSON.stringify(documented);
  const outcome = problem ?? (differs ? 'answers something else' : undefined);
  expect(outcome).toBe(REFUSED.get(name));
});

test('at least 150 examples run as they are documented', () => {
  const names = new Set(EXAMPLES.map(({ name }) => name));
  expect([...REFUSED.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect(EXAMPLES.length - REFUSED.size).toBeGreaterThanOrEqual(150);
});
