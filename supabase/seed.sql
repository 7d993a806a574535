-- Sample accounts of the embedded backend, one per role. They have no password: request a sign-in
-- link and open it at /__mail. Running it again resets roles and names.

insert into auth.users
  (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values
  ('a0000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'admin@tallygrove.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Ada Okafor"}', now(), now()),
  ('a0000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'instructor@tallygrove.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Mateo Rivera"}', now(), now()),
  ('a0000000-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'student@tallygrove.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Lena Brooks"}', now(), now()),
  ('a0000000-0000-4000-8000-000000000004', 'authenticated', 'authenticated', 'parent@tallygrove.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Priya Nair"}', now(), now())
on conflict (id) do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values
  ('b0000000-0000-4000-8000-000000000001', 'email', 'a0000000-0000-4000-8000-000000000001',
    'a0000000-0000-4000-8000-000000000001',
    '{"sub":"a0000000-0000-4000-8000-000000000001","email":"admin@tallygrove.test","email_verified":true}'),
  ('b0000000-0000-4000-8000-000000000002', 'email', 'a0000000-0000-4000-8000-000000000002',
    'a0000000-0000-4000-8000-000000000002',
    '{"sub":"a0000000-0000-4000-8000-000000000002","email":"instructor@tallygrove.test","email_verified":true}'),
  ('b0000000-0000-4000-8000-000000000003', 'email', 'a0000000-0000-4000-8000-000000000003',
    'a0000000-0000-4000-8000-000000000003',
    '{"sub":"a0000000-0000-4000-8000-000000000003","email":"student@tallygrove.test","email_verified":true}'),
  ('b0000000-0000-4000-8000-000000000004', 'email', 'a0000000-0000-4000-8000-000000000004',
    'a0000000-0000-4000-8000-000000000004',
    '{"sub":"a0000000-0000-4000-8000-000000000004","email":"parent@tallygrove.test","email_verified":true}')
on conflict (id) do nothing;

update public.profiles set role = 'admin', display_name = 'Ada Okafor'
where id = 'a0000000-0000-4000-8000-000000000001';
update public.profiles set role = 'instructor', display_name = 'Mateo Rivera'
where id = 'a0000000-0000-4000-8000-000000000002';
update public.profiles set role = 'student', display_name = 'Lena Brooks'
where id = 'a0000000-0000-4000-8000-000000000003';
update public.profiles set role = 'parent', display_name = 'Priya Nair'
where id = 'a0000000-0000-4000-8000-000000000004';
