import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { linkTo, partsOf } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { KEY, ORIGIN, PASSWORD, SAMPLE } from './support.ts';

/** A site's use of accounts, through Supabase's own client. */
const backend = await backendForFile();

function client() {
  return createClient(ORIGIN, KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init), '127.0.0.1') },
  });
}

/** Opens the newest link to an address, as a page does. */
async function openLink(supabase: ReturnType<typeof client>, email: string) {
  const { token } = partsOf(linkTo(backend, email));
  return supabase.auth.verifyOtp({ token_hash: token, type: 'email' });
}

test('a person asks for a link, opens it, reads and changes their profile, refreshes and signs out', async () => {
  const supabase = client();
  const email = 'student@example.test';
  const { id } = SAMPLE.student;
  const options = { emailRedirectTo: `${ORIGIN}/dashboard` };
  expect((await supabase.auth.signInWithOtp({ email, options })).error).toBeNull();
  const opened = await openLink(supabase, email);
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
  expect((await profiles().select('*', { count: 'exact' })).error?.message).toBe(
    'Not part of the embedded Supabase: the preference count=exact',
  );

  const refreshed = await supabase.auth.refreshSession();
  const token = refreshed.data.session?.refresh_token ?? '';
  expect(token).not.toBe(opened.data.session?.refresh_token);
  expect((await supabase.auth.signOut()).error).toBeNull();
  const reused = await supabase.auth.refreshSession({ refresh_token: token });
  expect(reused.error?.code).toBe('refresh_token_not_found');
});

test('a person signs up with a display name, confirms the address and sets a new password', async () => {
  const supabase = client();
  const email = 'sofia@example.test';
  const { data, error } = await supabase.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { display_name: 'Sofia Lind' }, emailRedirectTo: `${ORIGIN}/dashboard` },
  });
  expect({ error, session: data.session }).toEqual({ error: null, session: null });
  expect((await openLink(supabase, email)).error).toBeNull();

  const signedIn = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.error).toBeNull();
  const { data: rows } = await supabase.from('profiles').select('role,display_name');
  expect(rows).toEqual([{ role: 'student', display_name: 'Sofia Lind' }]);

  expect((await supabase.auth.resetPasswordForEmail(email)).error).toBeNull();
  expect((await openLink(supabase, email)).error).toBeNull();
  expect((await supabase.auth.updateUser({ password: 'plenty-of-hazel' })).error).toBeNull();
});
