import * as client from '@supabase/supabase-js';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createSupabase, openSessionOf, type UserSpec } from '../src/index.ts';
import { examples, exported, type Example } from './examples.ts';
import { createTestClient, mockServices } from './support.ts';

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

function scopeOf(supabase: client.SupabaseClient): Record<string, unknown> {
  return {
    ...exported(),
    ...client,
    supabase,
    console: { log: () => undefined, error: () => undefined, warn: () => undefined },
    functions: supabase.functions,
    avatarFile: file,
    file,
    event: { target: { files: [file] } },
    email: user.email,
    phone: '+13334445555',
    tokenHash: user.token_hash,
    captchaToken: 'captcha',
    requestUrl: 'https://example.com/callback?code=x',
    handleRecordInserted: () => undefined,
    handleRecordUpdated: () => undefined,
    handleRecordDeleted: () => undefined,
    decode: () => new ArrayBuffer(1),
    access_token: session.access_token,
    refresh_token: session.refresh_token,
    jwt: session.access_token,
    token: 'token-from-createSignedUploadUrl',
    window: {
      location: {},
      addEventListener: () => undefined,
      localStorage: { setItem() {}, removeItem() {} },
    },
  };
}

/** Removes what an example creates, and types, which its own program would not have. */
function prepare({ code, tables }: Example): string {
  for (const [name, spec] of Object.entries(tables)) project.database.define(name, spec);
  const { buckets } = project.files;
  if (code.includes(".upload('public/"))
    buckets.get('avatars')?.objects.delete('public/avatar1.png');
  const [start, end] = ['async () => {', '\n}'];
  const typed = `${start}${code.replaceAll(/^import .*$/gmu, '')}${end}`;
  return stripTypeScriptTypes(typed).slice(start.length, -end.length);
}

/** What the example's variables hold at its end. */
const RESULT =
  '[typeof data === "undefined" ? null : data, typeof error === "undefined" ? null : error]';

/** A program that cannot run: it names what it does not have, or is not JavaScript. */
function reasonOf(error: unknown): string {
  const text = String(error);
  if (text.startsWith('SyntaxError')) return 'is no program';
  const isPart = /^(?:ReferenceError|TypeError: (?:Cannot|identities))/u.test(text);
  return isPart ? 'is a part of a program' : text;
}

/** Runs an example. @returns its data, or the problem */
async function run(example: Example): Promise<{ data?: unknown; problem?: string | undefined }> {
  const supabase = createTestClient();
  await supabase.auth.setSession(session);
  const missing = () => {
    const [, part] = project.takeUnanswered()[0]?.split(' is not mocked: ') ?? [];
    return part?.replace(/"application.*/u, 'plan');
  };
  try {
    const code = prepare(example);
    const { default: _, ...scope } = scopeOf(supabase);
    const names = Object.keys(scope).join(', ');
    const program = runInThisContext(
      `(async ({ ${names} }) => {{${code}\n;return ${RESULT}}})`,
    ) as (given: unknown) => Promise<[unknown, Error | null] | undefined>;
    const [data, error] = (await program(scope)) ?? [];
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
const ALL = examples();

test.each(ALL)('$name', async (example) => {
  const { data, problem } = await run(example);
  const { name, response } = example;
  const hasAnswer = name.startsWith('Postgrest') && response?.data !== undefined;
  const differs = hasAnswer && JSON.stringify(data) !== JSON.stringify(response.data);
  const outcome = problem ?? (differs ? 'answers something else' : undefined);
  expect(outcome).toBe(REFUSED.get(name));
});

test('at least 150 examples run as they are documented', () => {
  const names = new Set(ALL.map(({ name }) => name));
  expect([...REFUSED.keys()].filter((name) => !names.has(name))).toEqual([]);
  expect(ALL.length - REFUSED.size).toBeGreaterThanOrEqual(150);
});
