import { expect, test } from 'vitest';
import { readPrivileges, type Role, type Verb } from '../../src/privileges.ts';

const VERBS: readonly Verb[] = ['select', 'insert', 'update', 'delete'];
const ROLES: readonly Role[] = ['anon', 'authenticated'];

const EVERYTHING = ROLES.flatMap((role) => VERBS.map((verb) => `${role} ${verb}`));
const NONE = 'revoke all on public.notes from anon, authenticated;';

test.each([
  ['create table public.notes (id uuid);', EVERYTHING],
  ['revoke all on public.others, notes from anon, authenticated;', []],
  ['revoke/* why */all on public.notes from/**/anon, authenticated;', []],
  [`${NONE} grant select,insert on public.notes to anon;`, ['anon select', 'anon insert']],
  ['REVOKE ALL\n  ON public.others , public.notes FROM anon,\n authenticated', []],
  [
    '-- why\n/* and; */ revoke all on notes from anon /* not; */ , authenticated; -- end\ngrant insert on notes to anon',
    ['anon insert'],
  ],
  [`${NONE} grant update (title) on public.notes to anon;`, []],
  // In order.
  [`grant select on public.notes to anon; ${NONE}`, []],
])('to the whole table, %j: %j', (sql, rights) => {
  const privileges = readPrivileges([sql]);
  const may = (role: Role, verb: Verb) => privileges.allows(role, verb, 'notes');
  expect(
    ROLES.flatMap((role) =>
      VERBS.filter((verb) => may(role, verb)).map((verb) => `${role} ${verb}`),
    ),
  ).toEqual(rights);
  // Requests have no other role.
  expect(may('service_role' as Role, 'select')).toBe(false);
});

test.each([
  [['update (title, body)'], ['title'], true],
  [['update(title,body)'], ['title', 'body'], true],
  [['update (title)'], ['title', 'body'], false],
  [['update (title)'], [], true],
  [['select (title)'], ['title'], false],
  [['select (title)'], [], false],
  [['update (title)', 'update (body)'], ['title', 'body'], true],
  [['select (id), update (title, body)'], ['body'], true],
])('%j to the columns %j: %s', (granted, columns, allowed) => {
  const grants = granted.map((privilege) => `grant ${privilege} on public.notes to anon;`);
  const privileges = readPrivileges([NONE, ...grants]);
  expect(privileges.allows('anon', 'update', 'notes', columns)).toBe(allowed);
});

test.each([
  'grant select on all tables in schema public to anon;',
  'grant truncate on public.notes to anon;',
  'grant all (title) on public.notes to anon;',
  'revoke update (title) on public.notes from anon;',
  'grant select on public.notes from anon;',
  'revoke select on public.notes to anon;',
  'grant select on public.notes to anon with grant option;',
  'grant select on private.notes to anon;',
  'grant select, on public.notes to anon;',
])('an unsupported statement is an error: %s', (sql) => {
  // The error quotes the statement alone.
  const error = new Error(`supabase/migrations: cannot enforce on SQLite: ${sql.slice(0, -1)}`);
  expect(() => readPrivileges([`select 1;\n\n  ${sql}\n`])).toThrow(error);
});
