import { afterEach, expect, test, vi } from 'vitest';
import { supabaseConfig } from '../../../src/services/config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const origin = 'https://tallygrove.example';

test('a site built for a hosted project uses it', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co//');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_of_its_own');
  expect(supabaseConfig(origin)).toEqual({
    url: 'https://abc.supabase.co',
    anonKey: 'sb_publishable_of_its_own',
  });
});

test.each(['', undefined])('without one (%j) it uses its own origin', (value) => {
  vi.stubEnv('VITE_SUPABASE_URL', value);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', value);
  expect(supabaseConfig(origin)).toEqual({
    url: origin,
    anonKey: 'sb_publishable_tallygrove_embedded',
  });
});
