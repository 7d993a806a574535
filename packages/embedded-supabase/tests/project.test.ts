import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { readProject, tableOf } from '../src/project.ts';
import { call } from '../src/testing/calls.ts';
import { backendForTest, temporaryFolder } from './hooks.ts';
import { project, words } from './support.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  cpSync(join(import.meta.dirname, 'project'), root, { recursive: true });
});

function write(file: string, text: string): void {
  writeFileSync(join(root, 'supabase', file), text);
}

const start = (auth: typeof project.auth) => backendForTest({ project: { ...project, auth } });

describe('the folder of a project', () => {
  test('is read with its migrations in the order of their versions, and whole paths of templates', () => {
    write('migrations/20261031235959_before_all-x.sql', 'select 1');
    const { auth, migrations, seed } = readProject(root);
    expect(migrations).toEqual([
      'select 1',
      expect.stringContaining('create table public.profiles') as unknown,
      expect.stringContaining('create table public.notes') as unknown,
    ]);
    expect(seed).toContain('student@example.test');
    expect(tableOf(tableOf(tableOf(auth, 'email'), 'template'), 'recovery')).toEqual({
      subject: 'Choose a new password',
      content_path: join(root, 'supabase/templates/recovery.html'),
    });
  });

  test.for([
    ...words(
      '2026110100000_a.sql 202611010000000_a.sql 20261101000000_.sql 20261101000000_a.sql.bak',
    ),
    '20261101000000_a b.sql',
  ])('is refused with a migration named %s, which the Supabase CLI would skip', (file) => {
    write(`migrations/${file}`, '');
    expect(() => readProject(root)).toThrow(
      `supabase/migrations/${file} is not named <14 digits>_<name>.sql`,
    );
  });

  test('is refused without settings of the auth service', () => {
    write('config.toml', 'auth = 7');
    expect(() => readProject(root)).toThrow('supabase/config.toml has no [auth] table');
  });
});

describe('starting fails with the reason', () => {
  const { auth } = project;
  const email = tableOf(auth, 'email');
  test.for([
    [{ publishable_key: '' }, ': auth.publishable_key is missing'],
    [{ rate_limit: 7 }, ': auth.rate_limit.sign_in_sign_ups is undefined, not a number'],
    [{ email: { ...email, max_frequency: '1m' } }, ': auth.email.max_frequency is 1m, not a time'],
    [
      { email: { ...email, otp_expiry: undefined } },
      ': auth.email.otp_expiry is undefined, not a time',
    ],
    [{ email: { ...email, template: {} } }, ' has no template for confirmation'],
  ] as const)('with the settings %j', async ([changed, message]) => {
    await expect(start({ ...auth, ...changed })).rejects.toThrow(`supabase/config.toml${message}`);
  });
});

describe('a mail', () => {
  const ask = (backend: EmbeddedSupabase) =>
    call(backend, '/auth/v1/recover', { method: 'POST', body: { email: 'student@example.test' } });

  test('is rendered from the current template, with escaped values', async () => {
    write('templates/recovery.html', '<p>{{ .Email }}: {{ .RedirectTo }}</p>');
    const backend = await start(readProject(root).auth);
    await ask(backend);
    expect(backend.mailbox.list()[0]).toMatchObject({
      subject: 'Choose a new password',
      text: 'student@example.test: http://localhost:5173/account',
    });
  });

  test.for(['{{ .Token }}', '{{ .toString }}'])('that names %s is an error', async (name) => {
    write('templates/recovery.html', `<p>${name}</p>`);
    const backend = await start(readProject(root).auth);
    await expect(ask(backend)).rejects.toThrow(
      `A mail template names ${name}, which is not filled in`,
    );
  });
});
