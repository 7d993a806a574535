import path from 'node:path';
import { withheldGlobs } from 'embedded-supabase/access/withheld';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { EMBEDDED_DATA_FILE, PROJECT_ROOT } from '../../../scripts/lib/embeddedSupabase.ts';

test('the development server does not serve its data', async () => {
  const { server } = await resolveConfig(
    { configFile: path.join(PROJECT_ROOT, 'vite.config.ts'), logLevel: 'silent' },
    'serve',
  );
  expect(server.fs.strict).toBe(true);
  expect(server.fs.deny).toEqual(withheldGlobs(EMBEDDED_DATA_FILE));
  expect(server.fs.deny).toEqual(
    expect.arrayContaining(['**/.cache/**', '**/.env.*', '**/.git/**', `${EMBEDDED_DATA_FILE}*`]),
  );
  expect(server.cors).toBe(false);
  expect(new Set(server.allowedHosts === true ? [] : server.allowedHosts)).toEqual(
    new Set(['localhost']),
  );
  expect(server.host).toBe('localhost');
});
