import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readProject, tableOf } from '../src/project.ts';
import { call } from '../src/testing/calls.ts';
import { backendForTest, temporaryFolder } from './hooks.ts';
import { project, words } from './support.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  cpSync(join(import.meta.dirname, 'project'), root, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(root, 'supabase', file), text);
const start = (auth: typeof project.auth) => backendForTest({ project: { ...project, auth } });

// The Supabase CLI would skip these.
const NAMES = '2026110100000_a 202611010000000_a 20261101000000_ 20261101000000_a.sql.bak';
test.for([
  ...[...words(NAMES), '20261101000000_a b'].map((name) => {
    const file = `migrations/${name.replace(/(?<!bak)$/u, '.sql')}`;
    return [file, '', `${file} is not named <14 digits>_<name>.sql`] as const;
  }),
  ['config.toml', 'auth = 7', 'config.toml has no [auth] table'],
] as const)('a folder with %s %s is refused', ([file, text, message]) => {
  write(file, text);
  expect(() => readProject(root)).toThrow(`supabase/${message}`);
});

const { auth } = project;
const email = tableOf(auth, 'email');
test.for([
  [': auth.publishable_key is missing', { publishable_key: '' }],
  [': auth.rate_limit.sign_in_sign_ups is undefined, not a number', { rate_limit: 7 }],
  [': auth.email.max_frequency is 1m, not a time', { email: { ...email, max_frequency: '1m' } }],
  [': auth.email.otp_expiry is 1.5, not a time', { email: { ...email, otp_expiry: '1.5' } }],
  [' has no template for confirmation', { email: { ...email, template: {} } }],
] as const)('starting fails: config.toml%s', async ([message, changed]) => {
  await expect(start({ ...auth, ...changed })).rejects.toThrow(`supabase/config.toml${message}`);
});

const missing = (name: string) => `A mail template names ${name}, which is not filled in`;
test.for([
  ['{{ .Email }}: {{ .RedirectTo }}', undefined],
  ...['{{ .Token }}', '{{ .toString }}'].map((name) => [name, missing(name)] as const),
] as const)('a mail is rendered from the current template: %s', async ([text, error]) => {
  write('templates/recovery.html', `<p>${text}</p>`);
  write('migrations/20261031235959_before_all-x.sql', 'select 1');
  const read = readProject(root);
  expect(read.migrations[0]).toBe('select 1');
  const backend = await start(read.auth);
  const body = { email: 'student@example.test' };
  const asked = call(backend, '/auth/v1/recover', { method: 'POST', body });
  if (error !== undefined) return expect(asked).rejects.toThrow(error);
  await asked;
  const told = 'student@example.test: http://localhost:5173/account';
  return expect(backend.mailbox.list()).toMatchObject([{ text: told }]);
});
