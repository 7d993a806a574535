import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { linkTo, partsOf } from '../src/testing/calls.ts';
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

test('a new address applies only once both mailboxes have confirmed it', async () => {
  const supabase = client();
  const [now, next] = ['parent@example.test', 'priya@example.test'] as const;
  await supabase.auth.signInWithOtp({ email: now });
  await supabase.auth.setSession(await followedSession(backend, now));
  expect((await supabase.auth.updateUser({ email: next })).error).toBeNull();

  const address = async () => (await supabase.auth.getUser()).data.user?.email;
  const agree = (email: string) =>
    client().auth.verifyOtp({
      token_hash: partsOf(linkTo(backend, email)).token,
      type: 'email_change',
    });
  expect(await address()).toBe(now);
  expect(await agree(next)).toEqual({ data: { user: null, session: null }, error: null });
  expect(await address()).toBe(now);
  expect((await agree(now)).data.user?.email).toBe(next);
  expect(await address()).toBe(next);
});

test('signed out, a person reads no profile and gets the hosted service’s error', async () => {
  const { data, error, status } = await client().from('profiles').select('*');
  expect({ data, code: error?.code, status }).toEqual({ data: null, code: '42501', status: 401 });
});

test('a person changes their name; an admin lists, sorts, counts and picks', async () => {
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
  const told = await mine
    .from('profiles')
    .update({ avatar_url: null })
    .eq('id', id)
    .select('display_name')
    .single();
  expect(told.data).toEqual({ display_name: 'Lena B.' });
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
  const picked = await all
    .from('profiles')
    .select('role')
    .in('role', ['admin', 'parent'])
    .order('role')
    .limit(5);
  expect(picked.data).toEqual([{ role: 'admin' }, { role: 'parent' }]);
  const either = await all
    .from('profiles')
    .select('role')
    .or('role.eq.admin,display_name.ilike.lena*')
    .order('role');
  expect(either.data).toEqual([{ role: 'admin' }, { role: 'student' }]);
});

test.for([
  'id,users(*)',
  'id,auth.users(*)',
  '...users(email)',
  'id,account_roles(role)',
  'count()',
])('select=%s is refused with a message that reveals no SQL', async (select) => {
  const { error, status } = await client().from('profiles').select(select);
  expect({ status, error }).toEqual({
    status: 400,
    error: {
      code: expect.stringMatching(/^PGRST(?:100|123|200)$/u) as unknown,
      details: null,
      hint: null,
      message: expect.not.stringMatching(/select |encrypted_password|statement/u) as unknown,
    },
  });
});
