-- Profiles: who a signed-in person is to the academy, and who may see or change that.
--
-- One text for hosted Postgres and for the embedded backend's SQLite. The translation for SQLite takes
-- trigger functions made of plain statements only (no variables, no IF, no function of our own), and
-- has no roles to grant to: it is given this file without its GRANT and REVOKE statements. The policies
-- alone must therefore hold; on Postgres the grants at the end are a second lock on the same door.

create table if not exists public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'student' check (role in ('admin', 'instructor', 'student', 'parent')),
  display_name text check (display_name = substr(display_name, 1, 80)),
  avatar_url text check (substr(avatar_url, 1, 8) = 'https://' and avatar_url = substr(avatar_url, 1, 2048)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A copy of every role, kept by triggers, for policies to read. A policy on profiles that read profiles
-- itself would recurse without end on Postgres. Unlike a claim in the access token, which stays as it was
-- for an hour, it is right at once.
create table if not exists public.account_roles (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role text not null
);

-- A sign-up makes a profile. Only the display name is taken from what the person sent (cut to what the
-- column holds, so that a sign-up never fails over it); the role is always the column's default.
create or replace function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, nullif(trim(substr(trim(new.raw_user_meta_data ->> 'display_name'), 1, 80)), ''));
  return new;
end;
$$;

create or replace trigger create_profile
after insert on auth.users
for each row execute function public.create_profile();

create or replace function public.touch_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create or replace trigger touch_profile
before update on public.profiles
for each row execute function public.touch_profile();

create or replace function public.copy_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.account_roles where user_id = new.id;
  insert into public.account_roles (user_id, role) values (new.id, new.role);
  return new;
end;
$$;

create or replace trigger copy_role_on_insert
after insert on public.profiles
for each row execute function public.copy_role();

create or replace trigger copy_role_on_update
after update of role on public.profiles
for each row execute function public.copy_role();

alter table public.profiles enable row level security;
alter table public.account_roles enable row level security;

drop policy if exists "people read their own role" on public.account_roles;
create policy "people read their own role" on public.account_roles
for select to authenticated
using (auth.uid() = user_id);

drop policy if exists "people read their own profile" on public.profiles;
create policy "people read their own profile" on public.profiles
for select to authenticated
using (auth.uid() = id);

-- Tables in a policy's subselect go by their bare names: the translation for SQLite takes a schema there
-- for a part of the name. Postgres resolves them once, when the policy is created.
drop policy if exists "admins read every profile" on public.profiles;
create policy "admins read every profile" on public.profiles
for select to authenticated
using (exists (select user_id from account_roles where user_id = auth.uid() and role = 'admin'));

-- The copy still holds the role of before the update: it must stay what it is.
drop policy if exists "people edit their own profile, never its role" on public.profiles;
create policy "people edit their own profile, never its role" on public.profiles
for update to authenticated
using (auth.uid() = id)
with check (
  auth.uid() = id
  and role = (select account_roles.role from account_roles where user_id = auth.uid())
);

-- No policy for insert or delete: rows come and go with the account, by trigger and by cascade.

revoke all on public.profiles, public.account_roles from anon, authenticated;
grant select on public.profiles, public.account_roles to authenticated;
grant update (display_name, avatar_url) on public.profiles to authenticated;
