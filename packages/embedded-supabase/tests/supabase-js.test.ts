import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { linkTo } from '../src/testing/calls.ts';
import { follow, followedSession, KEY, ORIGIN, SAMPLE, startBackend } from './support.ts';

/** A site's use of accounts, through Supabase's own client. */
let backend: EmbeddedSupabase;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.close());

function client() {
  return createClient(ORIGIN, KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init), '127.0.0.1') },
  });
}

test('a person asks for a link, follows it, reads their profile, refreshes and signs out', async () => {
  const supabase = client();
  const email = 'student@example.test';
  const redirect = `${ORIGIN}/dashboard`;
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
    password: 'plenty-of-acorns',
    options: { data: { display_name: 'Sofia Lind' }, emailRedirectTo: `${ORIGIN}/dashboard` },
  });
  expect({ error, session: data.session }).toEqual({ error: null, session: null });
  expect((await follow(backend, linkTo(backend, email))).address).toBe(`${ORIGIN}/dashboard`);

  const signedIn = await supabase.auth.signInWithPassword({ email, password: 'plenty-of-acorns' });
  expect(signedIn.error).toBeNull();
  const { data: rows } = await supabase.from('profiles').select('role,display_name');
  expect(rows).toEqual([{ role: 'student', display_name: 'Sofia Lind' }]);
});

test('a person changes their name; an admin counts, sorts and pages', async () => {
  const signedIn = async (role: 'student' | 'admin') => {
    const supabase = client();
    await supabase.auth.signInWithOtp({ email: `${role}@example.test` });
    await supabase.auth.setSession(await followedSession(backend, `${role}@example.test`));
    return supabase;
  };
  const { id } = SAMPLE.student;
  const mine = await signedIn('student');
  const silent = await mine.from('profiles').update({ display_name: 'Lena B.' }).eq('id', id);
  expect({ status: silent.status, error: silent.error }).toEqual({ status: 204, error: null });
  const answered = await mine
    .from('profiles')
    .update({ avatar_url: null })
    .eq('id', id)
    .select('display_name')
    .single();
  expect(answered.data).toEqual({ display_name: 'Lena B.' });
  expect((await mine.from('profiles').update({ role: 'admin' }).eq('id', id)).error?.code).toBe(
    '42501',
  );

  const all = await signedIn('admin');
  const page = await all
    .from('profiles')
    .select('role', { count: 'exact' })
    .in(
      'id',
      Object.values(SAMPLE).map((person) => person.id),
    )
    .order('id', { ascending: false })
    .range(1, 2);
  expect({ data: page.data, count: page.count, error: page.error }).toEqual({
    data: [{ role: 'student' }, { role: 'instructor' }],
    count: 4,
    error: null,
  });
});
