-- One account for each role, without a password. Idempotent.

insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data) values
  ('a0000000-0000-4000-8000-000000000001', 'admin@example.test', now(),
    '{"provider":"email"}', '{"display_name":"Ada Okafor"}'),
  ('a0000000-0000-4000-8000-000000000002', 'instructor@example.test', now(),
    '{"provider":"email"}', '{"display_name":"Mateo Rivera"}'),
  ('a0000000-0000-4000-8000-000000000003', 'student@example.test', now(),
    '{"provider":"email"}', '{"display_name":"Lena Brooks"}'),
  ('a0000000-0000-4000-8000-000000000004', 'parent@example.test', now(),
    '{"provider":"email"}', '{"display_name":"Priya Nair"}')
on conflict (id) do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values
  ('b0000000-0000-4000-8000-000000000001', 'email', 'a0000000-0000-4000-8000-000000000001',
    'a0000000-0000-4000-8000-000000000001', '{"email":"admin@example.test"}')
on conflict (id) do nothing;

insert into public.admins (user_id) values ('a0000000-0000-4000-8000-000000000001')
on conflict (user_id) do nothing;

update public.profiles set role = 'admin' where display_name = 'Ada Okafor';
update public.profiles set role = 'instructor' where display_name = 'Mateo Rivera';
update public.profiles set role = 'parent' where display_name = 'Priya Nair';
