import { expect, onTestFinished, test, vi } from 'vitest';
import { supabaseConfig } from '../../../src/services/config.ts';

const origin = 'https://tallygrove.example';
const embedded = [origin, 'sb_publishable_tallygrove_embedded'];

test.each([
  ['https://abc.supabase.co//', 'sb_own', ['https://abc.supabase.co', 'sb_own']],
  ['', '', embedded],
  [undefined, undefined, embedded],
])('a site built for the project %j with the key %j uses %j', (project, key, used) => {
  vi.stubEnv('VITE_SUPABASE_URL', project);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url, anonKey } = supabaseConfig(origin);
  expect([url, anonKey]).toEqual(used);
});
