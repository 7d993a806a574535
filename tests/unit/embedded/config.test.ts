import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  EMBEDDED_DATA_FOLDER,
  isTomlTable,
  PROJECT_ROOT,
  readAuthConfig,
} from '../../../scripts/embedded-supabase/config.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tallygrove-'));
  mkdirSync(join(root, 'supabase'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

function read(toml: string) {
  writeFileSync(join(root, 'supabase/config.toml'), toml);
  return readAuthConfig(root);
}

describe('the auth service’s configuration', () => {
  test('names its mails’ templates by whole paths, and keeps all else', () => {
    const toml = `[auth]
site_url = "http://x.test"
[auth.email]
otp_expiry = 600
[auth.email.template.recovery]
subject = "New"
content_path = "./supabase/recovery.html"
[auth.email.template.invite]
subject = "Come"
[auth.email.template]
other = 7`;
    expect(read(toml)).toEqual({
      site_url: 'http://x.test',
      email: {
        otp_expiry: 600,
        template: {
          recovery: { subject: 'New', content_path: join(root, 'supabase/recovery.html') },
          invite: { subject: 'Come' },
          other: 7,
        },
      },
    });
  });

  test.each(['[auth]', '[auth]\nemail = 7', '[auth.email]\ntemplate = [1]'])(
    'without mails has none: %j',
    (toml) => {
      expect(read(toml)).toEqual({ email: { template: {} } });
    },
  );

  test.each(['', 'auth = 7', '[[auth]]'])('has to be there: %j', (toml) => {
    expect(() => read(toml)).toThrow('supabase/config.toml has no [auth] table');
  });
});

test('a table is an object, and no list', () => {
  expect([{}, { a: 1 }].map(isTomlTable)).toEqual([true, true]);
  expect([null, undefined, [], 'text', 7].map(isTomlTable)).toEqual(Array(5).fill(false));
});

describe('the data of npm start', () => {
  async function dataFile(named: string): Promise<string> {
    vi.stubEnv('EMBEDDED_DATA_FILE', named);
    vi.resetModules();
    return (await import('../../../scripts/embedded-supabase/config.ts')).EMBEDDED_DATA_FILE;
  }

  test('lies in its folder, out of git', async () => {
    expect(EMBEDDED_DATA_FOLDER).toBe(join(PROJECT_ROOT, '.cache/embedded-supabase'));
    expect(await dataFile('')).toBe(join(EMBEDDED_DATA_FOLDER, 'data.db'));
  });

  test('or where the environment says', async () => {
    expect(await dataFile('.cache/second/data.db')).toBe(
      join(PROJECT_ROOT, '.cache/second/data.db'),
    );
    expect(await dataFile(join(root, 'data.db'))).toBe(join(root, 'data.db'));
  });
});
