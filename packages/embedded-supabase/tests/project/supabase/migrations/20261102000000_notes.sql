-- Privileges on single columns and verbs, and every constraint that a client can violate.
create table public.notes (
  id uuid primary key,
  title text not null,
  secret text,
  writer uuid references public.profiles (id) on delete cascade,
  at timestamptz,
  "constructor" text
);

alter table public.notes enable row level security;
create policy "everybody reads" on public.notes for select to anon, authenticated using (true);
create policy "people write" on public.notes for insert to authenticated with check (true);
create policy "people change" on public.notes for update to authenticated using (true);
create policy "people delete" on public.notes for delete to authenticated using (true);

revoke all on public.notes from anon, authenticated;
grant select (id, title, at) on public.notes to anon, authenticated;
grant insert (id, title, writer, at, constructor), update (title), delete on public.notes
  to authenticated;
grant insert (id, title) on public.notes to anon;
