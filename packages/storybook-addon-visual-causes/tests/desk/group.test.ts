import { expect, test } from 'vitest';
import { ARIA_SNAPSHOT, type Change, type TextChange } from '../../src/desk/desk.ts';
import { colourSteps } from '../../src/desk/difference/classifyDiff.ts';
import { textCauses, type Member } from '../../src/desk/grouping/cause.ts';
import { groupChanges } from '../../src/desk/grouping/group.ts';
import { change } from '../support/review.ts';

const tokens = {
  green: { path: 'color.action', was: '#005c3b', is: '#00663b' },
  round: { path: 'radius.control', was: '6px', is: '9px' },
};
type Token = keyof typeof tokens;
const GREEN = 'color.action #005c3b is now #00663b';
const ROUND = 'radius.control 6px is now 9px';

const lines = {
  lead: { was: 'paragraph: We answer in two days', is: 'paragraph: We answer in one day' },
  link: { was: 'link "Blog"', is: 'link "Journal"' },
  footer: { was: 'text: Not open yet', is: 'text: Opening soon' },
  field: { is: 'text: Phone' },
  box: { is: 'textbox "Phone"' },
} satisfies Record<string, TextChange>;
const LEAD = '“… answer in two days” is now “… answer in one day”';

const isToken = (word: string): word is Token => word in tokens;
const storyOf = (title: string): string => `${title.toLowerCase()}--one`;

/** Reads `A one two, B one`: titles, each with words. */
const read = <Word extends string>(text = '') =>
  text.split(', ').flatMap((each) => {
    const [title = '', ...words] = each.split(' ');
    return title === '' ? [] : [[title, words as Word[]] as const];
  });
const byStory = <Word extends string>(text?: string) =>
  read<Word>(text).map(([title, words]) => [storyOf(title), words] as const);

/** A changed picture: what it draws anew, and the tokens whose colours it has. */
function picture(
  key: string,
  words: readonly string[],
  more: Partial<Change> = {},
  grew = 0,
): Member {
  const [title = '', mode] = key.split('/');
  return {
    change: change('One', mode, { title, ...more }),
    diff: {
      pixels: 9,
      levels: 9,
      isNoise: false,
      colours: colourSteps(words.filter(isToken).map((word) => tokens[word])),
      recoloured: [{ x: 5, y: 0, width: 9, height: 9 }],
      places: words
        .filter((word) => !isToken(word))
        .map((print) => ({ box: { x: 0, y: 0, width: 9, height: 9 }, print })),
      grew,
    },
  };
}

/**
 * Groups the changes of pictures, which are titles, or titles and modes, with what differs. A title without
 * changed words is in `texts` if its words are known. All other changed sources are known not to reach a
 * story if components are `none else`.
 */
function review(pictures: string, texts = '', changed = '', components = '') {
  const words = byStory<keyof typeof lines>(texts);
  const areAllKnown = components === 'none else';
  const reads = read(texts).flatMap(([title, { length }]) =>
    length === 0
      ? []
      : { change: change('One', ARIA_SNAPSHOT, { title, kind: 'ariaSnapshot' as const }) },
  );
  return groupChanges([...read(pictures).map((each) => picture(...each)), ...reads], {
    texts: new Map(words.map(([story, names]) => [story, names.map((name) => lines[name])])),
    read: new Set(words.map(([story]) => story)),
    tokens: changed
      .split(' ')
      .filter(isToken)
      .map((name) => tokens[name]),
    components: new Map(areAllKnown ? [] : byStory(components)),
    isMixed: () => !areAllKnown,
  });
}

const THREE = ['A a green, B b green, C c green', 'A lead', 'green round'] as const;
const BLOG = 'Words of 2 pages: “Blog” is now “Journal”';

/** Pictures, changed words, tokens and components, and the titles of the causes with their changes. */
test.each(
  `
equal pixels in several titles, in all their modes | A x, B x, C x, A/dark y, B/dark y, C/dark y, D z | | | | The same difference in A, B, and 1 more: 6; D: drawn anew: 1
each of six titles without a known cause | A a, B b, C c, D d, E e, F f | | | | ${[...'ABCDEF'].map((title) => `${title}: drawn anew: 1`).join('; ')}
more titles without a known cause | A a, B b, C c, D d, E e, F f, G g | | | | No single cause is known, in 7 titles: 7
a new field of one screen | A a | A field box | | | A: text: Phone is new, and 1 more: 2
each of three at once | ${THREE.join(' | ')} | | ${GREEN}: 3; ${ROUND}: 3; A: ${LEAD}: 2
a colour of all, and a page that prints its value | A green, B a green | | green | none else | ${GREEN}: 2
a component, apart from others and a colour | A a green, B b green, C green, D d | | green | A Quote Stat, B Stat, C | ${GREEN}: 3; D: drawn anew: 1; Quote and Stat: drawn anew: 1; Stat: drawn anew: 1
words, where a component differs only with them | A a | A lead | | A Stat | A: ${LEAD}: 2
a screen, where more than three components changed | A a, B b | | | A Card Quote Stat Text, B Card Quote Stat | A: drawn anew: 1; Card and Quote and Stat: drawn anew: 1
words, where a story without a text baseline has their pixels | A w, Form w | A link | | | ${BLOG}: 3
pixels apart from words, where several sentences changed or they change without words | A w, Form w, B v, C v | A link footer, Home link, B lead, C | | | ${BLOG}: 3; A: “Not open yet” is now “Opening soon”: 2; B: ${LEAD}: 2; C: drawn anew: 1; Form: drawn anew: 1
`
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim())),
)('one change is one question: %s', (_, pictures = '', texts, changed, components, causes) => {
  const found = review(pictures, texts, changed, components);
  expect(found.map(({ title, changes }) => `${title}: ${changes.length}`).join('; ')).toBe(causes);
});

test('a picture with several causes belongs to each of them, with its own boxes', () => {
  const [colours, , words] = review(...THREE);
  expect(words?.texts).toEqual([lines.lead]);
  expect(words?.changes).toMatchObject([
    { key: `a--one/light-390/${words?.id}`, causes: [colours?.id, words?.id, 'radius-control'] },
    { key: 'a--one/reads' },
  ]);
  expect(words?.changes[1]?.causes).toBeUndefined();
  expect([colours, words].map((of) => of?.changes[0]?.boxes[0]?.x)).toEqual([5, 0]);
});

test('a label that takes another line in some windows is named with their width', () => {
  const titleWith = (grew: number) => {
    const members = [
      picture('A', ['a'], {}, 24),
      picture('A/light-1280', ['a'], { width: 1280 }, grew),
    ];
    return groupChanges(members, { texts: new Map([['a--one', [lines.link]]]) })[0]?.title;
  };
  expect(titleWith(0)).toBe('A: “Blog” is now “Journal”, wraps at 390 px');
  expect(titleWith(24)).toBe('A: “Blog” is now “Journal”');
});

test('a rewritten story is one question about its words, apart from the others', () => {
  const text = (was: string): TextChange => ({ was, is: `${was}!` });
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  const causes = textCauses(
    new Map([
      ['home--one', many.map(text)],
      ...many.map((was): [string, TextChange[]] => [`${was}--one`, [text(was)]]),
    ]),
  );
  expect(causes.get('home--one')).toMatchObject([{ id: 'words-of-home', texts: many.map(text) }]);
  expect(causes.get('a--one')).toMatchObject([{ texts: [text('a')] }]);
});

test('the same words are one cause in any role and with any value, but not after other words', () => {
  const pairs = [
    ['link "Blog"', 'link "News"'],
    ['heading "Blog"', 'heading "News"'],
    ['textbox "Amount (optional)"', 'textbox "Amount in dollars (optional)"'],
    ['textbox "Amount (optional)": "12"', 'textbox "Amount in dollars (optional)": "12"'],
    ['text: Gift (optional)', 'text: Gift in dollars (optional)'],
  ] as const;
  const causes = textCauses(new Map(pairs.map(([was, is], at) => [`${at}`, [{ was, is }]])));
  const [link, heading, label, filled, other] = pairs.map((_, at) => causes.get(`${at}`)?.[0]?.id);
  expect([heading, filled]).toEqual([link, label]);
  expect(other).not.toBe(label);
});

const grouped = (changes: readonly Change[], placeOf?: (story: string) => number) =>
  groupChanges(
    changes.map((each) => ({ change: each })),
    {},
    placeOf,
  );

test('open changes come first, then as in the sidebar', () => {
  const added = (name: string, isAccepted: boolean) =>
    change(name, undefined, { kind: 'new', isAccepted });
  const [group] = grouped([added('A', true), added('C', false), added('B', false)], (story) =>
    story.endsWith('b') ? 1 : 2,
  );
  expect(group?.changes.map(({ name }) => name)).toEqual(['B', 'C', 'A']);
});

test('new stories of a title are one question, and so is a text change on many screens', () => {
  const of = (title: string, name: string, kind: Change['kind'], more: Partial<Change> = {}) =>
    change(name, more.mode, { title: `Screens/${title}`, kind, ...more });
  const reads = (title: string, summary: string) =>
    of(title, 'One', 'ariaSnapshot', { mode: ARIA_SNAPSHOT, summary });
  expect(
    grouped([
      of('Sign in', 'Asked too often', 'new'),
      of('Sign in', 'Asked too often', 'new', { mode: 'dark-390' }),
      of('Donate', 'Old one', 'gone'),
      ...['One', 'Two', 'Three'].map((name) => of('Events', name, 'new')),
      reads('Donate', 'link "Blog" is gone'),
      reads('Events', 'link "Blog" is gone'),
      reads('Events', 'button "Send" is new'),
    ]).map(({ title }) => title),
  ).toEqual([
    'Events: 3 stories new',
    'Many pages: read otherwise, link "Blog" is gone',
    'Sign in: Asked too often, new',
    'Donate: Old one, gone',
    'Events: read otherwise, button "Send" is new',
  ]);
});
