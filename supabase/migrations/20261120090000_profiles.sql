-- Profiles: the role and display name of each account, and who may read or change them.
--
-- Shared by hosted Postgres and the embedded backend's SQLite. The SQLite translation supports
-- trigger functions of plain statements only (no variables, IF or custom functions) and no roles:
-- GRANT and REVOKE statements are removed from its copy and enforced before each request instead.

create table if not exists public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'student' check (role in ('admin', 'instructor', 'student', 'parent')),
  -- Must start with a visible character: removing it from this list of 146 blank, control, format
  -- and filler characters must not shorten the list. Must not contain characters that change text
  -- direction.
  display_name text check (
    display_name = substr(display_name, 1, 80)
    and display_name <> ''
    and length(replace(
      U&'\0001\0002\0003\0004\0005\0006\0007\0008\0009\000A\000B\000C\000D\000E\000F\0010\0011\0012\0013\0014\0015'
      '\0016\0017\0018\0019\001A\001B\001C\001D\001E\001F\0020\007F\0080\0081\0082\0083\0084\0085\0086\0087\0088'
      '\0089\008A\008B\008C\008D\008E\008F\0090\0091\0092\0093\0094\0095\0096\0097\0098\0099\009A\009B\009C\009D'
      '\009E\009F\00A0\00AD\034F\061C\115F\1160\1680\17B4\17B5\180B\180C\180D\180E\180F\2000\2001\2002\2003\2004'
      '\2005\2006\2007\2008\2009\200A\200B\200C\200D\200E\200F\2028\2029\202A\202B\202C\202D\202E\202F\205F\2060'
      '\2061\2062\2063\2064\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\2800\3000\3164\FE00\FE01\FE02'
      '\FE03\FE04\FE05\FE06\FE07\FE08\FE09\FE0A\FE0B\FE0C\FE0D\FE0E\FE0F\FEFF\FFA0\FFF9\FFFA\FFFB\+01D159'
      '\+0E0001',
      substr(display_name, 1, 1), ''
    )) = 146
    and replace(display_name, U&'\202A', '') = display_name
    and replace(display_name, U&'\202B', '') = display_name
    and replace(display_name, U&'\202C', '') = display_name
    and replace(display_name, U&'\202D', '') = display_name
    and replace(display_name, U&'\202E', '') = display_name
    and replace(display_name, U&'\2066', '') = display_name
    and replace(display_name, U&'\2067', '') = display_name
    and replace(display_name, U&'\2068', '') = display_name
    and replace(display_name, U&'\2069', '') = display_name
  ),
  avatar_url text check (substr(avatar_url, 1, 8) = 'https://' and avatar_url = substr(avatar_url, 1, 2048)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A copy of every role, kept by triggers, for policies to read: a policy on profiles that reads
-- profiles would recurse on Postgres. Unlike a claim in the access token, which is stale for up to
-- an hour, it is current.
create table if not exists public.account_roles (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  role text not null
);

-- Creates a profile on sign-up. Only the display name comes from the user, sanitized so that the
-- insert cannot fail; the role is always the column's default.
create or replace function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, nullif(trim(substr(ltrim(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(new.raw_user_meta_data ->> 'display_name'
    , U&'\202A', ''), U&'\202B', ''), U&'\202C', ''), U&'\202D', ''), U&'\202E', '')
    , U&'\2066', ''), U&'\2067', ''), U&'\2068', ''), U&'\2069', ''),
    U&'\0001\0002\0003\0004\0005\0006\0007\0008\0009\000A\000B\000C\000D\000E\000F\0010\0011\0012\0013\0014\0015'
    '\0016\0017\0018\0019\001A\001B\001C\001D\001E\001F\0020\007F\0080\0081\0082\0083\0084\0085\0086\0087\0088'
    '\0089\008A\008B\008C\008D\008E\008F\0090\0091\0092\0093\0094\0095\0096\0097\0098\0099\009A\009B\009C\009D'
    '\009E\009F\00A0\00AD\034F\061C\115F\1160\1680\17B4\17B5\180B\180C\180D\180E\180F\2000\2001\2002\2003\2004'
    '\2005\2006\2007\2008\2009\200A\200B\200C\200D\200E\200F\2028\2029\202A\202B\202C\202D\202E\202F\205F\2060'
    '\2061\2062\2063\2064\2065\2066\2067\2068\2069\206A\206B\206C\206D\206E\206F\2800\3000\3164\FE00\FE01\FE02'
    '\FE03\FE04\FE05\FE06\FE07\FE08\FE09\FE0A\FE0B\FE0C\FE0D\FE0E\FE0F\FEFF\FFA0\FFF9\FFFA\FFFB\+01D159'
    '\+0E0001'
  ), 1, 80)), ''));
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

-- A policy's subselect uses unqualified table names, because the SQLite translation would read a
-- schema as part of the name. Postgres resolves them once, when the policy is created.
drop policy if exists "admins read every profile" on public.profiles;
create policy "admins read every profile" on public.profiles
for select to authenticated
using (exists (select user_id from account_roles where user_id = auth.uid() and role = 'admin'));

-- The copy still holds the role before the update, which must not change.
drop policy if exists "people edit their own profile, never its role" on public.profiles;
create policy "people edit their own profile, never its role" on public.profiles
for update to authenticated
using (auth.uid() = id)
with check (
  auth.uid() = id
  and role = (select account_roles.role from account_roles where user_id = auth.uid())
);

-- No policy for insert or delete: triggers and cascades manage rows with the account.

revoke all on public.profiles, public.account_roles from anon, authenticated;
grant select on public.profiles, public.account_roles to authenticated;
grant update (display_name, avatar_url) on public.profiles to authenticated;
