import { describe, expect, test } from 'vitest';
import type { Change, ChangeGroup, AriaSnapshot, TextChange } from '../../src/desk/desk.ts';
import { classifyDiff, type DiffProfile } from '../../src/desk/difference/classifyDiff.ts';
import { groupChanges } from '../../src/desk/grouping/group.ts';
import { textCauses } from '../../src/desk/grouping/texts.ts';
import {
  tokenChanges,
  tokenWords,
  type TokenChange,
  type TokenTree,
} from '../../src/desk/grouping/tokens.ts';
import { ariaSnapshotDifference, textChanges } from '../../src/desk/ariaSnapshots.ts';
import type { Pixels } from '../../src/pictures/pixels.ts';
import { change } from '../support/review.ts';
import { hex, INK, Page, PAPER } from './drawnPage.ts';

/** A project's tokens, and the pages' texts and layout. */
interface Design {
  action: string;
  gold: string;
  radius: string;
  gap: string;
  size: string;
  face: 'Narrow' | 'Wide';
  link: string;
  footer: string;
  lead: string;
  hasField: boolean;
  /** The buttons' x position. */
  column: number;
}

const now: Design = {
  action: '#005c3b',
  gold: '#f2bd3f',
  radius: '6px',
  gap: '16px',
  size: '12px',
  face: 'Narrow',
  link: 'Blog',
  footer: 'Not open yet',
  lead: 'We answer in two days',
  hasField: false,
  column: 20,
};

const tokensOf = ({ action, gold, radius, gap, size, face }: Design): TokenTree => ({
  color: { action, gold },
  radius: { control: radius },
  space: { row: gap },
  font: { size, text: face },
});

const LONG = 'money sense grows in rings every year';
const px = (css: string): number => Number.parseInt(css, 10);

/** Draws one of the screens: header, paragraphs, buttons and footer, each with its own words. */
function drawn(index: number, isWide: boolean, given: Design): Pixels {
  const [gap, size, radius] = [px(given.gap), px(given.size), px(given.radius)];
  const rows = 1 + (index % 2);
  const field = given.hasField ? 60 : 0;
  const page = new Page(isWide ? 400 : 260, 200 + field + rows * (90 + gap));
  const words = (x: number, y: number, text: string, color = INK): void =>
    page.words(x, y, text, color, size, given.face === 'Wide' ? 0.75 : 0.6);
  words(20, 14, 'Home');
  words(isWide ? 260 : 120, 14, `${given.link} Contact`);
  words(20, 44, given.lead);
  if (given.hasField) {
    words(20, 70, 'Phone');
    page.block(20, 90, 200, 30, INK, 4);
    page.block(22, 92, 196, 26, PAPER, 3);
  }
  let y = 80 + field;
  for (let row = 0; row < rows; row += 1) {
    words(20, y, `${LONG.slice(index % 9, 14 + (row % 5))} ${index}`);
    page.block(given.column, y + 24, 120, 50, hex(given.action), radius);
    words(given.column + 20, y + 43, `Press ${row}`, hex('#ffffff'));
    if (row % 2 === 1) page.block(given.column + 150, y + 24, 60, 50, hex(given.gold), radius);
    y += 90 + gap;
  }
  words(20, page.pixels.height - 40, given.footer);
  return page.pixels;
}

/** Draws a component: buttons without recorded text. */
function part(isWide: boolean, { action, radius }: Design): Pixels {
  const page = new Page(200, isWide ? 90 : 160);
  for (const y of isWide ? [20] : [20, 90]) page.block(20, y, 120, 50, hex(action), px(radius));
  return page.pixels;
}

const readOf = (given: Design): AriaSnapshot => ({
  mode: 'light-1280',
  aria: [
    `- link "${given.link}"`,
    `- paragraph: ${given.lead}`,
    ...(given.hasField ? ['- text: Phone', '- textbox "Phone"'] : []),
    `- contentinfo: ${given.footer}`,
  ].join('\n'),
  focus: [],
});

const SCREENS = 12;
const PARTS = 2;
const MODES = ['light-1280', 'light-390'];
/** The pictures of all screens and components. */
const ALL = (SCREENS + PARTS) * MODES.length;

/** Drawn and compared once, because many reviews have the same pages. */
const pages = new Map<string, { was: Pixels; is: Pixels; diff: DiffProfile }>();
const drawnBefore = new Map<string, Pixels>();

/** A picture of a screen or component before and after, and its difference. */
function compared(index: number, mode: string, design: Design) {
  const about = `${index} ${mode}`;
  const key = `${about} ${JSON.stringify(design)}`;
  const isWide = mode === 'light-1280';
  const draw = (given: Design) =>
    index < SCREENS ? drawn(index, isWide, given) : part(isWide, given);
  const was = drawnBefore.get(about) ?? draw(now);
  drawnBefore.set(about, was);
  const known = pages.get(key);
  if (known !== undefined) return known;
  const is = draw(design);
  const page = { was, is, diff: classifyDiff(was, is) };
  pages.set(key, page);
  return page;
}

interface Options {
  /** Whether the project names its changed tokens. */
  hasTokens?: boolean;
  /** The changed components that a screen or component draws. */
  components?: (index: number) => readonly string[];
  visited?: readonly string[];
}

/** Groups the changes of many screens and components in two windows. */
function review(
  after: (index: number) => Partial<Design>,
  { hasTokens = true, components = () => [], visited = [] }: Options = {},
) {
  const changes: Change[] = [];
  const diffs = new Map<string, DiffProfile>();
  const texts = new Map<string, TextChange[]>();
  const drawnBy = new Map<string, readonly string[]>();
  for (let index = 0; index < SCREENS + PARTS; index += 1) {
    const design = { ...now, ...after(index) };
    const isScreen = index < SCREENS;
    const title = isScreen ? `Screens/Title ${index}` : `Components/Part ${index}`;
    for (const mode of MODES) {
      const { was, is, diff } = compared(index, mode, design);
      const shot = ({ width, height }: Pixels) => ({ hash: title, width, height });
      const changed = change('One', mode, { title, before: shot(was), after: shot(is) });
      drawnBy.set(changed.story, components(index));
      if (diff.pixels === 0 && diff.grew === 0) continue;
      changes.push(changed);
      diffs.set(changed.key, diff);
    }
    const summary = isScreen ? ariaSnapshotDifference(readOf(now), readOf(design)) : undefined;
    if (summary === undefined) continue;
    const read = change('One', 'reads', { title, kind: 'ariaSnapshot', summary });
    changes.push(read);
    texts.set(read.story, textChanges(readOf(now), readOf(design)));
  }
  const design = { ...now };
  for (let index = SCREENS + PARTS - 1; index >= 0; index -= 1) Object.assign(design, after(index));
  const tokens = (given: Design) => ({ light: tokensOf(given), dark: {} });
  const groups = groupChanges(changes, {
    diffs,
    texts,
    visited,
    components: drawnBy,
    tokens: hasTokens ? tokenChanges(tokens(now), tokens(design)) : undefined,
  });
  return { groups, changes, sizes: groups.map((each) => [each.title, each.changes.length]) };
}

const keysOf = ({ changes }: ChangeGroup): string[] =>
  changes.map(({ story, mode }) => `${story}/${mode}`).toSorted();

describe('one change is one question, named after its token', () => {
  test.each<[Partial<Design>, string, number]>([
    [{ action: '#00663b' }, 'color.action #005c3b is now #00663b', ALL],
    [{ radius: '9px' }, 'radius.control 6 is now 9', ALL],
    [{ gap: '20px' }, 'space.row 16 is now 20', SCREENS * 2],
    [{ size: '14px' }, 'font.size 12 is now 14', SCREENS * 2],
    [{ face: 'Wide' }, 'font.text Narrow is now Wide', SCREENS * 2],
  ])('%o', (change, title, pictures) => {
    expect(review(() => change).sizes).toEqual([[title, pictures]]);
  });

  test('a radius is also the cause of what it redraws on many pages besides corners', () => {
    expect(review(() => ({ radius: '9px', column: 60 })).sizes).toEqual([
      ['radius.control 6 is now 9', ALL],
    ]);
  });

  test('a list of typefaces is named by those that differ', () => {
    const path = 'font.text';
    expect([
      tokenWords([{ path, was: 'Narrow, Arial, serif', is: 'Narrow, Roboto, Open Sans, serif' }]),
      tokenWords([{ path, was: 'Narrow', is: 'Narrow, serif' }]),
    ]).toEqual([
      'font.text Arial is now Roboto, Open Sans',
      'font.text Narrow is now Narrow, serif',
    ]);
  });

  test.each<[Partial<Design>, string, number]>([
    [{ action: '#00663b' }, 'Colour: green #005c3b is now #00663b', ALL],
    [{ radius: '9px' }, 'Corners drawn anew', ALL],
    [{ face: 'Wide' }, 'Other shapes, sizes or places on many pages', SCREENS * 2],
  ])('%o without known tokens', (change, title, pictures) => {
    expect(review(() => change, { hasTokens: false }).sizes).toEqual([[title, pictures]]);
  });

  test('a sentence on every screen, in pictures and text baselines', () => {
    const { groups, sizes } = review(() => ({ footer: 'Open at nine' }));
    expect(sizes).toEqual([
      [`Words of ${SCREENS} pages: “Not open yet” is now “Open at nine”`, SCREENS * 3],
    ]);
    expect(groups[0]?.texts).toEqual([
      { was: 'contentinfo: Not open yet', is: 'contentinfo: Open at nine' },
    ]);
  });

  const inOne =
    (change: Partial<Design>) =>
    (index: number): Partial<Design> =>
      index === 3 ? change : {};

  test.each<[string, Partial<Design>, string, number]>([
    [
      'a sentence',
      { lead: 'We answer in one day' },
      'Title 3: “… answer in two days” is now “… answer in one day”',
      3,
    ],
    ['a new field', { hasField: true }, 'Title 3: text: Phone is new, and 1 more', 3],
    ['a moved column', { column: 60 }, 'Title 3: drawn anew', 2],
  ])('%s of one screen', (_, change, title, count) => {
    expect(review(inOne(change)).sizes).toEqual([[title, count]]);
  });
});

describe('three changes at once', () => {
  const isChanged = (index: number): boolean => index === 3 || index === 8;
  const three = (index: number): Partial<Design> => ({
    action: '#00663b',
    radius: '9px',
    ...(isChanged(index) ? { lead: 'We answer in one day' } : {}),
  });

  test('are three questions with one cause each, with and without known tokens', () => {
    const words = ['Words of 2 pages: “… answer in two days” is now “… answer in one day”', 6];
    expect(review(three).sizes).toEqual([
      ['color.action #005c3b is now #00663b', ALL],
      ['radius.control 6 is now 9', ALL],
      words,
    ]);
    expect(review(three, { hasTokens: false }).sizes).toEqual([
      ['Colour: green #005c3b is now #00663b', ALL],
      ['Corners drawn anew', ALL],
      words,
    ]);
  });

  test('every picture with changed words is a sample', () => {
    const { groups } = review(three);
    const words = groups.find(({ texts }) => texts !== undefined);
    expect(words?.samples).toBe(words?.changes.length);
    expect(words === undefined ? [] : keysOf(words)).toEqual(
      [3, 8].flatMap((index) =>
        [...MODES, 'reads'].map((mode) => `screens-title-${index}--one/${mode}`),
      ),
    );
    // Each of its causes is decided on its own.
    const [picture, text] = [
      words?.changes[0],
      words?.changes.find(({ mode }) => mode === 'reads'),
    ];
    expect(picture?.part?.of).toEqual(groups.map(({ changes: [each] }) => each?.part?.cause));
    expect(picture?.key).toBe(`${picture?.story}/${picture?.mode}/${picture?.part?.cause}`);
    expect(text?.part).toBeUndefined();
  });
});

describe('unrelated changes stay separate', () => {
  const isEven = (index: number): boolean => index % 2 === 0;

  test('two colours in the same pictures', () => {
    const { sizes } = review(() => ({ action: '#00663b', gold: '#e0a020' }));
    expect(sizes).toEqual([
      ['color.action #005c3b is now #00663b', ALL],
      // Every other screen has a single button, which is not gold.
      ['color.gold #f2bd3f is now #e0a020', 12],
    ]);
  });

  test('a link and a footer in different screens', () => {
    const { sizes } = review((index) =>
      isEven(index) ? { link: 'Journal' } : { footer: 'Opening soon' },
    );
    expect(sizes).toEqual([
      ['Words of 6 pages: “Blog” is now “Journal”', 18],
      ['Words of 6 pages: “Not open yet” is now “Opening soon”', 18],
    ]);
  });

  test('a moved column of one screen beside a colour of all', () => {
    const { sizes } = review((index) => ({
      action: '#00663b',
      ...(index === 3 ? { column: 60 } : {}),
    }));
    expect(sizes).toEqual([
      ['color.action #005c3b is now #00663b', ALL],
      ['Title 3: drawn anew', 2],
    ]);
  });
});

describe('a changed component is one question in all screens that draw it', () => {
  const withStat = (index: number): readonly string[] => (index < 5 ? ['Stat'] : []);
  const without = { hasTokens: false, components: withStat };

  test('by its name, its corners included', () => {
    const { sizes } = review((index) => (index < 5 ? { gap: '20px', radius: '9px' } : {}), without);
    expect(sizes).toEqual([['Stat: drawn anew', 10]]);
  });

  test('apart from another screen, from two at once, and from a color', () => {
    const { sizes } = review(
      (index) => ({
        action: '#00663b',
        ...(index < 6 ? { gap: '20px' } : index === 7 ? { column: 60 } : {}),
      }),
      { ...without, components: (index) => (index < 3 ? ['Quote', 'Stat'] : withStat(index)) },
    );
    expect(sizes.map(([title]) => title)).toEqual([
      'Colour: green #005c3b is now #00663b',
      'Quote and Stat: drawn anew',
      'Stat: drawn anew',
      'Title 5: drawn anew, 8 px taller',
      'Title 7: drawn anew',
    ]);
  });

  test('and where words changed, too, if it differs without them', () => {
    const lead = { lead: 'We answer in one day' };
    const { sizes } = review(
      (index) => (index < 5 ? { gap: '20px', ...(index === 0 ? lead : {}) } : {}),
      without,
    );
    expect(sizes).toEqual([
      ['Stat: drawn anew', 10],
      ['Title 0: “… answer in two days” is now “… answer in one day”', 3],
    ]);
    const alone = review((index) => (index === 0 ? lead : {}), without);
    expect(alone.sizes).toEqual([
      ['Title 0: “… answer in two days” is now “… answer in one day”', 3],
    ]);
  });

  test('but not where too many changed', () => {
    const components = () => ['Card', 'Quote', 'Stat', 'Text'];
    const { sizes } = review((index) => (index === 3 ? { column: 60 } : {}), { components });
    expect(sizes).toEqual([['Title 3: drawn anew', 2]]);
  });
});

test('a tint belongs to its colour, unless it has a token of its own', () => {
  const changed = change('One');
  const recolours = [
    { from: 0x005c3b, to: 0x00663b, pixels: 900 },
    { from: 0x80ae9d, to: 0x80b39d, pixels: 90 },
  ];
  const box = { x: 0, y: 0, width: 9, height: 9 };
  const nothing = { corners: [], places: [], hasMoved: false, grew: 0 };
  const diff = { pixels: 990, levels: 10, recolours, recoloured: [box], ...nothing };
  const titlesWith = (tokens: TokenChange[]) =>
    groupChanges([changed], { diffs: new Map([[changed.key, diff]]), tokens }).map(
      ({ title }) => title,
    );
  expect(titlesWith([])).toEqual(['Colour: green #005c3b is now #00663b']);
  expect(titlesWith([{ path: 'color.pale', was: '#80AE9D', is: '#80b39d' }])).toEqual([
    'Colour: green #005c3b is now #00663b',
    'color.pale #80AE9D is now #80b39d',
  ]);
  // Mixed in another colour space, and rounded: tints of a token turn.
  recolours.push(
    { from: 0x78aa96, to: 0x76ae95, pixels: 50 },
    { from: 0xd3e5dc, to: 0xd2e5dc, pixels: 20 },
  );
  expect(titlesWith([{ path: 'color.action', was: '#005c3b', is: '#00663b' }])).toEqual([
    'color.action #005c3b is now #00663b',
  ]);
});

test('a rewritten story is one question about its words, apart from the others', () => {
  const text = (was: string): TextChange => ({ was, is: `${was}!` });
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  const causes = textCauses(
    new Map<string, TextChange[]>([
      ['screens-home--one', many.map(text)],
      ...many.map((was): [string, TextChange[]] => [`screens-${was}--one`, [text(was)]]),
    ]),
  );
  expect(causes.get('screens-home--one')).toMatchObject([
    { id: 'words-of-screens-home', texts: many.map(text) },
  ]);
  expect(causes.get('screens-a--one')).toMatchObject([{ texts: [text('a')] }]);
});

describe('samples', () => {
  test('the most visited screens first, then the others, then components, in each window', () => {
    const visited = ['Screens/Title 7', 'Screens/Title 2'];
    const { groups } = review(() => ({ radius: '9px' }), { visited });
    const [round] = groups;
    const shown = round?.changes.slice(0, round.samples) ?? [];
    expect(shown.map(({ title }) => title).slice(0, 2)).toEqual(visited);
    expect(shown.filter(({ title }) => title.startsWith('Components/'))).not.toEqual([]);
    expect(new Set(shown.map(({ mode }) => mode))).toEqual(new Set(MODES));
    expect(round?.samples).toBeLessThanOrEqual(10);
    expect(round?.changes).toHaveLength(ALL);
  });
});

const titles = (changes: readonly Change[]): string[] =>
  groupChanges(changes, { diffs: new Map() }).map(({ title }) => title);

test('a few new stories are listed one by one', () => {
  expect(
    titles([
      change('Asked too often', 'light-390', { kind: 'new', title: 'Screens/Sign in' }),
      change('Asked too often', 'dark-390', { kind: 'new', title: 'Screens/Sign in' }),
      change('Old one', 'light-390', { kind: 'gone' }),
    ]),
  ).toEqual(['Sign in: Asked too often, new', 'Donate: Old one, gone']);
  const many = Array.from({ length: 9 }, (_, index) =>
    change(`No ${index}`, 'light-390', { kind: 'new', title: 'Screens/Events' }),
  );
  expect(titles(many)).toEqual(['Events: 9 stories new']);
});

test('the same text change on many screens is one question', () => {
  const reads = (title: string, summary: string): Change =>
    change('One', 'reads', { title, kind: 'ariaSnapshot', summary });
  expect(
    titles([
      reads('Screens/Donate', 'link "Blog" is gone'),
      reads('Screens/Events', 'link "Blog" is gone'),
      reads('Screens/Events', 'button "Send" is new'),
    ]),
  ).toEqual([
    'Many pages: read otherwise, link "Blog" is gone',
    'Events: read otherwise, button "Send" is new',
  ]);
});

test('a group’s id depends on its pictures’ pixels, not on their order', () => {
  const [one, other] = [change('One'), change('One', 'dark-390')];
  const idOf = (...changes: Change[]) => groupChanges(changes, { diffs: new Map() })[0]?.id;
  expect(idOf(one, other)).toBe(idOf(other, one));
  expect(idOf(one, { ...other, hash: 'x' })).not.toBe(idOf(one, other));
});
