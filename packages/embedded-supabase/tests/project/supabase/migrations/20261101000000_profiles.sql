-- Profiles of signed-in users. A policy reads admins from another table, because one that reads its
-- own table recurses.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'student' check (role in ('admin', 'instructor', 'student', 'parent')),
  display_name text check (replace(display_name, U&'\200B', '') = display_name),
  avatar_url text check (substr(avatar_url, 1, 8) = 'https://'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table public.admins (
  user_id uuid primary key references public.profiles (id) on delete cascade
);

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, display_name)
  values (new.id, new.raw_user_meta_data ->> 'display_name');
  return new;
end;
$$;

create trigger create_profile after insert on auth.users
for each row execute function public.create_profile();

create function public.touch_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end;
$$;

create trigger touch_profile before update on public.profiles
for each row execute function public.touch_profile();

alter table public.profiles enable row level security;
alter table public.admins enable row level security;

create policy "people read that they are admins" on public.admins
for select to authenticated using (auth.uid() = user_id);

create policy "people read their own profile" on public.profiles
for select to authenticated using (auth.uid() = id);

create policy "admins read every profile" on public.profiles
for select to authenticated using (exists (select user_id from admins where user_id = auth.uid()));

create policy "people edit their own profile" on public.profiles
for update to authenticated using (auth.uid() = id) with check (auth.uid() = id);

revoke all on public.profiles, public.admins from anon, authenticated;
grant select on public.profiles, public.admins to authenticated;
grant update (display_name, avatar_url) on public.profiles to authenticated;
