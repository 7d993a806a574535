import { SAMPLE, type Actor } from './support.ts';

/**
 * Every combination of actor, table, method, column and form of body for a change through the Data
 * API, with the outcome in PostgREST, which is one of two:
 *
 * - `http`: PostgREST refuses without reaching Postgres, or the embedded backend does instead of it;
 * - `sql`: PostgREST sends this statement: the raw body is its one parameter, and `json_to_record`
 * extracts the columns.
 *
 * The embedded backend must answer the same. Requests that it does not support, and filters:
 * data-api.test.ts.
 */
export interface DataAttempt {
  readonly name: string;
  readonly actor: Actor;
  readonly table: TableName;
  readonly method: string;
  readonly query: string;
  readonly prefer: string;
  readonly body: string | null;
  readonly http?: Refusal;
  readonly sql?: string;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
}

export type TableName = 'profiles' | 'account_roles';

const FRESH = 'c0000000-0000-4000-8000-000000000009';
const { student } = SAMPLE;

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

function record(table: TableName, columns: readonly string[]): string {
  const { columns: types } = TABLES[table];
  const typed = columns.map((column) => `"${column}" ${types[column] ?? 'text'}`).join(', ');
  return `json_to_record($1::json) as body(${typed})`;
}

/** PATCH as PostgREST writes it. */
function updateOf(table: TableName, columns: readonly string[], where: string) {
  const set = columns.map((column) => `"${column}" = body."${column}"`).join(', ');
  return `update public.${table} set ${set} from ${record(table, columns)}
    where ${table}.${where} returning ${table}.*`;
}

function insertOf(table: TableName, columns: readonly string[]): string {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return `insert into public.${table} (${list}) select ${list} from ${record(table, columns)}
    returning ${table}.*`;
}

const REPRESENTATION = 'return=representation';

/** Each single column with every verb, on the student's row, by one actor. */
function columnByColumn(actor: Actor, table: TableName): readonly DataAttempt[] {
  const { key, columns, values } = TABLES[table];
  const row = `${key}=eq.${student.id}`;
  const where = `${key} = '${student.id}'`;
  const common = { actor, table, prefer: REPRESENTATION } as const;
  return [
    ...Object.keys(columns).flatMap((column): readonly DataAttempt[] => {
      const change = {
        ...common,
        method: 'PATCH',
        query: row,
        body: JSON.stringify({ [column]: values[column] }),
        sql: updateOf(table, [column], where),
      };
      return [
        { ...change, name: `updates ${column}` },
        { ...change, name: `updates ${column} without looking at it`, prefer: 'return=minimal' },
        {
          ...common,
          name: `inserts ${column}`,
          method: 'POST',
          query: '',
          body: JSON.stringify({ [column]: values[column], [key]: FRESH }),
          sql: insertOf(table, column === key ? [key] : [column, key]),
        },
        {
          ...common,
          name: `upserts ${column}`,
          method: 'POST',
          query: '',
          prefer: `${REPRESENTATION},resolution=merge-duplicates`,
          body: JSON.stringify({ [column]: values[column], [key]: student.id }),
          http: { status: 400, code: 'PGRST100' },
        },
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

/** Every form of body that results in a statement, and the columns that PostgREST finds in it. */
const FORMS: readonly (readonly [body: string, ...columns: string[]])[] = [
  ['{"display_name":"A"}', 'display_name'],
  [' \n{ "display_name" : "A" }\t', 'display_name'],
  ['{"display_name":"A","avatar_url":null}', 'display_name', 'avatar_url'],
  ['{"display_name":"A","role":"admin"}', 'display_name', 'role'],
  ['{"display_name":"A","created_at":"2000-01-01"}', 'display_name', 'created_at'],
  ['{"display_name":"A","display_name":"B"}', 'display_name'],
  ['{"role":"student","role":"admin"}', 'role'],
  [String.raw`{"display_name":"A","display\u005fname":"B"}`, 'display_name'],
  [String.raw`{"\u0072ole":"admin"}`, 'role'],
  ['{"display_name":null}', 'display_name'],
  ['{"role":null}', 'role'],
  ['{"display_name":42}', 'display_name'],
  ['{"display_name":true}', 'display_name'],
  [JSON.stringify({ display_name: 'x'.repeat(81) }), 'display_name'],
  [String.raw`{"display_name":"\u200b"}`, 'display_name'],
  ['{"avatar_url":"javascript:alert(1)"}', 'avatar_url'],
  [`{"display_name":"'); update profiles set role = 'admin'; --"}`, 'display_name'],
];

function bodyByBody(actor: Actor): readonly DataAttempt[] {
  const table = 'profiles';
  return FORMS.map(([body, ...columns]) => ({
    actor,
    table,
    query: `id=eq.${student.id}`,
    method: 'PATCH',
    prefer: REPRESENTATION,
    name: `changes by ${body}`,
    body,
    sql: updateOf(table, columns, `id = '${student.id}'`),
  }));
}

export function attemptsOf(actor: Actor): readonly DataAttempt[] {
  return [
    ...columnByColumn(actor, 'profiles'),
    ...columnByColumn(actor, 'account_roles'),
    ...bodyByBody(actor),
  ];
}
