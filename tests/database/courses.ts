import type { TableSpec } from 'msw-supabase';
import { people } from '../../mocks/fixtures/people.ts';
import { changesOf, insertSql, isIn, read, type Ask, type Where } from './asks.ts';

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

const course = (
  key: number,
  title: string,
  level: number,
  price: number,
  starts_at: string | null,
  is_open = true,
) => ({ id: key, title, level, price, is_open, starts_at });

const COURSES = [
  course(1, 'Saving, a start', 1, 0, '2027-01-11T09:00:00+00:00'),
  course(2, 'Budgets', 2, 12.5, '2027-02-01T08:00:00+00:00'),
  course(3, 'Debts (and scams)', 3, 20, null),
  course(4, '100% taxes', 3, 7.25, '2027-03-01T00:00:00+00:00'),
  course(5, 'Closed', 4, 99, null, false),
];

const enrollment = (digit: number, user_id: string, course_id: number) => ({
  id: id(digit),
  user_id,
  course_id,
});

const ENROLLMENTS = [
  { ...enrollment(1, student.id, 1), progress: 40, note: 'a "quoted" note' },
  { ...enrollment(2, student.id, 2), progress: 0, note: null },
  { ...enrollment(3, parent.id, 1), progress: 100, note: 'done' },
];

export const SEED = `${insertSql('courses', COURSES)}; ${insertSql('enrollments', ENROLLMENTS)};`;

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
    rows: COURSES,
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
    rows: ENROLLMENTS,
  },
};

/** filters.test.ts compares every operator and type. */
const COURSE_QUERIES: readonly Where[] = [
  ['', 'true'],
  isIn('id', 1, 3, 5),
  [
    'title=in.("Saving, a start","Debts (and scams)")',
    `title in ('Saving, a start', 'Debts (and scams)')`,
  ],
  ['title=like.*s*', `title like '%s%'`],
  ['title=ilike.b*', `title ilike 'b%'`],
  ['title=like.100\\%*', `title like '100\\%%'`],
  ['title=not.like.*a*', `title not like '%a%'`],
  ['or=(level.eq.1,price.gt.12)', 'level = 1 or price > 12'],
  [
    'or=(title.eq."Saving, a start",and(level.gte.3,starts_at.is.null))',
    `title = 'Saving, a start' or (level >= 3 and starts_at is null)`,
  ],
  ['not.or=(level.eq.1,level.eq.2)', 'not (level = 1 or level = 2)'],
  ['level=neq.1&level=neq.2', 'level <> 1 and level <> 2'],
  ['level=gt.1&level=lt.3', 'level > 1 and level < 3'],
  ['starts_at=is.not_null', 'starts_at is not null'],
  ['colour=eq.1', 'colour = 1'],
];

const ENROLLMENT_QUERIES: readonly Where[] = [
  ['', 'true'],
  isIn('id', id(1), id(3)),
  ['note=like.*', `note like '%'`],
  ['note=ilike.D*', `note ilike 'd%'`],
  ['or=(progress.eq.100,progress.eq.0)', 'progress = 100 or progress = 0'],
  [`not.and=(progress.gte.0,note.is.null)`, 'not (progress >= 0 and note is null)'],
];

const { insert, update, remove } = changesOf('enrollments', 'id,progress');
const FIRST = isIn('id', id(1));
const ONE_OF_EACH = isIn('id', id(1), id(3));
const ALL: Where = ['or=(progress.gte.0,note.is.null)', 'progress >= 0 or note is null'];
const NEW = enrollment(9, student.id, 3);

/** Every kind of request that the three answer alike. */
export const COURSE_ASKS: readonly Ask[] = [
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
  insert(NEW),
  insert(NEW, enrollment(8, student.id, 4)),
  insert(NEW, enrollment(8, parent.id, 4)),
  insert(enrollment(9, student.id, 1)),
  insert(enrollment(1, student.id, 4)),
  insert({ ...NEW, progress: 100 }),
  ...[
    { progress: 50 },
    { progress: '60', note: null },
    { progress: 101 },
    { progress: 'half' },
    { user_id: parent.id },
  ].map((body) => update(FIRST, body)),
  update(ONE_OF_EACH, { progress: 1 }),
  update(ALL, { progress: 2 }),
  update(['note=like.*', `note like '%'`], { progress: 3 }),
  update(['progress=neq.0&progress=neq.40', 'progress not in (0, 40)'], { progress: 4 }),
  remove(ONE_OF_EACH),
  remove(ALL),
  remove(['progress=not.lt.0', 'not progress < 0']),
];
