import { describe, expect, test } from 'vitest';
import type { Change, AriaSnapshot, TextChange } from '../../src/desk/desk.ts';
import {
  classifyDiff,
  colourSteps,
  explainPairs,
  pairOf,
} from '../../src/desk/difference/classifyDiff.ts';
import { textCauses, type Member } from '../../src/desk/grouping/cause.ts';
import { groupChanges } from '../../src/desk/grouping/group.ts';
import { tokenChanges, type TokenTree } from '../../src/desk/grouping/tokens.ts';
import { ariaSnapshotDifference, textChanges } from '../../src/desk/ariaSnapshots.ts';
import type { Pixels } from '../../src/pictures/images.ts';
import { change } from '../support/review.ts';
import { block, draw, INK, PAPER, words } from './drawnPage.ts';

/** A project's tokens, and the pages' texts and layout. */
interface Design {
  action: string;
  gold: string;
  radius: string;
  gap: string;
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
  face: 'Narrow',
  link: 'Blog',
  footer: 'Not open yet',
  lead: 'We answer in two days',
  hasField: false,
  column: 20,
};

const tokensOf = ({ action, gold, radius, gap, face }: Design): TokenTree => ({
  color: { action, gold },
  radius: { control: radius },
  space: { row: gap },
  font: { text: face },
});

const LONG = 'money sense grows in rings every year';
const px = (css: string): number => Number.parseInt(css, 10);

/** Draws one of the screens: header, paragraphs, buttons and footer, each with its own words. */
function drawn(index: number, isWide: boolean, given: Design): Promise<Pixels> {
  const [gap, radius] = [px(given.gap), px(given.radius)];
  const [rows, field] = [1 + (index % 2), given.hasField ? 60 : 0];
  const height = 200 + field + rows * (90 + gap);
  const text = (x: number, y: number, content: string, color = INK): string =>
    words(x, y, content, { color, pitch: given.face === 'Wide' ? 0.75 : 0.6 });
  const buttons = Array.from({ length: rows }, (_, row) => {
    const y = 80 + field + row * (90 + gap);
    return [
      text(20, y, `${LONG.slice(index % 9, 14 + (row % 5))} ${index}`),
      block(given.column, y + 24, 120, 50, given.action, radius),
      text(given.column + 20, y + 43, `Press ${row}`, '#ffffff'),
      row % 2 === 1 ? block(given.column + 150, y + 24, 60, 50, given.gold, radius) : '',
    ];
  });
  return draw(isWide ? 400 : 260, height, [
    text(20, 14, 'Home'),
    text(isWide ? 260 : 120, 14, `${given.link} Contact`),
    text(20, 44, given.lead),
    ...(given.hasField
      ? [text(20, 70, 'Phone'), block(20, 90, 200, 30, INK, 4), block(22, 92, 196, 26, PAPER, 3)]
      : []),
    ...buttons.flat(),
    text(20, height - 40, given.footer),
  ]);
}

/** Draws a component: buttons without recorded text. */
const part = (isWide: boolean, { action, radius }: Design): Promise<Pixels> =>
  draw(
    200,
    isWide ? 90 : 160,
    (isWide ? [20] : [20, 90]).map((y) => block(20, y, 120, 50, action, px(radius))),
  );

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

/** Pictures by what they show, because many reviews have the same pages. */
const pages = new Map<string, Promise<Pixels>>();
function page(index: number, mode: string, design: Design): Promise<Pixels> {
  const key = JSON.stringify([index, mode, design]);
  const isWide = mode === 'light-1280';
  const known =
    pages.get(key) ?? (index < SCREENS ? drawn(index, isWide, design) : part(isWide, design));
  pages.set(key, known);
  return known;
}

interface Options {
  /** Whether the project names its changed tokens. */
  hasTokens?: boolean;
  areAllKnown?: boolean;
  /** The changed components that a screen or component draws. */
  components?: (index: number) => readonly string[];
}

/** Groups the changes of many screens and components in two windows. */
async function review(
  after: (index: number) => Partial<Design>,
  { hasTokens = true, areAllKnown = false, components = () => [] }: Options = {},
) {
  const members: Member[] = [];
  const texts = new Map<string, TextChange[]>();
  const drawnBy = new Map<string, readonly string[]>();
  const whole = { ...now };
  for (let index = SCREENS + PARTS - 1; index >= 0; index -= 1) Object.assign(whole, after(index));
  const treesOf = (given: Design) => ({ light: tokensOf(given), dark: {} });
  const tokens = hasTokens ? tokenChanges(treesOf(now), treesOf(whole)) : [];
  for (let index = 0; index < SCREENS + PARTS; index += 1) {
    const design = { ...now, ...after(index) };
    const isScreen = index < SCREENS;
    const title = isScreen ? `Screens/Title ${index}` : `Components/Part ${index}`;
    for (const mode of MODES) {
      const [was, is] = [await page(index, mode, now), await page(index, mode, design)];
      const diff = classifyDiff(was, is, colourSteps(tokens));
      const shot = ({ width, height }: Pixels) => ({ hash: title, width, height });
      const changed = change('One', mode, { title, before: shot(was), after: shot(is) });
      drawnBy.set(changed.story, components(index));
      if (diff.pixels === 0 && diff.grew === 0) continue;
      members.push({ change: changed, diff });
    }
    const summary = isScreen ? ariaSnapshotDifference(readOf(now), readOf(design)) : undefined;
    if (summary === undefined) continue;
    const read = change('One', 'reads', { title, kind: 'ariaSnapshot', summary });
    members.push({ change: read });
    texts.set(read.story, textChanges(readOf(now), readOf(design)));
  }
  return groupChanges(members, {
    texts,
    components: drawnBy,
    isMixed: () => !areAllKnown,
    read: new Set(Array.from({ length: SCREENS }, (_, index) => `screens-title-${index}--one`)),
    tokens,
  });
}

type After = Partial<Design> | ((index: number) => Partial<Design>);

/** A change of some of the screens. */
const inOnly =
  (...screens: number[]) =>
  (change: Partial<Design>) =>
  (index: number): Partial<Design> =>
    screens.includes(index) ? change : {};
const inOne = inOnly(3);
const lead = { lead: 'We answer in one day' };
const three = (index: number): Partial<Design> => ({
  action: '#00663b',
  radius: '9px',
  ...inOnly(3, 8)(lead)(index),
});

const withoutTokens = { hasTokens: false };
/** The first five screens draw a changed component. */
const withStat = (index: number): readonly string[] => (index < 5 ? ['Stat'] : []);
const stat = { ...withoutTokens, components: withStat };

const GREEN = 'color.action #005c3b is now #00663b';
const ROUND = 'radius.control 6px is now 9px';
const LEAD = '“… answer in two days” is now “… answer in one day”';

describe('one change is one question', () => {
  test.each<[string, After, Options, (readonly [string, number])[]]>([
    [
      'a radius, and what it redraws besides corners',
      { radius: '9px', column: 60 },
      {},
      [[ROUND, ALL]],
    ],
    ['a typeface', { face: 'Wide' }, {}, [['font.text Narrow is now Wide', SCREENS * 2]]],
    [
      'a colour without a token, where equal pixels change',
      { action: '#00663b' },
      withoutTokens,
      [
        ['The same difference in Title 0, Title 2, and 4 more', SCREENS],
        ['The same difference in Title 1, Title 3, and 4 more', SCREENS],
        ['The same difference in Part 12, Part 13', PARTS * 2],
      ],
    ],
    [
      'a typeface without a token',
      { face: 'Wide' },
      withoutTokens,
      [[`No single cause is known, in ${SCREENS} titles`, SCREENS * 2]],
    ],
    [
      'a new field of one screen',
      inOne({ hasField: true }),
      {},
      [['Title 3: text: Phone is new, and 1 more', 3]],
    ],
    [
      'each of three at once',
      three,
      {},
      [
        [GREEN, ALL],
        [ROUND, ALL],
        [`Words of 2 pages: ${LEAD}`, 6],
      ],
    ],
    [
      'each of two colours in the same pictures',
      { action: '#00663b', gold: '#e0a020' },
      {},
      [
        [GREEN, ALL],
        // Every other screen has a single button, which is not gold.
        ['color.gold #f2bd3f is now #e0a020', 12],
      ],
    ],
    [
      'a sentence on every screen, in pictures and text baselines',
      { footer: 'Open at nine' },
      {},
      [[`Words of ${SCREENS} pages: “Not open yet” is now “Open at nine”`, SCREENS * 3]],
    ],
    [
      'a link and a footer in different screens',
      (index) => (index % 2 === 0 ? { link: 'Journal' } : { footer: 'Opening soon' }),
      {},
      [
        ['Words of 6 pages: “Blog” is now “Journal”', 18],
        ['Words of 6 pages: “Not open yet” is now “Opening soon”', 18],
      ],
    ],
    [
      'a moved column of one screen beside a colour of all',
      (index) => ({ action: '#00663b', ...inOne({ column: 60 })(index) }),
      {},
      [
        [GREEN, ALL],
        ['Title 3: drawn anew', 2],
      ],
    ],
    [
      'a colour of all, and a page that prints its value',
      (index) => ({ action: '#00663b', ...inOne({ column: 60 })(index) }),
      { areAllKnown: true },
      [[GREEN, ALL]],
    ],
    [
      'a component, its corners included',
      inOnly(0, 1, 2, 3, 4)({ gap: '20px', radius: '9px' }),
      stat,
      [['Stat: drawn anew', 10]],
    ],
    [
      'a component, apart from another screen, from two at once, and from a colour',
      (index) => ({
        action: '#00663b',
        ...(index < 6 ? { column: 40 } : inOnly(7)({ column: 60 })(index)),
      }),
      {
        hasTokens: true,
        components: (index) => (index < 3 ? ['Quote', 'Stat'] : withStat(index)),
      },
      [
        [GREEN, ALL],
        ['Quote and Stat: drawn anew', 6],
        ['Stat: drawn anew', 4],
        ['Title 5: drawn anew', 2],
        ['Title 7: drawn anew', 2],
      ],
    ],
    [
      'a component where words changed, too, if it differs without them',
      (index) => ({
        ...inOnly(0, 1, 2, 3, 4)({ gap: '20px' })(index),
        ...inOnly(0)(lead)(index),
      }),
      stat,
      [
        ['Stat: drawn anew', 10],
        [`Title 0: ${LEAD}`, 3],
      ],
    ],
    [
      'words, where a component differs only with them',
      inOnly(0)(lead),
      stat,
      [[`Title 0: ${LEAD}`, 3]],
    ],
    [
      'a screen, where too many components changed',
      inOne({ column: 60 }),
      { components: () => ['Card', 'Quote', 'Stat', 'Text'] },
      [['Title 3: drawn anew', 2]],
    ],
  ])('%s', async (_, after, options, sizes) => {
    const groups = await review(typeof after === 'function' ? after : () => after, options);
    expect(groups.map(({ title, changes }) => [title, changes.length])).toEqual(sizes);
  });
});

test('a picture with several causes belongs to each of them', async () => {
  const words = (await review(three)).find(({ texts }) => texts !== undefined);
  const keys = words?.changes.map(({ key, causes = [] }) => `${key} of ${causes.length}`);
  expect(keys?.toSorted()).toEqual(
    [3, 8].flatMap((index) => [
      ...MODES.map((mode) => `screens-title-${index}--one/${mode}/${words?.id} of 3`),
      `screens-title-${index}--one/reads of 0`,
    ]),
  );
});

/** A changed picture with one differing place. */
const placed = (name: string, grew = 0, more?: Partial<Change>, mode?: string): Member => ({
  change: change(name, mode, more),
  diff: {
    pixels: 9,
    levels: 9,
    isNoise: false,
    colours: [],
    recoloured: [],
    places: [{ box: { x: 0, y: 0, width: 9, height: 9 }, print: 'a' }],
    grew,
  },
});

test('a label that takes another line is named with the width', () => {
  const members = [placed('One', 24), placed('One', 0, { width: 1280 }, 'light-1280')];
  const texts = new Map([
    ['screens-donate--one', [{ was: 'link "Gift"', is: 'link "Give a gift"' }]],
  ]);
  const [group] = groupChanges(members, { texts });
  expect(group?.title).toBe('Donate: “Gift” is now “Give a gift”, wraps at 390 px');
});

test('equal pixels of a story without text mean words only where one sentence changed', () => {
  const members = [placed('One'), placed('Idle', 0, { title: 'Other/Form' })];
  const { story } = members[0]!.change;
  const titles = (...texts: [string, TextChange[]][]): string[] =>
    groupChanges(members, { texts: new Map(texts) }).map(({ title }) => title);
  const gift = { was: 'link "Gift"', is: 'link "Give"' };
  const today = { was: 'link "Now"', is: 'link "Today"' };
  expect(titles([story, [gift]])).toEqual(['Words of 2 pages: “Gift” is now “Give”']);
  const two = titles([story, [gift, today]], ['screens-home--one', [gift]]);
  expect(two).toContain('Form: drawn anew');
});

/** How many of a picture's changed pixels the green explains. */
const explained = (...pairs: readonly (readonly [string, string])[]): number => {
  const path = 'color.action';
  const stepsOf = colourSteps(pairs.map(([was, is]) => ({ path, was, is })));
  const green = colourSteps([{ path, was: '#005c3b', is: '#00663b' }]);
  return explainPairs(new Set(stepsOf.map(({ from, to }) => pairOf(from, to))), green).size;
};

test('a token’s colour explains itself and its mixes alone', () => {
  const green = ['#005c3b', '#00663b'] as const;
  // Half of it on white.
  expect(explained(green, ['#80ae9d', '#80b39d'])).toBe(2);
  expect(explained(green, ['#f2bd3f', '#e0a020'])).toBe(1);
  // A tenth of it, and more than all of it: each is rounded by itself.
  expect(explained(green, ['#e6f2eb', '#e5f1ea'], ['#005b3a', '#00663a'])).toBe(3);
  // Without a pixel of its own, all must be mixes.
  expect(explained(['#80ae9d', '#80b39d'])).toBe(1);
  expect(explained(['#80ae9d', '#80b39d'], ['#f2bd3f', '#e0a020'])).toBe(0);
});

test('the noise of a run beside a token’s colour is no cause of its own', async () => {
  const [was, is] = [
    await page(3, 'light-390', now),
    await page(3, 'light-390', { ...now, action: '#00663b' }),
  ];
  const noisy = (levels: number): Pixels => {
    const data = Uint8Array.from(is.data);
    for (let at = 0; at < 60 * 4; at += 4) data[at] = (data[at] ?? 0) - levels;
    return { ...is, data };
  };
  const steps = colourSteps([{ path: 'color.action', was: '#005c3b', is: '#00663b' }]);
  expect(classifyDiff(was, noisy(5), steps).places).toEqual([]);
  expect(classifyDiff(was, noisy(50), steps).places).toHaveLength(1);
});

test('a rewritten story is one question about its words, apart from the others', async () => {
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

const asMembers = (changes: readonly Change[]): Member[] =>
  changes.map((each) => ({ change: each }));

test('open changes come first', () => {
  const two = [
    change('One', 'light-390', { kind: 'new', isAccepted: true }),
    change('One', 'dark-390', { kind: 'new' }),
  ];
  const [group] = groupChanges(asMembers(two), {});
  expect(group?.changes.map(({ isAccepted }) => isAccepted)).toEqual([false, true]);
});

const titles = (changes: readonly Change[]): string[] =>
  groupChanges(asMembers(changes), {}).map(({ title }) => title);

test('new stories of a title are one question', async () => {
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

test('the same text change on many screens is one question', async () => {
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

test('a label is one cause, whatever its field holds', () => {
  const label = (rest: string): TextChange => ({
    was: `textbox "Amount (optional)"${rest}`,
    is: `textbox "Amount in dollars (optional)"${rest}`,
  });
  const causes = textCauses(
    new Map([
      [
        'screens-a--one',
        [label(''), { was: 'text: Amount (optional)', is: 'text: Amount in dollars (optional)' }],
      ],
      ['screens-b--one', [label(': "12"')]],
    ]),
  );
  expect(causes.get('screens-a--one')).toHaveLength(1);
  expect(causes.get('screens-a--one')?.[0]?.id).toBe(causes.get('screens-b--one')?.[0]?.id);
});
