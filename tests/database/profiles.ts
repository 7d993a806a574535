import { people } from '../../mocks/fixtures/people.ts';
import { changesOf, isIn, read, type Ask } from './asks.ts';

const { admin, instructor, student, parent } = people;
const EVERYONE = [admin.id, instructor.id, student.id, parent.id];
const OWN = {
  admin: [admin.id],
  instructor: [instructor.id],
  student: [student.id],
  parent: [parent.id],
};
const ONLY_STUDENT = { student: [student.id] };
const FRESH = 'c0000000-0000-4000-8000-000000000009';
const TIME = '2000-01-01T00:00:00Z';

const profiles = changesOf('profiles', 'id');
const roles = changesOf('account_roles', 'user_id');
const STUDENTS = isIn('id', student.id);
const STUDENTS_ROLE = isIn('user_id', student.id);
const NO_ONE = { touches: {} };

/** Every kind of access to profiles and roles. */
export const PROFILE_ASKS: readonly Ask[] = [
  {
    ...read('profiles?select=id&order=id', 'select id from profiles order by id'),
    touches: { ...OWN, admin: EVERYONE },
  },
  {
    ...read(`profiles?select=id&${STUDENTS[0]}`, `select id from profiles where ${STUDENTS[1]}`),
    touches: { ...ONLY_STUDENT, admin: [student.id] },
  },
  { ...read('account_roles?select=user_id', 'select user_id from account_roles'), touches: OWN },
  ...[{ display_name: 'Somebody' }, { avatar_url: 'https://pictures.example/lena.png' }].map(
    (body) => ({ ...profiles.update(STUDENTS, body), touches: ONLY_STUDENT }),
  ),
  ...[{ role: 'admin' }, { display_name: 'Lena', role: 'admin' }, { id: FRESH }].map((body) => ({
    ...profiles.update(STUDENTS, body),
    ...NO_ONE,
  })),
  ...[{ created_at: TIME }, { updated_at: TIME }].map((body) => ({
    ...profiles.update(STUDENTS, body),
    ...NO_ONE,
    isByGrant: true as const,
  })),
  // Refused by a check, where a policy does not hide the row.
  ...[
    { display_name: 'x'.repeat(81) },
    { avatar_url: 'javascript:alert(1)' },
    { avatar_url: 'http://x.test/a.png' },
  ].map((body) => profiles.update(STUDENTS, body)),
  ...[
    profiles.update(['role=neq.admin', `role <> 'admin'`], { role: 'admin' }),
    profiles.insert({ id: FRESH }),
    profiles.insert({ id: FRESH, role: 'admin' }),
    profiles.remove(STUDENTS),
    roles.update(STUDENTS_ROLE, { role: 'admin' }),
    roles.update(STUDENTS_ROLE, { user_id: FRESH }),
    roles.insert({ user_id: student.id, role: 'admin' }),
    roles.remove(STUDENTS_ROLE),
  ].map((ask) => ({ ...ask, ...NO_ONE })),
];

/** Hostile or malformed names of a sign-up, and the profile's. */
export const SIGN_UP_NAMES: readonly (readonly [given: unknown, displayName: string | null])[] = [
  ['Noor Haddad', 'Noor Haddad'],
  [undefined, null],
  ['', null],
  ['   ', null],
  [null, null],
  [42, '42'],
  ['  Noor  ', 'Noor'],
  ['x'.repeat(12_000), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ['🌱'.repeat(100), '🌱'.repeat(80)],
  [' \u200b\n\u2060\u3164', null],
  ['\u200b \ufeffNoor', 'Noor'],
  ['N\u202ao\u202bo\u202cr\u202d H\u202ea\u2066d\u2067d\u2068a\u2069d', 'Noor Haddad'],
  [`\u200b${'x'.repeat(100)}`, 'x'.repeat(80)],
  ["<b>'; --</b>", "<b>'; --</b>"],
];
