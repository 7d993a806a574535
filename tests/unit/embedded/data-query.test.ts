import { describe, expect, test } from 'vitest';
import { DataError } from '../../../scripts/embedded-supabase/data-error.ts';
import { readQuery } from '../../../scripts/embedded-supabase/data-query.ts';

const COLUMNS = { id: 'uuid', name: 'text', born: 'timestamptz' };
const people = { name: 'people', columns: new Map(Object.entries(COLUMNS)) };
const ID = 'A0000000-0000-4000-8000-00000000000f';

/** What the database is asked for, or the refusal as status, code and words. */
function ask(query: string, isRead = true): unknown {
  try {
    const read = readQuery(new URLSearchParams(query), people, isRead);
    return {
      ...read,
      parameters: decodeURIComponent(read.parameters.toString().replaceAll('+', ' ')),
      reads: [...read.reads],
      returns: [...read.returns],
    };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return [error.status, error.code, error.message];
  }
}

const ALL = ['id', 'name', 'born'];
const asked = (parameters: string, more = {}) => ({
  parameters,
  reads: [],
  returns: ALL,
  hasFilter: false,
  columns: undefined,
  ...more,
});
const unreadable = (name: string) => [400, 'PGRST100', `failed to parse the parameter "${name}"`];
const unknown = (column: string) => [400, '42703', `column people.${column} does not exist`];

describe('select', () => {
  test.each([
    ['', asked('select=*')],
    ['apikey=x', asked('select=*')],
    ['select=*', asked('select=*')],
    ['select=name', asked('select=name', { returns: ['name'] })],
    ['select=id,who:name', asked('select=id,who:name', { returns: ['id', 'name'] })],
    ['select=name,*', asked('select=name,*', { returns: ['name', 'id', 'born'] })],
    ['select=password', unknown('password')],
    ['select=', unreadable('select')],
    ['select=id,', unreadable('select')],
    ['select=name::int', unreadable('select')],
    ['select=name->x', unreadable('select')],
    ['select=users', unknown('users')],
    ['select=x(', unreadable('select')],
    ['select=id)', unreadable('select')],
    ['select=-name', unreadable('select')],
    ['select=name as x', unreadable('select')],
    ['select=count()', [400, 'PGRST123', 'Use of aggregate functions is not allowed']],
    ['select=-count()', unreadable('select')],
    ['select=total:count()', [400, 'PGRST123', 'Use of aggregate functions is not allowed']],
    ['select=n:name.max()', [400, 'PGRST123', 'Use of aggregate functions is not allowed']],
    ['select=id.sum(),name.avg()', [400, 'PGRST123', 'Use of aggregate functions is not allowed']],
  ])('%s', (query, expected) => {
    expect(ask(query)).toEqual(expected);
  });

  test.each([
    ['users(*)', 'users'],
    ['id,users(id,posts(*))', 'users'],
    ['who:users!owner!inner(id)', 'users'],
    ['...users(id)', 'users'],
    ['xcount(x)', 'xcount'],
    ['users.count()x', undefined],
    ['?users(id)', undefined],
  ])('of another table, %s', (select, table) => {
    const message = `Could not find a relationship between 'people' and '${table}' in the schema cache`;
    expect(ask(`select=${select}`)).toEqual(
      table === undefined ? unreadable('select') : [400, 'PGRST200', message],
    );
  });
});

test.each([
  ['order=', asked('select=*')],
  ['order=name', asked('select=*&order=name', { reads: ['name'] })],
  [
    'order=name.desc.nullslast,id.asc,born.nullsfirst',
    asked('select=*&order=name.desc.nullslast,id.asc,born.nullsfirst', {
      reads: ['name', 'id', 'born'],
    }),
  ],
  ['order=password', unknown('password')],
  ['order=name.up', unreadable('order')],
  ['order=name,', unreadable('order')],
  ['order=users(name)', unreadable('order')],
  ['order=.name', unreadable('order')],
])('%s', (query, expected) => {
  expect(ask(query)).toEqual(expected);
});

describe('limit and offset', () => {
  test.each([
    ['limit=10&offset=0', asked('select=*&limit=10&offset=0')],
    ['limit=123456789', asked('select=*&limit=123456789')],
    ['limit=1234567890', unreadable('limit')],
    ['limit=', unreadable('limit')],
    ['limit=1x', unreadable('limit')],
    ['offset=x1', unreadable('offset')],
    ['limit=-1', [416, 'PGRST103', 'Requested range not satisfiable']],
    ['offset=-12', [416, 'PGRST103', 'Requested range not satisfiable']],
    ['limit=x-1', unreadable('limit')],
    ['limit=-1x', unreadable('limit')],
    ['limit=-', unreadable('limit')],
  ])('%s', (query, expected) => {
    expect(ask(query)).toEqual(expected);
  });

  test('limit no change: more would be changed than was meant', () => {
    expect(ask('limit=1', false)).toEqual(unreadable('limit'));
    expect(ask('offset=1', false)).toEqual(unreadable('offset'));
    expect(ask('', false)).toEqual(asked('select=*'));
  });
});

describe('columns and on_conflict', () => {
  const missing = [
    400,
    'PGRST204',
    "Could not find the 'password' column of 'people' in the schema cache",
  ];
  test.each([
    ['columns=name', asked('select=*', { columns: ['name'] })],
    ['columns="name",born', asked('select=*', { columns: ['name', 'born'] })],
    ['columns="n\\ame"', asked('select=*', { columns: ['name'] })],
    [
      'columns="a\nb"',
      [400, 'PGRST204', "Could not find the 'a\nb' column of 'people' in the schema cache"],
    ],
    ['columns=password', missing],
    ['columns=name,password', missing],
    ['on_conflict=id', asked('select=*&on_conflict=id')],
    ['on_conflict="id",name', asked('select=*&on_conflict=id,name')],
    ['on_conflict=password', missing],
  ])('%s', (query, expected) => {
    expect(ask(query)).toEqual(expected);
  });
});

const filtered = (query: string, ...reads: string[]) =>
  asked(`select=*&${query}`, { hasFilter: true, reads });

test.each([
  ['born=eq.2026-11-20T09:00:00Z', 'born=eq.2026-11-20T09:00:00+00:00'],
  ['born=not.gt.2026-11-20 11:00:00.120500+02', 'born=not.gt.2026-11-20T09:00:00.1205+00:00'],
  [
    'born=in.("2026-11-20",2026-11-20T09:00Z)',
    'born=in.("2026-11-20T00:00:00+00:00","2026-11-20T09:00:00+00:00")',
  ],
  ['born=in.()', 'born=in.()'],
  ['born=is.null', 'born=is.null'],
  [
    'or=(born.lt.2026-11-20,not.and(name.eq.x,born.gte."2026-11-20T09:00:00Z"))',
    'or=(born.lt."2026-11-20T00:00:00+00:00",not.and(name.eq.x,born.gte."2026-11-20T09:00:00+00:00"))',
  ],
])('a time is asked for as it is stored: %s', (query, stored) => {
  const read = readQuery(new URLSearchParams(query.replaceAll('+', '%2B')), people, true);
  const [, ...parameters] = read.parameters;
  expect(parameters.map((parameter) => parameter.join('='))).toEqual([stored]);
});

describe('a filter', () => {
  test.each([
    ['name=eq.x', 'name'],
    ['name=neq.', 'name'],
    ['name=gt.a.b', 'name'],
    ['name=gte.a\nb', 'name'],
    ['name=lt.x', 'name'],
    ['name=not.lte.x', 'name'],
    ['name=isdistinct.x', 'name'],
    [`id=eq.${ID}`, 'id'],
    [`id=in.(${ID},"${ID}")`, 'id'],
    ['id=in.()', 'id'],
    ['name=in.("a,b",c)', 'name'],
    ['name=in.("a\\"b","(")', 'name'],
    ['name=in.((a,b),c)', 'name'],
    ['name=like.*x*', 'name'],
    ['name=not.ilike.x', 'name'],
    ['name=is.null', 'name'],
    ['name=not.is.NOT_NULL', 'name'],
  ])('%s', (query, column) => {
    expect(ask(query)).toEqual(filtered(query, column));
  });

  test.each([
    ['name=x', unreadable('name')],
    ['name=', unreadable('name')],
    ['name=.x', unreadable('name')],
    ['name=EQ.x', unreadable('name')],
    ['name=xnot.eq.x', unreadable('name')],
    ['name=-eq.x', unreadable('name')],
    ['name=match.x', unreadable('name')],
    ['name=match.null', unreadable('name')],
    ['name=is.true', unreadable('name')],
    ['name=is.nullx', unreadable('name')],
    ['name=is.xnull', unreadable('name')],
    ['name=in.a,b', unreadable('name')],
    ['name=in.x(a)', unreadable('name')],
    ['name=in.(a)x', unreadable('name')],
    ['name=in.(a)(b)', unreadable('name')],
    ['name=in.(a))', unreadable('name')],
    ['name=in.((a)', unreadable('name')],
    ['name=in.)a(', unreadable('name')],
    ['name=in.(")', unreadable('name')],
    ['name=in.(a),(b)', unreadable('name')],
    ['password=eq.x', unknown('password')],
    ['users.name=eq.x', unreadable('users.name')],
    ['name)or(id=eq.x', unreadable('name)or(id')],
    ['=eq.x', unreadable('')],
    ['id=eq.1', [400, '22P02', 'invalid input syntax for type uuid']],
    [`id=eq.${ID}0`, [400, '22P02', 'invalid input syntax for type uuid']],
    [`id=eq.x${ID}`, [400, '22P02', 'invalid input syntax for type uuid']],
    ['id=in.(1)', [400, '22P02', 'invalid input syntax for type uuid']],
    [`id=in.(${ID},)`, [400, '22P02', 'invalid input syntax for type uuid']],
    ['id=in.(,1)', [400, '22P02', 'invalid input syntax for type uuid']],
    [`id=in.("${ID}"x)`, [400, '22P02', 'invalid input syntax for type uuid']],
    [`id=in.(x"${ID}")`, [400, '22P02', 'invalid input syntax for type uuid']],
    ['born=lt.yesterday', [400, '22007', 'invalid input syntax for type timestamp with time zone']],
    ['name=eq.a%00', [400, '22P02', 'invalid input syntax for type text']],
    ['name=in.(a,%00)', [400, '22P02', 'invalid input syntax for type text']],
    ['name=like.a%00', [400, '22P02', 'invalid input syntax for type text']],
    ['id=like.a*', [404, '42883', 'operator does not exist: uuid like unknown']],
    ['born=ilike.2026*', [404, '42883', 'operator does not exist: timestamptz ilike unknown']],
  ])('%j', (query, expected) => {
    expect(ask(query)).toEqual(expected);
  });

  test('comes as often as it is sent, in its order', () => {
    expect(ask('name=gt.a&id=is.null&name=lt.z')).toEqual(
      filtered('name=gt.a&id=is.null&name=lt.z', 'name', 'id'),
    );
  });

  test('is one however it is named, and none of the others is', () => {
    const none = 'apikey=x&columns=name&on_conflict=id&order=name&select=id&limit=1&offset=1';
    expect(ask(none)).toMatchObject({ hasFilter: false });
  });
});

describe('and, or', () => {
  const nested = (depth: number) => `${'and('.repeat(depth)}id.is.null${')'.repeat(depth)}`;
  test.each([
    ['or=(name.eq.x,id.is.null)', ['name', 'id']],
    ['and=(name.eq.x)', ['name']],
    ['not.or=(name.eq.x)', ['name']],
    ['not.and=(name.not.like.*x*)', ['name']],
    ['or=(name.eq.x,not.and(id.is.null,born.is.null))', ['name', 'id', 'born']],
    ['or=(name.eq."a,b)",or(id.is.null))', ['name', 'id']],
    ['or=(name.eq.a\nb)', ['name']],
    ['or=(or(name.eq.a\nb))', ['name']],
    [`or=(${nested(5)})`, ['id']],
  ])('%j', (query, reads) => {
    expect(ask(query)).toEqual(filtered(query, ...reads));
  });

  test.each([
    ['or=name.eq.x', unreadable('or')],
    ['or=(name.eq.x', unreadable('or')],
    ['or=()', unreadable('or')],
    ['or=(name)', unreadable('or')],
    ['or=(name.)', unreadable('or')],
    ['or=(.eq.x)', unreadable('or')],
    ['or=(users.name.eq.x)', unknown('users')],
    ['or=(x-name.eq.x)', unreadable('or')],
    ['or=(xand(id.is.null))', unreadable('or')],
    ['or=(and(id.is.null)x)', unreadable('or')],
    ['not.and=(or(id.is.null)', unreadable('not.and')],
    ['or=(password.eq.x)', unknown('password')],
    ['or=(id.eq.1)', [400, '22P02', 'invalid input syntax for type uuid']],
    ['or=(name.match.x)', unreadable('name')],
    [`or=(${nested(6)})`, unreadable('or')],
  ])('%s', (query, expected) => {
    expect(ask(query)).toEqual(expected);
  });
});
