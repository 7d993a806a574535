import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { linkTo, partsOf } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { KEY, ORIGIN, SAMPLE } from './support.ts';

/** A site's use of accounts, through Supabase's own client. */
const backend = await backendForFile();

const supabase = createClient(ORIGIN, KEY, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: (input, init) => backend.fetch(new Request(input, init), '127.0.0.1') },
});

test('a person asks for a link, opens it, reads and changes their profile, refreshes and signs out', async () => {
  const email = 'student@example.test';
  const { id } = SAMPLE.student;
  const options = { emailRedirectTo: `${ORIGIN}/dashboard` };
  expect((await supabase.auth.signInWithOtp({ email, options })).error).toBeNull();
  const { token: token_hash } = partsOf(linkTo(backend, email));
  const opened = await supabase.auth.verifyOtp({ token_hash, type: 'email' });
  expect(opened.data.user?.email).toBe(email);

  const profiles = () => supabase.from('profiles');
  const profile = await profiles().select('id, role, display_name').eq('id', id).single();
  expect(profile.data).toEqual(SAMPLE.student);
  const other = await profiles().select('*').eq('id', SAMPLE.parent.id).maybeSingle();
  expect(other).toMatchObject({ data: null, error: null });
  const silent = await profiles().update({ display_name: 'Lena B.' }).eq('id', id);
  expect({ status: silent.status, error: silent.error }).toEqual({ status: 204, error: null });
  const change = profiles().update({ avatar_url: null }).eq('id', id);
  expect((await change.select('display_name').single()).data).toEqual({ display_name: 'Lena B.' });
  expect((await profiles().update({ role: 'admin' }).eq('id', id)).error?.code).toBe('42501');
  expect((await profiles().select('*, notes(*)')).error?.message).toBe(
    'Not part of the embedded Supabase: select=*,notes(*)',
  );

  const refreshed = await supabase.auth.refreshSession();
  const token = refreshed.data.session?.refresh_token ?? '';
  expect(token).not.toBe(opened.data.session?.refresh_token);
  expect((await supabase.auth.signOut()).error).toBeNull();
  const reused = await supabase.auth.refreshSession({ refresh_token: token });
  expect(reused.error?.code).toBe('refresh_token_not_found');
});
