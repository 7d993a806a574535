import { people } from '../../mocks/fixtures/people.ts';
import { roles, type Role } from '../../src/domain/roles.ts';

/** The actor: signed out, or one of the sample accounts. */
export type Actor = 'anon' | Role;

/** One access to the data, as the Data API call and as the SQL that PostgREST generates for it. */
export interface Attempt {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
  /** Returns the keys of the rows read or changed. */
  readonly sql: string;
  /** The keys that an actor reads or changes; without one it is refused, or there is no row. */
  readonly touches: Readonly<Partial<Record<Actor, readonly string[]>>>;
  /** Refused by a grant alone, and by no policy. */
  readonly isByGrant?: true;
}

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

const KEYS = { profiles: 'id', account_roles: 'user_id' } as const;
type Table = keyof typeof KEYS;

function read(table: Table, touches: Attempt['touches'], of?: string): Attempt {
  const key = KEYS[table];
  return {
    name: of === undefined ? `reads all ${table}` : `reads the student's of ${table}`,
    method: 'GET',
    path: `/rest/v1/${table}?select=${key}&order=${key}${of === undefined ? '' : `&${key}=eq.${of}`}`,
    sql: `select ${key} from public.${table}
      ${of === undefined ? '' : `where ${key} = '${of}'`} order by ${key}`,
    touches,
  };
}

/** A change of the student's row. */
function update(
  table: Table,
  body: Readonly<Record<string, string>>,
  touches: Attempt['touches'] = {},
): Attempt {
  const key = KEYS[table];
  const set = Object.entries(body).map(([column, value]) => `${column} = '${value}'`);
  return {
    name: `sets ${set.join(', ')} in ${table}`,
    method: 'PATCH',
    path: `/rest/v1/${table}?select=${key}&${key}=eq.${student.id}`,
    body,
    sql: `update public.${table} set ${set.join(', ')} where ${key} = '${student.id}' returning ${key}`,
    touches,
  };
}

function insert(table: Table, body: Readonly<Record<string, string>>): Attempt {
  const columns = Object.keys(body).join(', ');
  const values = Object.values(body).map((value) => `'${value}'`);
  return {
    name: `adds ${columns} to ${table}`,
    method: 'POST',
    path: `/rest/v1/${table}?select=${KEYS[table]}`,
    body,
    sql: `insert into public.${table} (${columns}) values (${values.join(', ')})
      returning ${KEYS[table]}`,
    touches: {},
  };
}

function remove(table: Table): Attempt {
  const key = KEYS[table];
  return {
    name: `deletes the student's of ${table}`,
    method: 'DELETE',
    path: `/rest/v1/${table}?select=${key}&${key}=eq.${student.id}`,
    sql: `delete from public.${table} where ${key} = '${student.id}' returning ${key}`,
    touches: {},
  };
}

/** Every kind of access to profiles and roles, run identically on SQLite and Postgres. */
const ATTEMPTS: readonly Attempt[] = [
  read('profiles', { ...OWN, admin: EVERYONE }),
  read('profiles', { ...ONLY_STUDENT, admin: [student.id] }, student.id),
  read('account_roles', OWN),
  update('profiles', { display_name: 'Somebody' }, ONLY_STUDENT),
  update('profiles', { avatar_url: 'https://pictures.example/lena.png' }, ONLY_STUDENT),
  update('profiles', { role: 'admin' }),
  update('profiles', { display_name: 'Lena', role: 'admin' }),
  update('profiles', { id: FRESH }),
  { ...update('profiles', { created_at: TIME }), isByGrant: true },
  { ...update('profiles', { updated_at: TIME }), isByGrant: true },
  update('account_roles', { role: 'admin' }),
  update('account_roles', { user_id: FRESH }),
  {
    name: 'makes everybody an admin',
    method: 'PATCH',
    path: '/rest/v1/profiles?role=neq.admin',
    body: { role: 'admin' },
    sql: `update public.profiles set role = 'admin' where role <> 'admin' returning id`,
    touches: {},
  },
  insert('profiles', { id: FRESH }),
  insert('profiles', { id: FRESH, role: 'admin' }),
  insert('account_roles', { user_id: student.id, role: 'admin' }),
  remove('profiles'),
  remove('account_roles'),
];

/** Every actor with every access, and the rows affected. */
export const MATRIX = ATTEMPTS.flatMap((attempt) =>
  (['anon', ...roles] as const).map((actor) => ({
    actor,
    attempt,
    touches: attempt.touches[actor] ?? [],
  })),
);

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
