import { SAMPLE, type Actor } from './support.ts';

/**
 * Every way of asking the Data API for a change, made up from who asks, the table, the method, the column
 * and the form of the body, beside what becomes of it in PostgREST. That is one of two:
 *
 * - `http`: PostgREST (or the gateway before it) refuses by itself and Postgres hears of nothing;
 * - `sql`: the statement that PostgREST makes of it: the raw body goes to Postgres as one parameter, and
 *   `json_to_record` takes the columns out of it; of an array PATCH takes the first row.
 *
 * The embedded backend answers the same, with one exception: a form of body that it does not take
 * (`narrower`) it refuses with PostgREST's 400 for an unreadable one, whatever Postgres says.
 */
export interface DataAttempt {
  readonly name: string;
  readonly actor: Actor;
  readonly table: TableName;
  readonly method: string;
  readonly query: string;
  readonly contentType: string | null;
  readonly prefer: string;
  readonly body: string | null;
  readonly http?: Refusal;
  readonly sql?: string;
  readonly narrower?: true;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export type TableName = 'profiles' | 'account_roles';

const FRESH = 'c0000000-0000-4000-8000-000000000009';
const { student, admin } = SAMPLE;
const JSON_TYPE = 'application/json';
const UNREADABLE: Refusal = { status: 400, code: 'PGRST102' };
const UNKNOWN_COLUMN: Refusal = { status: 400, code: 'PGRST204' };

interface TableShape {
  readonly key: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
}

const TABLES: Readonly<Record<TableName, TableShape>> = {
  profiles: {
    key: 'id',
    columns: {
      id: 'uuid',
      role: 'text',
      display_name: 'text',
      avatar_url: 'text',
      created_at: 'timestamptz',
      updated_at: 'timestamptz',
    },
    values: {
      id: FRESH,
      role: 'admin',
      display_name: 'Somebody',
      avatar_url: 'https://pictures.example/a.png',
      created_at: '2000-01-01T00:00:00Z',
      updated_at: '2000-01-01T00:00:00Z',
    },
  },
  account_roles: {
    key: 'user_id',
    columns: { user_id: 'uuid', role: 'text' },
    values: { user_id: FRESH, role: 'admin' },
  },
};

function record(table: TableName, columns: readonly string[], isArray: boolean): string {
  const { columns: types } = TABLES[table];
  const typed = columns.map((column) => `"${column}" ${types[column] ?? 'text'}`).join(', ');
  return isArray
    ? `(select * from json_to_recordset($1::json) as _(${typed}) limit 1) as body`
    : `json_to_record($1::json) as body(${typed})`;
}

/** PATCH, as PostgREST writes it; without a column it reads no row. */
function updateOf(table: TableName, columns: readonly string[], where: string, isArray = false) {
  if (columns.length === 0) return `select * from public.${table} where false and $1::text is null`;
  const set = columns.map((column) => `"${column}" = body."${column}"`).join(', ');
  return `update public.${table} set ${set} from ${record(table, columns, isArray)}
    where ${table}.${where} returning ${table}.*`;
}

/** POST and PUT, with what shall become of a row that is there. */
function insertOf(table: TableName, columns: readonly string[], conflict: string): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `insert into public.${table} (${list}) select ${list} from ${record(table, columns, false)}
    ${conflict} returning ${table}.*`;
}

function mergeOf(table: TableName, columns: readonly string[]): string {
  const set = columns.map((column) => `"${column}" = excluded."${column}"`).join(', ');
  return `on conflict ("${TABLES[table].key}") do update set ${set}`;
}

const REPRESENTATION = 'return=representation';

/** Each column by itself, by every verb, on the student's row, by everybody. */
function columnByColumn(actor: Actor, table: TableName): readonly DataAttempt[] {
  const { key, columns, values } = TABLES[table];
  const row = `${key}=eq.${student.id}`;
  const where = `${key} = '${student.id}'`;
  const common = { actor, table, contentType: JSON_TYPE, prefer: REPRESENTATION } as const;
  const [own, other] = [student.id, FRESH];
  return [
    ...Object.keys(columns).flatMap((column): readonly DataAttempt[] => {
      const withKey = (id: string) => JSON.stringify({ [column]: values[column], [key]: id });
      const written = column === key ? [key] : [column, key];
      const post = (
        name: string,
        id: string,
        prefer: string,
        conflict: string,
        method = 'POST',
      ) => ({
        ...common,
        name: `${name} ${column}`,
        method,
        query: method === 'PUT' ? row : '',
        prefer: `${REPRESENTATION}${prefer}`,
        body: withKey(id),
        sql: insertOf(table, written, conflict),
      });
      return [
        {
          ...common,
          name: `updates ${column}`,
          method: 'PATCH',
          query: row,
          body: JSON.stringify({ [column]: values[column] }),
          sql: updateOf(table, [column], where),
        },
        {
          ...common,
          name: `updates ${column} without looking at it`,
          method: 'PATCH',
          query: row,
          prefer: 'return=minimal',
          body: JSON.stringify({ [column]: values[column] }),
          sql: updateOf(table, [column], where),
        },
        post('inserts', other, '', ''),
        post('upserts', own, ',resolution=merge-duplicates', mergeOf(table, written)),
        post(
          'upserts a new row of',
          other,
          ',resolution=merge-duplicates',
          mergeOf(table, written),
        ),
        post('puts', own, '', mergeOf(table, written), 'PUT'),
        post(
          'inserts, if it is not there,',
          own,
          ',resolution=ignore-duplicates',
          `on conflict ("${key}") do nothing`,
        ),
      ];
    }),
    {
      ...common,
      name: 'deletes',
      method: 'DELETE',
      query: row,
      body: null,
      sql: `delete from public.${table} where ${where} and $1::text is null returning *`,
    },
    {
      ...common,
      name: 'deletes everything',
      method: 'DELETE',
      query: '',
      body: null,
      http: { status: 400, code: '21000' },
    },
    {
      ...common,
      name: 'updates everything',
      method: 'PATCH',
      query: '',
      body: JSON.stringify({ role: 'admin' }),
      http: { status: 400, code: '21000' },
    },
    ...['*', ...Object.keys(columns)].map((column) => ({
      ...common,
      name: `reads ${column}`,
      method: 'GET',
      query: `select=${column}&order=${key}`,
      body: null,
      sql: `select ${column} from public.${table} where $1::text is null order by ${key}`,
    })),
  ];
}

interface Form {
  readonly name: string;
  readonly body: string;
  /** The columns that PostgREST finds in it. */
  readonly columns?: readonly string[];
  readonly isArray?: true;
  readonly http?: Refusal;
  readonly narrower?: true;
}

/** Every form that a body can take, right and wrong. */
const FORMS: readonly Form[] = [
  { name: 'one object', body: '{"display_name":"A"}', columns: ['display_name'] },
  { name: 'spaces around', body: ' \n{ "display_name" : "A" }\t', columns: ['display_name'] },
  {
    name: 'two granted columns',
    body: '{"display_name":"A","avatar_url":null}',
    columns: ['display_name', 'avatar_url'],
  },
  {
    name: 'a granted column and the role',
    body: '{"display_name":"A","role":"admin"}',
    columns: ['display_name', 'role'],
  },
  {
    name: 'a granted column and the time of birth',
    body: '{"display_name":"A","created_at":"2000-01-01"}',
    columns: ['display_name', 'created_at'],
  },
  {
    name: 'a key twice',
    body: '{"display_name":"A","display_name":"B"}',
    columns: ['display_name'],
  },
  { name: 'the role twice', body: '{"role":"student","role":"admin"}', columns: ['role'] },
  {
    name: 'a key twice, once escaped',
    body: '{"display_name":"A","display\\u005fname":"B"}',
    columns: ['display_name'],
  },
  { name: 'the role, escaped', body: '{"\\u0072ole":"admin"}', columns: ['role'] },
  { name: 'the role, in capitals', body: '{"ROLE":"admin"}', http: UNKNOWN_COLUMN },
  { name: 'the role with a space', body: '{"role ":"admin"}', http: UNKNOWN_COLUMN },
  { name: 'the role, quoted', body: '{"\\"role\\"":"admin"}', http: UNKNOWN_COLUMN },
  { name: 'the role of the table', body: '{"profiles.role":"admin"}', http: UNKNOWN_COLUMN },
  {
    name: 'a statement for a key',
    body: '{"display_name\\" = \'A\', \\"role":"admin"}',
    http: UNKNOWN_COLUMN,
  },
  { name: 'an unknown column', body: '{"display_name":"A","is_admin":true}', http: UNKNOWN_COLUMN },
  { name: '__proto__', body: '{"__proto__":{"role":"admin"}}', http: UNKNOWN_COLUMN },
  {
    name: '__proto__ beside a granted column',
    body: '{"display_name":"A","__proto__":{"role":"admin"}}',
    http: UNKNOWN_COLUMN,
  },
  {
    name: 'constructor',
    body: '{"constructor":{"prototype":{"role":"admin"}}}',
    http: UNKNOWN_COLUMN,
  },
  { name: 'an empty key', body: '{"":"admin"}', http: UNKNOWN_COLUMN },
  { name: 'an empty object', body: '{}', columns: [] },
  { name: 'null', body: '{"display_name":null}', columns: ['display_name'] },
  { name: 'null for the role', body: '{"role":null}', columns: ['role'] },
  { name: 'a number', body: '{"display_name":42}', columns: ['display_name'] },
  { name: 'true', body: '{"display_name":true}', columns: ['display_name'] },
  {
    name: 'an object nested',
    body: '{"display_name":{"role":"admin"}}',
    columns: ['display_name'],
    narrower: true,
  },
  {
    name: 'an array nested',
    body: '{"display_name":["admin"]}',
    columns: ['display_name'],
    narrower: true,
  },
  {
    name: 'the role nested',
    body: '{"role":{"role":"admin"}}',
    columns: ['role'],
    narrower: true,
  },
  { name: 'NUL', body: '{"display_name":"A\\u0000"}', columns: ['display_name'], narrower: true },
  {
    name: 'half a character',
    body: '{"display_name":"A\\ud800"}',
    columns: ['display_name'],
    narrower: true,
  },
  {
    name: '81 characters',
    body: JSON.stringify({ display_name: 'x'.repeat(81) }),
    columns: ['display_name'],
  },
  { name: 'an unseen name', body: '{"display_name":"\\u200b"}', columns: ['display_name'] },
  {
    name: 'a picture that is a script',
    body: '{"avatar_url":"javascript:alert(1)"}',
    columns: ['avatar_url'],
  },
  {
    name: 'a statement',
    body: '{"display_name":"\'); update profiles set role = \'admin\'; --"}',
    columns: ['display_name'],
  },
  { name: 'nothing', body: '', http: UNREADABLE },
  { name: 'not JSON', body: 'role=admin', http: UNREADABLE },
  { name: 'a comment', body: '{"display_name":"A"/**/}', http: UNREADABLE },
  { name: 'an object cut off', body: '{"display_name":"A"', http: UNREADABLE },
  { name: 'two objects', body: '{"display_name":"A"}{"role":"admin"}', http: UNREADABLE },
  { name: 'a byte order mark', body: '\ufeff{"display_name":"A"}', http: UNREADABLE },
  { name: 'an empty array', body: '[]', columns: [], isArray: true, narrower: true },
  {
    name: 'an array of one',
    body: '[{"display_name":"A"}]',
    columns: ['display_name'],
    isArray: true,
    narrower: true,
  },
  {
    name: 'an array with the role',
    body: '[{"role":"admin"}]',
    columns: ['role'],
    isArray: true,
    narrower: true,
  },
  {
    name: 'an array of two',
    body: '[{"display_name":"A"},{"display_name":"B"}]',
    columns: ['display_name'],
    isArray: true,
    narrower: true,
  },
  {
    name: 'an array in an array',
    body: '[[{"role":"admin"}]]',
    columns: [],
    isArray: true,
    narrower: true,
  },
  { name: 'bare null', body: 'null', columns: [], narrower: true },
  { name: 'a bare number', body: '42', columns: [], narrower: true },
  { name: 'a bare text', body: '"role"', columns: [], narrower: true },
];

/** What is not `application/json`. PostgREST reads some; the embedded backend none. */
const CONTENT_TYPES: readonly { readonly type: string; readonly body: string }[] = [
  { type: 'text/csv', body: 'role\nadmin' },
  { type: 'text/csv; charset=utf-8', body: 'display_name\nA' },
  { type: 'text/csv', body: 'created_at\n2000-01-01' },
  { type: 'application/x-www-form-urlencoded', body: 'role=admin' },
  {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\ncontent-disposition: form-data; name="role"\r\n\r\nadmin\r\n--x--',
  },
  { type: 'application/octet-stream', body: '{"role":"admin"}' },
  { type: 'text/plain', body: '{"role":"admin"}' },
  { type: 'text/xml', body: '<role>admin</role>' },
  { type: 'application/vnd.pgrst.array+json', body: '[{"role":"admin"}]' },
  { type: 'application/json; charset=utf-16', body: '{"display_name":"A"}' },
  { type: 'application/jsonx', body: '{"display_name":"A"}' },
  { type: 'application/json, text/csv', body: 'role\nadmin' },
];

function bodyByBody(actor: Actor): readonly DataAttempt[] {
  const table = 'profiles';
  const query = `id=eq.${student.id}`;
  const where = `id = '${student.id}'`;
  const common = { actor, table, query, method: 'PATCH', prefer: REPRESENTATION } as const;
  return [
    ...FORMS.map(({ name, body, columns, isArray, http, narrower }) => ({
      ...common,
      name: `changes by ${name}`,
      contentType: JSON_TYPE,
      body,
      ...(http && { http }),
      ...(columns && { sql: updateOf(table, columns, where, isArray) }),
      ...(narrower && { narrower }),
    })),
    ...CONTENT_TYPES.map(({ type, body }) => ({
      ...common,
      name: `changes by ${type}`,
      contentType: type,
      body,
      http: UNREADABLE,
    })),
    ...[null, 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'].map(
      (type) => ({
        ...common,
        name: `changes by JSON of type ${type ?? 'unsaid'}`,
        contentType: type,
        body: '{"display_name":"A"}',
        sql: updateOf(table, ['display_name'], where),
      }),
    ),
    ...['role', 'created_at', 'id,role', 'display_name,role'].map((columns) => ({
      ...common,
      name: `changes the columns ${columns} of a body that has none of them`,
      query: `${query}&columns=${columns}`,
      contentType: JSON_TYPE,
      body: '{"avatar_url":null}',
      sql: updateOf(table, columns.split(','), where),
    })),
    {
      ...common,
      name: 'changes one column of a body that has two',
      query: `${query}&columns=display_name`,
      contentType: JSON_TYPE,
      body: '{"display_name":"A","role":"admin"}',
      sql: updateOf(table, ['display_name'], where),
    },
  ];
}

/** Filters, by which rows could be changed or looked into. */
const FILTERS: readonly {
  readonly query: string;
  readonly where?: string;
  readonly http?: Refusal;
}[] = [
  { query: 'role=eq.student', where: `role = 'student'` },
  { query: 'role=neq.admin', where: `role <> 'admin'` },
  { query: 'role=not.eq.admin', where: `not role = 'admin'` },
  {
    query: 'id=gte.00000000-0000-0000-0000-000000000000',
    where: `id >= '00000000-0000-0000-0000-000000000000'`,
  },
  { query: `id=in.(${student.id},${admin.id})`, where: `id in ('${student.id}', '${admin.id}')` },
  { query: 'id=in.()', where: 'false' },
  { query: 'display_name=like.*a*', where: `display_name like '%a%'` },
  { query: 'display_name=ilike.LENA*', where: `display_name ilike 'LENA%'` },
  { query: 'avatar_url=is.null', where: 'avatar_url is null' },
  { query: 'or=(role.eq.admin,role.eq.parent)', where: `(role = 'admin' or role = 'parent')` },
  {
    query: 'or=(role.eq.admin,and(role.eq.student,display_name.eq.Lena Brooks))',
    where: `(role = 'admin' or (role = 'student' and display_name = 'Lena Brooks'))`,
  },
  { query: `display_name=eq.' or '1'='1`, where: `display_name = ''' or ''1''=''1'` },
  { query: 'id=eq.1', http: { status: 400, code: '22P02' } },
  { query: "id=eq.' or true --", http: { status: 400, code: '22P02' } },
  { query: 'created_at=gt.yesterday evening', http: { status: 400, code: '22007' } },
  { query: 'id=like.a*', http: { status: 404, code: '42883' } },
  { query: 'password=eq.x', http: { status: 400, code: '42703' } },
  { query: 'users.email=eq.x', http: { status: 400, code: 'PGRST100' } },
  { query: 'role=student', http: { status: 400, code: 'PGRST100' } },
  { query: 'role=regexp.x', http: { status: 400, code: 'PGRST100' } },
  { query: 'or=role.eq.admin', http: { status: 400, code: 'PGRST100' } },
  { query: 'or=(role.eq.admin', http: { status: 400, code: 'PGRST100' } },
  { query: 'role)or(1=eq.1', http: { status: 400, code: 'PGRST100' } },
];

function filterByFilter(actor: Actor): readonly DataAttempt[] {
  const common = {
    actor,
    table: 'profiles',
    contentType: JSON_TYPE,
    prefer: REPRESENTATION,
  } as const;
  return FILTERS.flatMap(({ query, where, http }) => [
    {
      ...common,
      name: `reads where ${query}`,
      method: 'GET',
      query: `${query}&order=id`,
      body: null,
      ...(http
        ? { http }
        : { sql: `select * from public.profiles where ${where} and $1::text is null order by id` }),
    },
    {
      ...common,
      name: `changes where ${query}`,
      method: 'PATCH',
      query,
      body: '{"avatar_url":"https://a.example"}',
      ...(http
        ? { http }
        : {
            sql: `update public.profiles set avatar_url = $1::json ->> 'avatar_url' where ${where} returning *`,
          }),
    },
  ]);
}

/** All attempts of one person. */
export function attemptsOf(actor: Actor): readonly DataAttempt[] {
  return [
    ...columnByColumn(actor, 'profiles'),
    ...columnByColumn(actor, 'account_roles'),
    ...bodyByBody(actor),
    ...filterByFilter(actor),
  ];
}
