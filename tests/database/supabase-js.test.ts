import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/embedded-supabase/config.ts';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { follow, linkTo, ORIGIN, SAMPLE, startBackend } from './backend.ts';

/** The calls of docs/product.md P10.1, by the client that the site uses. */
let backend: EmbeddedSupabase;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

function client() {
  return createClient(ORIGIN, EMBEDDED_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init), '127.0.0.1') },
  });
}

test('a person asks for a link, follows it, reads their profile, refreshes and signs out', async () => {
  const supabase = client();
  const email = 'student@tallygrove.test';
  const redirect = `${ORIGIN}/dashboard?from=signin`;
  const asked = await supabase.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: redirect },
  });
  expect(asked.error).toBeNull();

  const { address, fragment } = await follow(backend, linkTo(backend, email));
  expect(address).toBe(redirect);
  const { data } = await supabase.auth.setSession({
    access_token: fragment['access_token'] ?? '',
    refresh_token: fragment['refresh_token'] ?? '',
  });
  expect(data.user?.email).toBe(email);

  const profile = await supabase
    .from('profiles')
    .select('id,role,display_name')
    .eq('id', SAMPLE.student.id)
    .single();
  expect(profile.data).toEqual(SAMPLE.student);
  const other = await supabase
    .from('profiles')
    .select('*')
    .eq('id', SAMPLE.parent.id)
    .maybeSingle();
  expect(other).toMatchObject({ data: null, error: null });

  const refreshed = await supabase.auth.refreshSession();
  expect(refreshed.error).toBeNull();
  expect(refreshed.data.session?.refresh_token).not.toBe(fragment['refresh_token']);

  expect((await supabase.auth.signOut()).error).toBeNull();
  const reused = await supabase.auth.refreshSession({
    refresh_token: refreshed.data.session?.refresh_token ?? '',
  });
  expect(reused.error?.code).toBe('refresh_token_not_found');
});

test('a person signs up with a display name and confirms the address', async () => {
  const supabase = client();
  const email = 'sofia@example.test';
  const { data, error } = await supabase.auth.signUp({
    email,
    password: 'secret',
    options: { data: { display_name: 'Sofia Lind' }, emailRedirectTo: `${ORIGIN}/signin` },
  });
  expect({ error, session: data.session }).toEqual({ error: null, session: null });
  expect((await follow(backend, linkTo(backend, email))).address).toBe(`${ORIGIN}/signin`);

  const signedIn = await supabase.auth.signInWithPassword({ email, password: 'secret' });
  expect(signedIn.error).toBeNull();
  const { data: rows } = await supabase.from('profiles').select('role,display_name');
  expect(rows).toEqual([{ role: 'student', display_name: 'Sofia Lind' }]);
});

test('signed out, a person reads no profile', async () => {
  const { data, error } = await client().from('profiles').select('*');
  expect({ data, error }).toEqual({ data: [], error: null });
});
