// Each screen with each extreme of its content, and with each role where roles differ: the export of a
// story that shows it, or the reason why none does.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyFiles } from '../../packages/storybook-addon-statecharts/src/pictures/storyFiles.ts';
import { titleIn } from '../../packages/storybook-addon-statecharts/src/pictures/storyTitles.ts';
import type { Role } from '../../src/domain/roles.ts';

type Extreme = 'nothing' | 'one' | 'many' | 'long' | 'wide' | 'rightToLeft';
/** For each extreme the export of a story, or a reason; `others` for those that are not listed. */
type Cells = Partial<Record<Extreme, string>> & { others: string };
/** By role, where signed-in visitors see it differently. */
type Screen = Cells | Record<Role, Cells>;

const wraps = 'Its long words are wider than any letters.';
const written = { others: 'Its words are fixed, and the same for everybody.' };
const content = {
  others: 'The academy’s own content, which always has several.',
  long: 'LongContent',
  wide: wraps,
  rightToLeft: 'LongContent',
};
const form = { others: 'A form is one message.', wide: wraps };
const name = (role: 'Student' | 'Parent' | 'Instructor' | 'Admin') => ({
  long: `${role}LongName`,
  wide: `${role}WideLetters`,
  rightToLeft: `${role}RightToLeft`,
});
const learner = (role: 'Student' | 'Parent'): Cells => ({
  nothing: `${role}NothingYet`,
  one: `${role}OneCourse`,
  others: `${role}ManyCourses`,
  ...name(role),
});

const screens: Record<string, Screen> = {
  About: content,
  Audience: content,
  Blog: content,
  Contact: { ...form, nothing: 'EmptyForm', long: 'LongContent', rightToLeft: 'LongContent' },
  Courses: { ...content, nothing: 'A category is offered only with courses in it.', one: 'Data' },
  Curriculum: written,
  'Curriculum band': content,
  Dashboard: {
    student: { ...learner('Student'), long: 'LongName' },
    parent: learner('Parent'),
    instructor: {
      nothing: 'Instructor',
      others: 'Courses of an instructor’s own are still to come.',
      ...name('Instructor'),
    },
    admin: { nothing: 'Admin', others: 'The tables are still to come.', ...name('Admin') },
  },
  Donate: {
    nothing: 'NothingChosen',
    one: 'AThousandthOfADollar',
    many: 'AFortune',
    long: 'AFortune',
    others: 'It shows nobody’s name.',
  },
  Events: { ...content, nothing: 'AllAreOver' },
  Home: written,
  Legal: written,
  'Not found': written,
  Programs: content,
  Session: {
    others: 'It shows other screens while a session is looked for: theirs are there.',
  },
  'Sign in': {
    ...form,
    nothing: 'AddressMissing',
    long: 'LongAddress',
    rightToLeft: 'An address has letters from left to right alone.',
  },
  'Sign up': {
    ...form,
    nothing: 'EmptyForm',
    long: 'SixtyLetters',
    rightToLeft: 'RightToLeftName',
  },
  Volunteer: content,
};

const sources = new Map(
  storyFiles()
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => {
      const source = readFileSync(file, 'utf8');
      return [titleIn(source, file), source];
    }),
);

test('every screen with stories is in the table', () => {
  const titles = [...sources.keys()].flatMap((title) => /^Screens\/(.+)$/.exec(title)?.[1] ?? []);
  expect(Object.keys(screens).toSorted()).toEqual(titles.toSorted());
});

test('every cell is a story, or a reason in a sentence', () => {
  const empty = Object.entries(screens).flatMap(([screen, of]) => {
    const source = sources.get(`Screens/${screen}`) ?? '';
    const cells = ('others' in of ? [of] : Object.values(of)).flatMap((each) =>
      Object.values(each),
    );
    return cells.filter((cell) =>
      /\s/.test(cell) ? !cell.endsWith('.') : !source.includes(`export const ${cell} = `),
    );
  });
  expect(empty).toEqual([]);
});
