import { people } from '../../mocks/fixtures/people.ts';
import { roles, type Role } from '../../src/domain/roles.ts';

/** The actor: signed out, or one of the sample accounts. */
export type Actor = 'anon' | Role;

/** One access to the data, as the Data API call and as the SQL that PostgREST generates for it. */
export interface Attempt {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly upsert?: true;
  /** Returns the ids of the rows read or changed. */
  readonly sql: string;
  /** The ids that each actor reads or changes; an empty list means refused or no row, without any change. */
  readonly touches: Readonly<Record<Actor, readonly string[]>>;
}

const { admin, instructor, student, parent } = people;
const EVERYONE = [admin.id, instructor.id, student.id, parent.id];
const NO_ROWS = { anon: [], admin: [], instructor: [], student: [], parent: [] } as const;
const OWN = {
  anon: [],
  admin: [admin.id],
  instructor: [instructor.id],
  student: [student.id],
  parent: [parent.id],
} as const;
const ONLY_STUDENT = { ...NO_ROWS, student: [student.id] };
const STUDENT_ROW = `/rest/v1/profiles?id=eq.${student.id}`;
const STUDENT = `id = '${student.id}'`;
const FRESH = 'c0000000-0000-4000-8000-000000000009';

/** Every kind of access to profiles and roles, run identically on SQLite and Postgres. */
export const ATTEMPTS: readonly Attempt[] = [
  {
    name: 'reads all profiles',
    method: 'GET',
    path: '/rest/v1/profiles?select=id&order=id',
    sql: 'select id from public.profiles order by id',
    touches: { ...OWN, admin: EVERYONE },
  },
  {
    name: "reads the student's profile",
    method: 'GET',
    path: `${STUDENT_ROW}&select=id`,
    sql: `select id from public.profiles where ${STUDENT}`,
    touches: { ...ONLY_STUDENT, admin: [student.id] },
  },
  {
    name: 'reads all roles',
    method: 'GET',
    path: '/rest/v1/account_roles?select=id:user_id',
    sql: 'select user_id as id from public.account_roles',
    touches: OWN,
  },
  {
    name: "changes the student's display name",
    method: 'PATCH',
    path: STUDENT_ROW,
    body: { display_name: 'Somebody' },
    sql: `update public.profiles set display_name = 'Somebody' where ${STUDENT} returning id`,
    touches: ONLY_STUDENT,
  },
  {
    name: "changes the student's picture",
    method: 'PATCH',
    path: STUDENT_ROW,
    body: { avatar_url: 'https://pictures.example/lena.png' },
    sql: `update public.profiles set avatar_url = 'https://pictures.example/lena.png'
      where ${STUDENT} returning id`,
    touches: ONLY_STUDENT,
  },
  {
    name: 'makes the student an admin',
    method: 'PATCH',
    path: STUDENT_ROW,
    body: { role: 'admin' },
    sql: `update public.profiles set role = 'admin' where ${STUDENT} returning id`,
    touches: NO_ROWS,
  },
  {
    name: 'makes the student an admin beside a harmless change',
    method: 'PATCH',
    path: STUDENT_ROW,
    body: { display_name: 'Lena', role: 'admin' },
    sql: `update public.profiles set display_name = 'Lena', role = 'admin'
      where ${STUDENT} returning id`,
    touches: NO_ROWS,
  },
  {
    name: 'makes everybody an admin',
    method: 'PATCH',
    path: '/rest/v1/profiles?role=neq.admin',
    body: { role: 'admin' },
    sql: `update public.profiles set role = 'admin' where role <> 'admin' returning id`,
    touches: NO_ROWS,
  },
  {
    name: "moves the student's profile to another account",
    method: 'PATCH',
    path: STUDENT_ROW,
    body: { id: FRESH },
    sql: `update public.profiles set id = '${FRESH}' where ${STUDENT} returning id`,
    touches: NO_ROWS,
  },
  {
    name: 'adds a profile',
    method: 'POST',
    path: '/rest/v1/profiles',
    body: { id: FRESH, role: 'admin' },
    sql: `insert into public.profiles (id, role) values ('${FRESH}', 'admin') returning id`,
    touches: NO_ROWS,
  },
  {
    name: "replaces the student's profile by an upsert",
    method: 'POST',
    path: '/rest/v1/profiles',
    upsert: true,
    body: { id: student.id, role: 'admin' },
    sql: `insert into public.profiles (id, role) values ('${student.id}', 'admin')
      on conflict (id) do update set role = excluded.role returning id`,
    touches: NO_ROWS,
  },
  {
    name: "deletes the student's profile",
    method: 'DELETE',
    path: STUDENT_ROW,
    sql: `delete from public.profiles where ${STUDENT} returning id`,
    touches: NO_ROWS,
  },
  {
    name: 'makes the student an admin in the copy of the roles',
    method: 'PATCH',
    path: `/rest/v1/account_roles?user_id=eq.${student.id}`,
    body: { role: 'admin' },
    sql: `update public.account_roles set role = 'admin'
      where user_id = '${student.id}' returning user_id as id`,
    touches: NO_ROWS,
  },
  {
    name: 'adds a role to the copy of the roles',
    method: 'POST',
    path: '/rest/v1/account_roles',
    body: { user_id: student.id, role: 'admin' },
    sql: `insert into public.account_roles (user_id, role)
      values ('${student.id}', 'admin') returning user_id as id`,
    touches: NO_ROWS,
  },
  {
    name: "deletes the admin's role from the copy of the roles",
    method: 'DELETE',
    path: `/rest/v1/account_roles?user_id=eq.${admin.id}`,
    sql: `delete from public.account_roles where user_id = '${admin.id}' returning user_id as id`,
    touches: NO_ROWS,
  },
];

/** Every actor with every access, and the rows affected. */
export const MATRIX = ATTEMPTS.flatMap((attempt) =>
  (['anon', ...roles] as const).map((actor) => ({
    actor,
    attempt,
    touches: attempt.touches[actor],
  })),
);

/** The profile after hostile or malformed sign-up metadata. The role is always `student`. */
export const SIGN_UP_METADATA: readonly {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly displayName: string | null;
}[] = [
  { name: 'a name', data: { display_name: 'Noor Haddad' }, displayName: 'Noor Haddad' },
  { name: 'a role', data: { display_name: 'Mallory', role: 'admin' }, displayName: 'Mallory' },
  { name: 'no name', data: {}, displayName: null },
  { name: 'an empty name', data: { display_name: '' }, displayName: null },
  { name: 'a blank name', data: { display_name: '   ' }, displayName: null },
  { name: 'a null name', data: { display_name: null }, displayName: null },
  { name: 'a number', data: { display_name: 42 }, displayName: '42' },
  { name: 'spaces around', data: { display_name: '  Noor  ' }, displayName: 'Noor' },
  { name: 'a huge name', data: { display_name: 'x'.repeat(12_000) }, displayName: 'x'.repeat(80) },
  {
    name: 'a name cut at a space',
    data: { display_name: `${'x'.repeat(79)} y` },
    displayName: 'x'.repeat(79),
  },
  {
    name: 'characters of several code units',
    data: { display_name: '🌱'.repeat(100) },
    displayName: '🌱'.repeat(80),
  },
  {
    name: 'invisible characters only',
    data: { display_name: ' \u200b\n\u2060\u3164' },
    displayName: null,
  },
  {
    name: 'invisible characters in front',
    data: { display_name: '\u200b \ufeffNoor' },
    displayName: 'Noor',
  },
  {
    name: 'text that is turned around',
    data: { display_name: 'N\u202ao\u202bo\u202cr\u202d H\u202ea\u2066d\u2067d\u2068a\u2069d' },
    displayName: 'Noor Haddad',
  },
  {
    name: 'a huge name with invisible characters in front',
    data: { display_name: `\u200b${'x'.repeat(100)}` },
    displayName: 'x'.repeat(80),
  },
  { name: 'markup', data: { display_name: "<b>'; --</b>" }, displayName: "<b>'; --</b>" },
];
