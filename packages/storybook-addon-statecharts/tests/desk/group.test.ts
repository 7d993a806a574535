import { describe, expect, test } from 'vitest';
import type { Change } from '../../src/desk/desk.ts';
import { look, type Look } from '../../src/desk/difference/look.ts';
import { groupChanges } from '../../src/desk/grouping/group.ts';
import type { Pixels } from '../../src/pictures/pixels.ts';

type Color = readonly [number, number, number];
const hex = (text: string): Color => [
  Number.parseInt(text.slice(1, 3), 16),
  Number.parseInt(text.slice(3, 5), 16),
  Number.parseInt(text.slice(5, 7), 16),
];

const INK = hex('#0d251b');
const PAPER = hex('#f3faf6');

/** A small page that is drawn as pages are: blocks, words with softened edges, room between them. */
class Page {
  readonly pixels: Pixels;

  constructor(width: number, height: number, ground: Color = PAPER) {
    this.pixels = { data: new Uint8Array(width * height * 4).fill(255), width, height };
    this.block(0, 0, width, height, ground);
  }

  dot(x: number, y: number, [red, green, blue]: Color): void {
    const { data, width, height } = this.pixels;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    data.set([red, green, blue], (y * width + x) * 4);
  }

  at(x: number, y: number): Color {
    const { data, width } = this.pixels;
    const index = (y * width + x) * 4;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  }

  /** A block whose corners are rounded and softened by `radius` px. */
  block(x: number, y: number, width: number, height: number, color: Color, radius = 0): void {
    for (let dy = 0; dy < height; dy += 1) {
      for (let dx = 0; dx < width; dx += 1) {
        const ex = Math.max(radius - dx - 0.5, dx + 0.5 - (width - radius), 0);
        const ey = Math.max(radius - dy - 0.5, dy + 0.5 - (height - radius), 0);
        const share = Math.min(1, Math.max(0, radius - Math.hypot(ex, ey) + 0.5));
        this.mix(x + dx, y + dy, color, radius === 0 ? 1 : share);
      }
    }
  }

  mix(x: number, y: number, color: Color, share: number): void {
    const { width, height } = this.pixels;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const under = this.at(x, y);
    const part = (index: 0 | 1 | 2): number =>
      Math.round(under[index] + (color[index] - under[index]) * share);
    this.dot(x, y, [part(0), part(1), part(2)]);
  }

  /** Words: strokes by the letters' numbers, `size` px high, each with a soft edge. */
  words(x: number, y: number, text: string, color: Color = INK, size = 12): void {
    let at = x;
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const wide = Math.round(size * 0.6);
      if (letter !== ' ') {
        for (let dy = 0; dy < size; dy += 1) {
          this.dot(at, y + dy, color);
          this.mix(at + 1, y + dy, color, ((code * 7) % 9) / 10);
          const row = Math.floor((dy * 5) / size);
          for (let dx = 0; dx < wide - 2; dx += 1)
            if (((code >> ((row + dx) % 7)) & 1) === 1 && dy % 3 === 0)
              this.dot(at + dx, y + dy, color);
        }
      }
      at += wide;
    }
  }
}

interface Look1 {
  action: Color;
  gold: Color;
  radius: number;
  gap: number;
  size: number;
  link: string;
  footer: string;
}
const now: Look1 = {
  action: hex('#005c3b'),
  gold: hex('#f2bd3f'),
  radius: 6,
  gap: 16,
  size: 12,
  link: 'Blog',
  footer: 'Not open yet',
};

const LONG = 'money sense grows in rings every year';

/** One of many screens: header, some paragraphs and buttons, footer; each with words of its own. */
function screen(index: number, wide: boolean, given: Look1): Pixels {
  const width = wide ? 400 : 260;
  const rows = 2 + (index % 4);
  const page = new Page(width, 170 + rows * (90 + given.gap));
  page.words(20, 14, 'Home', INK, given.size);
  page.words(wide ? 260 : 120, 14, `${given.link} Contact`, INK, given.size);
  let y = 50;
  for (let row = 0; row < rows; row += 1) {
    page.words(20, y, `${LONG.slice(index % 9, 14 + (row % 5))} ${index}`, INK, given.size);
    page.block(20, y + 24, 120, 50, given.action, given.radius);
    page.words(40, y + 43, `Press ${row}`, hex('#ffffff'), given.size);
    if (row % 2 === 1) page.block(170, y + 24, 60, 50, given.gold, given.radius);
    y += 90 + given.gap;
  }
  page.words(20, page.pixels.height - 40, given.footer, INK, given.size);
  return page.pixels;
}

const TITLES = 16;

/** Drawn once: the same in every review. */
const before = new Map<string, Pixels>();
function screenBefore(index: number, wide: boolean): Pixels {
  const key = `${index} ${wide}`;
  const drawn = before.get(key) ?? screen(index, wide, now);
  before.set(key, drawn);
  return drawn;
}

/** Many screens before and after, in two windows, and their differences. */
function review(after: (index: number) => Partial<Look1>) {
  const changes: Change[] = [];
  const looks = new Map<string, Look>();
  for (let index = 0; index < TITLES; index += 1) {
    for (const mode of ['light-1280', 'light-390']) {
      const wide = mode === 'light-1280';
      const [was, is] = [
        screenBefore(index, wide),
        screen(index, wide, { ...now, ...after(index) }),
      ];
      const seen = look(was, is);
      if (seen.pixels === 0 && seen.grew === 0) continue;
      const story = `screens-title-${index % TITLES}--story-${index}`;
      const shot = (of: Pixels, side: string) => ({
        hash: `${story}${mode}${side}`,
        width: of.width,
        height: of.height,
      });
      const change: Change = {
        key: `${story}/${mode}`,
        story,
        title: `Screens/Title ${index % TITLES}`,
        name: `Story ${index}`,
        mode,
        kind: 'changed',
        hash: `${story}${mode}after`,
        before: shot(was, 'before'),
        after: shot(is, 'after'),
        boxes: seen.boxes,
      };
      changes.push(change);
      looks.set(change.key, seen);
    }
  }
  const groups = groupChanges(changes, looks, new Map());
  return { groups, told: groups.map(({ title, changes: { length } }) => [title, length]) };
}

const ALL = TITLES * 2;

describe('one change of everything is one question', () => {
  test('a colour, its softened edges and its rounded corners folded in', () => {
    expect(review(() => ({ action: hex('#00663b') })).told).toEqual([
      ['Colour: green #005c3b is now #00663b', ALL],
    ]);
  });

  test('the roundness of corners', () => {
    expect(review(() => ({ radius: 9 })).told).toEqual([['Corners drawn anew', ALL]]);
  });

  test('the room between things', () => {
    const { told } = review(() => ({ gap: 20 }));
    expect(told).toEqual([['The same things further apart, or closer', ALL]]);
  });

  test('the size of words', () => {
    expect(review(() => ({ size: 14 })).told).toEqual([['Other shapes in the same colours', ALL]]);
  });

  test('a link in the header', () => {
    const { told } = review(() => ({ link: 'Journal' }));
    expect(told).toEqual([['Top of the page: other shapes in the same colours', ALL]]);
  });
});

describe('what has nothing to do with each other stays apart', () => {
  const isEven = (index: number): boolean => index % 2 === 0;

  test('two colours in different screens', () => {
    const { told, groups } = review((index) =>
      isEven(index) ? { action: hex('#00663b') } : { gold: hex('#e0a020') },
    );
    expect(told).toHaveLength(2);
    expect(groups.map(({ title }) => title).toSorted()).toEqual([
      'Colour: green #005c3b is now #00663b',
      expect.stringMatching(/^Colour: \w+ #f2bd3f is now #e0a020$/),
    ]);
  });

  test('a header and a footer in different screens', () => {
    const { told } = review((index) =>
      isEven(index) ? { link: 'Journal' } : { footer: 'Opening soon' },
    );
    expect(told).toEqual([
      ['Foot of the page: other shapes in the same colours', ALL / 2],
      ['Top of the page: other shapes in the same colours', ALL / 2],
    ]);
  });

  test('a colour alone, and the same colour with a footer’s words', () => {
    const { told, groups } = review((index) => ({
      action: hex('#00663b'),
      ...(index % 4 === 0 ? { footer: 'Opening soon' } : {}),
    }));
    expect(told).toEqual([
      ['Colour: green #005c3b is now #00663b', (ALL / 4) * 3],
      [
        'Colour: green #005c3b is now #00663b; Foot of the page: other shapes in the same colours',
        ALL / 4,
      ],
    ]);
    const keys = groups.flatMap(({ changes }) => changes.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('words of one screen, beside a colour of the others', () => {
    const { told } = review((index) =>
      index % TITLES === 3 ? { footer: 'Opening soon' } : { action: hex('#00663b') },
    );
    expect(told).toEqual([
      ['Colour: green #005c3b is now #00663b', ALL - 2],
      ['Title 3: other shapes in the same colours', 2],
    ]);
  });
});

const story = (kind: 'new' | 'gone', title: string, name: string, mode = 'light-390'): Change => ({
  key: `${title}${name}/${mode}`,
  story: `${title}--${name}`,
  title,
  name,
  mode,
  kind,
  hash: `${title}${name}${mode}`,
  boxes: [],
});
const titles = (changes: readonly Change[]): string[] =>
  groupChanges(changes, new Map(), new Map()).map(({ title }) => title);

test('stories that came are told one by one while they are few', () => {
  expect(
    titles([
      story('new', 'Screens/Sign in', 'Asked too often'),
      story('new', 'Screens/Sign in', 'Asked too often', 'dark-390'),
      story('gone', 'Screens/Donate', 'Old one'),
    ]),
  ).toEqual(['Sign in: Asked too often, new', 'Donate: Old one, gone']);
  const many = Array.from({ length: 9 }, (_, index) =>
    story('new', 'Screens/Events', `No ${index}`),
  );
  expect(titles(many)).toEqual(['Events: 9 stories new']);
});

test('what many screens tell otherwise in the same words is one question', () => {
  const reads = (title: string, said: string): Change => ({
    ...story('new', title, said, 'reads'),
    kind: 'reads',
    said,
  });
  expect(
    titles([
      reads('Screens/Donate', 'link "Blog" is gone'),
      reads('Screens/Events', 'link "Blog" is gone'),
      reads('Screens/Events', 'button "Send" is new'),
    ]),
  ).toEqual([
    'Reads otherwise: link "Blog" is gone',
    'Events reads otherwise: button "Send" is new',
  ]);
});

test('a group is known by what is in it: the same in any order, another with other pixels', () => {
  const [one, other] = [story('new', 'A/B', 'One'), story('new', 'A/B', 'One', 'dark-390')];
  const idOf = (...changes: Change[]) => groupChanges(changes, new Map(), new Map())[0]?.id;
  expect(idOf(one, other)).toBe(idOf(other, one));
  expect(idOf(one, { ...other, hash: 'x' })).not.toBe(idOf(one, other));
});
