import type { TableSpec } from 'msw-supabase';
import { people } from '../../mocks/fixtures/people.ts';
import type { Actor } from './profiles-matrix.ts';

/** The example of docs/how-to/a-table.md, on the embedded backend, on Postgres and in the mocks. */
export const MIGRATION = `
  create table public.courses (
    id bigint primary key,
    title text not null unique check (length(title) <= 80),
    level integer not null,
    price numeric not null default 0,
    is_open boolean not null default true,
    starts_at timestamptz
  );
  alter table public.courses enable row level security;
  create policy "everyone reads open courses" on public.courses
  for select to anon, authenticated using (is_open = true);
  revoke all on public.courses from anon, authenticated;
  grant select on public.courses to anon, authenticated;

  create table public.enrollments (
    id uuid primary key,
    user_id uuid not null references public.profiles (id) on delete cascade,
    course_id bigint not null references public.courses (id),
    progress integer not null default 0 check (progress >= 0 and progress <= 100),
    note text,
    unique (user_id, course_id)
  );
  create index enrollments_course_id on public.enrollments (course_id);
  alter table public.enrollments enable row level security;
  create policy "people read their own enrollments" on public.enrollments
  for select to authenticated using (auth.uid() = user_id);
  create policy "people enrol themselves" on public.enrollments
  for insert to authenticated with check (auth.uid() = user_id);
  create policy "people update their own enrollments" on public.enrollments
  for update to authenticated using (auth.uid() = user_id) with check (auth.uid() = user_id);
  create policy "people leave" on public.enrollments
  for delete to authenticated using (auth.uid() = user_id);
  revoke all on public.enrollments from anon, authenticated;
  grant select, delete on public.enrollments to authenticated;
  grant insert (id, user_id, course_id, note), update (progress, note) on public.enrollments
  to authenticated;
`;

const { student, parent } = people;
const id = (digit: number) => `e0000000-0000-4000-8000-00000000000${digit}`;

export const COURSES = [
  [1, 'Saving, a start', 1, 0, true, '2027-01-11T09:00:00+00:00'],
  [2, 'Budgets', 2, 12.5, true, '2027-02-01T08:00:00+00:00'],
  [3, 'Debts (and scams)', 3, 20, true, null],
  [4, '100% taxes', 3, 7.25, true, '2027-03-01T00:00:00+00:00'],
  [5, 'Closed', 4, 99, false, null],
] as const;

export const ENROLLMENTS = [
  [id(1), student.id, 1, 40, 'a "quoted" note'],
  [id(2), student.id, 2, 0, null],
  [id(3), parent.id, 1, 100, 'done'],
] as const;

const literal = (value: string | number | boolean | null): string =>
  typeof value === 'string' ? `'${value}'` : String(value);
const tuples = (rows: readonly (readonly (string | number | boolean | null)[])[]): string =>
  rows.map((row) => `(${row.map(literal).join(', ')})`).join(', ');

export const SEED = `
  insert into public.courses (id, title, level, price, is_open, starts_at)
  values ${tuples(COURSES)};
  insert into public.enrollments (id, user_id, course_id, progress, note)
  values ${tuples(ENROLLMENTS)};
`;

/** The same tables in the mocks. */
export const TABLES: Readonly<Record<string, TableSpec>> = {
  courses: {
    columns: {
      id: { type: 'int8', notNull: true },
      title: { type: 'text', notNull: true },
      level: { type: 'int4', notNull: true },
      price: { type: 'numeric', notNull: true, default: 0 },
      is_open: { type: 'bool', notNull: true, default: true },
      starts_at: { type: 'timestamptz' },
    },
    primaryKey: ['id'],
    unique: { courses_title_key: ['title'] },
    access: () => ({ select: ({ is_open }) => is_open === true }),
    rows: COURSES.map(([key, title, level, price, is_open, starts_at]) => ({
      id: key,
      title,
      level,
      price,
      is_open,
      starts_at,
    })),
  },
  enrollments: {
    columns: {
      id: { type: 'uuid', notNull: true },
      user_id: { type: 'uuid', notNull: true },
      course_id: { type: 'int8', notNull: true },
      progress: { type: 'int4', notNull: true, default: 0 },
      note: { type: 'text' },
    },
    primaryKey: ['id'],
    unique: { enrollments_user_id_course_id_key: ['user_id', 'course_id'] },
    checks: {
      enrollments_progress_check: ({ progress }) =>
        Number(progress) >= 0 && Number(progress) <= 100,
    },
    access(caller) {
      if (caller === undefined) return {};
      const owns = ({ user_id }: { user_id?: unknown }) => user_id === caller.id;
      const update = { columns: ['progress', 'note'], rows: owns };
      const insert = { columns: ['id', 'user_id', 'course_id', 'note'], rows: owns };
      return { select: owns, insert, update, delete: owns };
    },
    rows: ENROLLMENTS.map(([key, user_id, course_id, progress, note]) => ({
      id: key,
      user_id,
      course_id,
      progress,
      note,
    })),
  },
};

/** One request, and the statement that PostgREST generates for it. */
export interface Ask {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The table and the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly sql: string;
}

const read = (path: string, sql: string): Ask => ({ method: 'GET', path, sql });

/** filters.test.ts has every operator for every type. */
const COURSE_QUERIES: readonly (readonly [query: string, where: string])[] = [
  ['', 'true'],
  [
    'title=in.("Saving, a start","Debts (and scams)")',
    `title in ('Saving, a start', 'Debts (and scams)')`,
  ],
  ['title=like.100\\%*', `title like '100\\%%'`],
  [
    'or=(title.eq."Saving, a start",and(level.gte.3,starts_at.is.null))',
    `title = 'Saving, a start' or (level >= 3 and starts_at is null)`,
  ],
  ['not.or=(level.eq.1,level.eq.2)', 'not (level = 1 or level = 2)'],
  ['level=gt.1&level=lt.3', 'level > 1 and level < 3'],
  ['colour=eq.1', 'colour = 1'],
];

const ENROLLMENT_QUERIES: readonly (readonly [query: string, where: string])[] = [
  ['', 'true'],
  ['or=(progress.eq.100,progress.eq.0)', 'progress = 100 or progress = 0'],
  [`not.and=(progress.gte.0,note.is.null)`, 'not (progress >= 0 and note is null)'],
  ['note=eq.a "quoted" note', `note = 'a "quoted" note'`],
];

const ROW = id(9);
const insert = (rows: readonly (readonly [string, string, number])[]): Ask => ({
  method: 'POST',
  path: 'enrollments?select=id,progress',
  body: rows.map(([key, user_id, course_id]) => ({ id: key, user_id, course_id })),
  sql: `insert into enrollments (id, user_id, course_id) values ${tuples(rows)} returning id, progress`,
});
const update = (
  where: string,
  condition: string,
  body: Readonly<Record<string, unknown>>,
): Ask => ({
  method: 'PATCH',
  path: `enrollments?select=id,progress&${where}`,
  body,
  sql: `update enrollments set ${Object.entries(body)
    .map(([name, value]) => `${name} = ${literal(value as string)}`)
    .join(', ')} where ${condition} returning id, progress`,
});
const remove = (where: string, condition: string): Ask => ({
  method: 'DELETE',
  path: `enrollments?select=id&${where}`,
  sql: `delete from enrollments where ${condition} returning id`,
});

/** Every kind of request that the three answer alike. */
export const ASKS: readonly Ask[] = [
  ...COURSE_QUERIES.map(([query, where]) =>
    read(
      `courses?select=id,name:title,price,starts_at&order=level.desc,id&${query}`,
      `select id, title as name, price, starts_at from courses where ${where} order by level desc, id`,
    ),
  ),
  ...[
    ['limit=2&offset=1', 'limit 2 offset 1'],
    ['limit=0', 'limit 0'],
    ['offset=9', 'offset 9'],
  ].map(([page, sql]) =>
    read(`courses?select=id&order=id&${page}`, `select id from courses order by id ${sql}`),
  ),
  ...ENROLLMENT_QUERIES.map(([query, where]) =>
    read(
      `enrollments?select=id,progress,note&order=id&${query}`,
      `select id, progress, note from enrollments where ${where} order by id`,
    ),
  ),
  insert([[ROW, student.id, 3]]),
  insert([
    [ROW, student.id, 3],
    [id(8), student.id, 4],
  ]),
  insert([
    [ROW, student.id, 3],
    [id(8), parent.id, 4],
  ]),
  insert([[ROW, student.id, 1]]),
  insert([[id(1), student.id, 4]]),
  {
    ...insert([]),
    body: { id: ROW, user_id: student.id, course_id: 3, progress: 100 },
    sql: `insert into enrollments (id, user_id, course_id, progress) values ('${ROW}', '${student.id}', 3, 100) returning id, progress`,
  },
  update(`id=eq.${id(1)}`, `id = '${id(1)}'`, { progress: 50 }),
  update(`id=eq.${id(1)}`, `id = '${id(1)}'`, { progress: '60', note: null }),
  update(`id=eq.${id(1)}`, `id = '${id(1)}'`, { progress: 101 }),
  update(`id=eq.${id(1)}`, `id = '${id(1)}'`, { progress: 'half' }),
  update(`id=eq.${id(1)}`, `id = '${id(1)}'`, { user_id: parent.id }),
  update('or=(progress.gte.0,note.is.null)', 'progress >= 0 or note is null', { progress: 2 }),
  remove(`id=in.(${id(1)},${id(3)})`, `id in ('${id(1)}', '${id(3)}')`),
];

/** Who asks: the rows are the student's, except one of the parent's. */
export const ACTORS = ['student', 'parent', 'anon'] as const satisfies readonly Actor[];
