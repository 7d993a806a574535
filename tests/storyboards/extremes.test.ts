// Each screen with each extreme of its content, and with each role where roles differ: the export of a
// story that shows it, or the reason why none does.
import { expect, test } from 'vitest';
import { writtenFiles } from '../support/writtenStories.ts';
import type { Role } from '../../src/domain/roles.ts';

type Extreme = 'nothing' | 'one' | 'many' | 'long' | 'wide' | 'rightToLeft';
/** The export of a story, or a reason. */
type Cells = Record<Extreme, string>;
/** By role, where signed-in visitors see it differently. */
type Screen = Cells | Record<Role, Cells>;

const every = (cell: string): Cells => ({
  nothing: cell,
  one: cell,
  many: cell,
  long: cell,
  wide: cell,
  rightToLeft: cell,
});

const written = 'Its words are fixed, and the same for everybody.';
const filled = 'The academy’s own content, which always has several.';
const nobody = 'It shows nobody’s name.';
const wraps = 'Its long words are wider than any letters.';
const content = {
  nothing: filled,
  one: filled,
  many: filled,
  long: 'LongContent',
  wide: wraps,
  rightToLeft: 'LongContent',
};
const learner = (role: 'Student' | 'Parent'): Cells => ({
  nothing: `${role}NothingYet`,
  one: `${role}OneCourse`,
  many: `${role}ManyCourses`,
  ...name(role),
});
const name = (role: 'Student' | 'Parent' | 'Instructor' | 'Admin') => ({
  long: `${role}LongName`,
  wide: `${role}WideLetters`,
  rightToLeft: `${role}RightToLeft`,
});
const state = 'It is a state of the statechart, whose storyboard shows it.';
const address = 'An address has letters from left to right alone.';
const form = { one: 'A form is one message.', many: 'A form is one message.' };

const screens: Record<string, Screen> = {
  About: content,
  Audience: content,
  Blog: content,
  Contact: {
    ...form,
    nothing: state,
    long: 'LongContent',
    wide: wraps,
    rightToLeft: 'LongContent',
  },
  Courses: { ...content, nothing: 'A category is offered only with courses in it.', one: 'Data' },
  Curriculum: every(written),
  'Curriculum band': content,
  Dashboard: {
    student: { ...learner('Student'), long: 'LongName' },
    parent: learner('Parent'),
    instructor: {
      nothing: 'Instructor',
      one: 'Courses of an instructor’s own are still to come.',
      many: 'Courses of an instructor’s own are still to come.',
      ...name('Instructor'),
    },
    admin: {
      nothing: 'Admin',
      one: 'The tables are still to come.',
      many: 'The tables are still to come.',
      ...name('Admin'),
    },
  },
  Donate: {
    nothing: state,
    one: 'OneCent',
    many: 'AFortune',
    long: 'AFortune',
    wide: nobody,
    rightToLeft: nobody,
  },
  Events: { ...content, nothing: 'AllAreOver' },
  Home: every(written),
  Legal: every(written),
  'Not found': every(written),
  Programs: content,
  Session: every('It shows other screens while a session is looked for: theirs are there.'),
  'Sign in': {
    ...form,
    nothing: state,
    long: 'LongAddress',
    wide: wraps,
    rightToLeft: address,
  },
  'Sign up': {
    ...form,
    nothing: state,
    long: 'SixtyLetters',
    wide: wraps,
    rightToLeft: 'RightToLeftName',
  },
  Volunteer: content,
};

const sources = new Map(writtenFiles.map(({ title, source }) => [title, source]));

test('every screen with stories is in the table', () => {
  const titles = [...sources.keys()].flatMap((title) => /^Screens\/(.+)$/.exec(title)?.[1] ?? []);
  expect(Object.keys(screens).toSorted()).toEqual(titles.toSorted());
});

test('every cell is a story, or a reason in a sentence', () => {
  const cells = Object.entries(screens).flatMap(([screen, of]) =>
    ('nothing' in of ? [of] : Object.values(of)).flatMap((each) =>
      Object.entries(each).map(([extreme, cell]) => ({ screen, extreme, cell })),
    ),
  );
  expect(cells.length).toBe((Object.keys(screens).length + 3) * 6);
  const empty = cells.filter(({ screen, cell }) => {
    const source = sources.get(`Screens/${screen}`) ?? '';
    return /\s/.test(cell) ? !cell.endsWith('.') : !source.includes(`export const ${cell} = `);
  });
  expect(empty).toEqual([]);
});
