/** A change to the migrations' text that must not go unnoticed. */
export interface Mutation {
  readonly name: string;
  readonly from: string | RegExp;
  readonly to: string;
}

function dropped(name: string, from: string | RegExp): Mutation {
  return { name: `${name}: dropped`, from, to: '' };
}

/** A whole statement, from its first words to the semicolon at a line's end. */
function statement(start: string): RegExp {
  const words = start.replaceAll(/[.()]/gu, String.raw`\$&`);
  return new RegExp(String.raw`^${words}[\s\S]*?;$`, 'mu');
}

const FUNCTIONS = ['create_profile', 'touch_profile', 'copy_role'];
const TRIGGERS = ['create_profile', 'touch_profile', 'copy_role_on_insert', 'copy_role_on_update'];
const POLICIES = [
  'people read their own role',
  'people read their own profile',
  'admins read every profile',
  'people edit their own profile, never its role',
];

/** Every clause of the migrations that carries a rule, dropped or widened. */
export const MUTATIONS: readonly Mutation[] = [
  ...['create_profile', 'copy_role'].map((name) => ({
    name: `${name} runs with its caller’s rights`,
    from: new RegExp(String.raw`(function public\.${name}\(\)[^$]*) security definer`, 'u'),
    to: '$1',
  })),
  ...FUNCTIONS.map((name) => ({
    name: `${name} looks names up where its caller says`,
    from: new RegExp(String.raw`(function public\.${name}\(\)[^$]*) set search_path = ''`, 'u'),
    to: '$1',
  })),
  ...TRIGGERS.map((name) =>
    dropped(`trigger ${name}`, statement(`create or replace trigger ${name}\n`)),
  ),
  ...POLICIES.map((name) => dropped(`policy "${name}"`, statement(`create policy "${name}"`))),
  ...POLICIES.map((name) => ({
    name: `policy "${name}": for everybody`,
    from: new RegExp(String.raw`(create policy "${name}"[^;]*?) to authenticated`, 'u'),
    to: '$1',
  })),
  ...POLICIES.map((name) => ({
    name: `policy "${name}": for every row`,
    from: new RegExp(
      String.raw`(create policy "${name}"[^;]*?using )\([^;]*?\)(;|\nwith check)`,
      'u',
    ),
    to: '$1(true)$2',
  })),
  ...['select', 'update'].flatMap((verb) =>
    POLICIES.map((name) => ({
      name: `policy "${name}": ${verb} widened to all`,
      from: new RegExp(String.raw`(create policy "${name}"[^;]*?for )${verb}`, 'u'),
      to: '$1all',
    })).slice(...(verb === 'select' ? [0, 3] : [3])),
  ),
  {
    name: 'a changed profile may be anybody’s',
    from: 'auth.uid() = id\n  and role = (select',
    to: 'role = (select',
  },
  {
    name: 'a changed profile may have any role',
    from: /\n {2}and role = \(select account_roles\.role[^;]*?\n\);/u,
    to: '\n);',
  },
  {
    name: 'a changed profile is not checked',
    from: /\nwith check \([\s\S]*?\n\);/u,
    to: ';',
  },
  { name: 'instructors read every profile', from: "role = 'admin'));", to: "role <> 'parent'));" },
  { name: 'students read every profile', from: "role = 'admin'));", to: "role <> 'x'));" },
  dropped('an admin is the one who asks', 'user_id = auth.uid() and '),
  dropped('row level security of profiles', statement('alter table public.profiles enable')),
  dropped('row level security of roles', statement('alter table public.account_roles enable')),
  dropped('revoke', statement('revoke all')),
  { name: 'revoke: not from anon', from: 'from anon, authenticated;', to: 'from authenticated;' },
  { name: 'revoke: not from people', from: 'from anon, authenticated;', to: 'from anon;' },
  {
    name: 'revoke: roles forgotten',
    from: /revoke all on public\.profiles, .*? from/u,
    to: 'revoke all on public.profiles from',
  },
  { name: 'anon reads', from: /(grant select .* to )authenticated/u, to: '$1anon, authenticated' },
  dropped('grant select', statement('grant select')),
  dropped('grant update', statement('grant update')),
  { name: 'update of every column', from: 'update (display_name, avatar_url)', to: 'update' },
  ...['role', 'created_at', 'updated_at', 'id'].map((column) => ({
    name: `update of ${column} too`,
    from: 'update (display_name, avatar_url)',
    to: `update (display_name, avatar_url, ${column})`,
  })),
  {
    name: 'no update of pictures',
    from: 'update (display_name, avatar_url)',
    to: 'update (display_name)',
  },
  { name: 'insert granted', from: 'grant select on', to: 'grant select, insert on' },
  { name: 'delete granted', from: 'grant select on', to: 'grant select, delete on' },
  dropped('the check of the role', / check \(role in \([^)]*\)\)/u),
  { name: 'another role', from: "'student', 'parent')", to: "'student', 'parent', 'teacher')" },
  { name: 'one role less', from: "'student', 'parent')", to: "'student')" },
  { name: 'people start as parents', from: "default 'student'", to: "default 'parent'" },
  { name: 'people start as admins', from: "default 'student'", to: "default 'admin'" },
  dropped('role: not null', "role text not null default 'student'".slice(9, 18)),
  { name: 'copied role: may be null', from: 'role text not null\n', to: 'role text\n' },
  dropped('length of the display name', 'display_name = substr(display_name, 1, 80)\n    and '),
  {
    name: 'a shorter display name',
    from: 'display_name = substr(display_name, 1, 80)',
    to: 'display_name = substr(display_name, 1, 79)',
  },
  {
    name: 'a longer display name',
    from: 'display_name = substr(display_name, 1, 80)',
    to: 'display_name = substr(display_name, 1, 81)',
  },
  dropped('the empty display name', "and display_name <> ''\n"),
  dropped('unseen characters', /and length\(replace\([\s\S]*?\)\) = \d+\n/u),
  ...['202A', '202B', '202C', '202D', '202E', '2066', '2067', '2068', '2069'].flatMap((turn) => [
    dropped(
      `display name with ${turn}`,
      `    and replace(display_name, U&'\\${turn}', '') = display_name\n`,
    ),
    {
      name: `sign-up with ${turn}`,
      from: new RegExp(String.raw`(->> 'display_name'[\s\S]*?, U&'\\)${turn}('[\s\S]*?\$\$;)`, 'u'),
      to: '$10041$2',
    },
  ]),
  dropped('https of the picture', "substr(avatar_url, 1, 8) = 'https://' and "),
  dropped('length of the picture', ' and avatar_url = substr(avatar_url, 1, 2048)'),
  { name: 'a longer picture', from: '1, 2048', to: '1, 2049' },
  { name: 'a shorter picture', from: '1, 2048', to: '1, 2047' },
  ...['created_at', 'updated_at'].flatMap((column) => [
    {
      name: `${column}: no default`,
      from: `${column} timestamptz not null default now()`,
      to: `${column} timestamptz not null`,
    },
  ]),
  {
    name: 'created_at may be null',
    from: 'created_at timestamptz not null',
    to: 'created_at timestamptz',
  },
  {
    name: 'profiles outlive accounts',
    from: 'references auth.users (id) on delete cascade',
    to: 'references auth.users (id)',
  },
  {
    name: 'profiles without accounts',
    from: ' references auth.users (id) on delete cascade',
    to: '',
  },
  {
    name: 'roles outlive profiles',
    from: 'references public.profiles (id) on delete cascade',
    to: 'references public.profiles (id)',
  },
  {
    name: 'roles without profiles',
    from: ' references public.profiles (id) on delete cascade',
    to: '',
  },
  { name: 'sign-up: no cut', from: "), 1, 80)), ''));", to: "), 1, 8000)), ''));" },
  { name: 'sign-up: cut shorter', from: "), 1, 80)), ''));", to: "), 1, 79)), ''));" },
  {
    name: 'sign-up: an empty name',
    from: /nullif\(trim\(substr\(ltrim\(([\s\S]*?)\), 1, 80\)\), ''\)\);/u,
    to: 'trim(substr(ltrim($1), 1, 80)));',
  },
  {
    name: 'sign-up: no trimming at the end',
    from: /nullif\(trim\(substr\(ltrim\(([\s\S]*?)\), 1, 80\)\), ''\)\);/u,
    to: "nullif(substr(ltrim($1), 1, 80), ''));",
  },
  {
    name: 'sign-up: unseen characters first',
    from: /,\n {4}U&'\\0001[^;]*?\n {2}\), 1, 80\)/u,
    to: '), 1, 80)',
  },
  {
    name: 'sign-up: role from the person',
    from: /\(id, display_name\)\n {2}values \(new\.id, /u,
    to: "(id, role, display_name)\n  values (new.id, coalesce(new.raw_user_meta_data ->> 'role', 'student'), ",
  },
  {
    name: 'update of any other column copies no role',
    from: 'after update of role',
    to: 'after update of display_name',
  },
  dropped('the old copy of a role', 'delete from public.account_roles where user_id = new.id;\n'),
  dropped(
    'the new copy of a role',
    'insert into public.account_roles (user_id, role) values (new.id, new.role);\n',
  ),
  {
    name: 'every copied role goes',
    from: 'account_roles where user_id = new.id;',
    to: 'account_roles;',
  },
  dropped('the time of a change', 'new.updated_at = now();\n'),
  {
    name: 'the time of a change: afterwards',
    from: 'before update on public.profiles',
    to: 'after update on public.profiles',
  },
  ...['profiles', 'account_roles'].map((table) => ({
    name: `${table}: not to run again`,
    from: `create table if not exists public.${table}`,
    to: `create table public.${table}`,
  })),
  ...POLICIES.map((name) =>
    dropped(`policy "${name}": drop before it`, statement(`drop policy if exists "${name}"`)),
  ),
];
