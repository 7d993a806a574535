-- One account for each role, without a password. Idempotent.

insert into auth.users
  (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
values
  ('a0000000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'admin@example.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Ada Okafor"}', now(), now()),
  ('a0000000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'instructor@example.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Mateo Rivera"}', now(), now()),
  ('a0000000-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'student@example.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Lena Brooks"}', now(), now()),
  ('a0000000-0000-4000-8000-000000000004', 'authenticated', 'authenticated', 'parent@example.test', now(),
    '{"provider":"email","providers":["email"]}', '{"display_name":"Priya Nair"}', now(), now())
on conflict (id) do nothing;

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
values
  ('b0000000-0000-4000-8000-000000000001', 'email', 'a0000000-0000-4000-8000-000000000001',
    'a0000000-0000-4000-8000-000000000001',
    '{"sub":"a0000000-0000-4000-8000-000000000001","email":"admin@example.test","email_verified":true}'),
  ('b0000000-0000-4000-8000-000000000002', 'email', 'a0000000-0000-4000-8000-000000000002',
    'a0000000-0000-4000-8000-000000000002',
    '{"sub":"a0000000-0000-4000-8000-000000000002","email":"instructor@example.test","email_verified":true}'),
  ('b0000000-0000-4000-8000-000000000003', 'email', 'a0000000-0000-4000-8000-000000000003',
    'a0000000-0000-4000-8000-000000000003',
    '{"sub":"a0000000-0000-4000-8000-000000000003","email":"student@example.test","email_verified":true}'),
  ('b0000000-0000-4000-8000-000000000004', 'email', 'a0000000-0000-4000-8000-000000000004',
    'a0000000-0000-4000-8000-000000000004',
    '{"sub":"a0000000-0000-4000-8000-000000000004","email":"parent@example.test","email_verified":true}')
on conflict (id) do nothing;

update public.profiles set role = 'admin', display_name = 'Ada Okafor'
where id = 'a0000000-0000-4000-8000-000000000001';
update public.profiles set role = 'instructor', display_name = 'Mateo Rivera'
where id = 'a0000000-0000-4000-8000-000000000002';
update public.profiles set role = 'student', display_name = 'Lena Brooks'
where id = 'a0000000-0000-4000-8000-000000000003';
update public.profiles set role = 'parent', display_name = 'Priya Nair'
where id = 'a0000000-0000-4000-8000-000000000004';
