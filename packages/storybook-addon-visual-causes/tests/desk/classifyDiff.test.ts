import { expect, test } from 'vitest';
import {
  classifyDiff,
  colourSteps,
  explainPairs,
  pairOf,
} from '../../src/desk/difference/classifyDiff.ts';
import type { Pixels } from '../../src/pictures/images.ts';

/** Reads `#was #is, #was #is`. */
const stepsOf = (pairs: string) =>
  colourSteps(
    pairs.split(', ').map((pair) => {
      const [was = '', is = ''] = pair.split(' ');
      return { path: 'color.action', was, is };
    }),
  );
const OWN = '#005c3b #00663b';
const HALF = '#80ae9d #80b39d';
const OTHER = '#f2bd3f #e0a020';
const green = stepsOf(OWN);

test.each([
  ['half of it on white', `${OWN}, ${HALF}`, 2],
  ['no other colour', `${OWN}, ${OTHER}`, 1],
  [
    'a tenth of it, and more than all of it, each rounded by itself',
    `${OWN}, #e6f2eb #e5f1ea, #005b3a #00663a`,
    3,
  ],
  ['mixes without a pixel of its own', HALF, 1],
  ['no mixes beside another colour', `${HALF}, ${OTHER}`, 0],
])('a token’s colour explains %s', (_, pairs, explained) => {
  const changed = new Set(stepsOf(pairs).map(({ from, to }) => pairOf(from, to)));
  expect(explainPairs(changed, green).size).toBe(explained);
});

/** A picture of rows in which each letter is a pixel: old and new green, white paper, black ink. */
function drawn(...rows: readonly string[]): Pixels {
  const colours = { o: [0, 0x5c, 0x3b], n: [0, 0x66, 0x3b], '.': [255, 255, 255], x: [0, 0, 0] };
  const pixels = [...rows.join('')].flatMap((letter) => [
    ...colours[letter as keyof typeof colours],
    255,
  ]);
  return { data: Uint8Array.from(pixels), width: rows[0]?.length ?? 0, height: rows.length };
}

test('a picture’s differences are those of a token’s colour, and places with what they show', () => {
  const was = ['.o.....', ...Array<string>(13).fill('.......')];
  const is = ['.n...xx', ...was.slice(1, 13), '.x.....'];
  const found = classifyDiff(drawn(...was), drawn(...is), green);
  expect(found).toMatchObject({
    pixels: 4,
    levels: 255,
    colours: green,
    recoloured: [{ x: 1, y: 0, width: 1, height: 1 }],
    places: [
      { box: { x: 5, y: 0, width: 2, height: 1 } },
      { box: { x: 1, y: 13, width: 1, height: 1 } },
    ],
    grew: 0,
  });
  const printIn = (...rows: string[]) =>
    classifyDiff(drawn('....', '....'), drawn(...rows)).places.map(({ print }) => print);
  // Its position does not matter.
  expect(printIn('....', '.x..')).toEqual(printIn('x...', '....'));
  expect(printIn('xx..', '....')).not.toEqual(printIn('x...', '....'));
});

test('rows are inserted where a page grew: what is below them is the same', () => {
  expect(classifyDiff(drawn('o..', '.o.'), drawn('o..', '.xx', '.o.'))).toMatchObject({
    pixels: 0,
    grew: 1,
    isNoise: false,
    places: [{ box: { x: 1, y: 1, width: 2, height: 1 } }],
  });
});

/** Creates a grey picture whose first pixels are brighter by some levels: `70 by 23, 10 by 36`. */
function grey(changed = '', width = 200): Pixels {
  const levels = changed.split(', ').flatMap((each) => {
    const [pixels = 0, by = 0] = each.split(' by ').map(Number);
    return Array<number>(pixels).fill(by);
  });
  const data = Array.from({ length: width }, (_, at) => [
    ...Array<number>(3).fill(100 + (levels[at] ?? 0)),
    255,
  ]);
  return { data: Uint8Array.from(data.flat()), width, height: 1 };
}

test.each([
  ['150 by 3', true],
  ['151 by 1', false],
  ['70 by 23', true],
  ['71 by 4', false],
  ['10 by 36', true],
  ['11 by 24', false],
  ['1 by 37', false],
  ['80 by 3, 60 by 23, 10 by 36', true],
  ['81 by 3, 60 by 23, 10 by 36', false],
  ['61 by 4, 10 by 24', false],
])('pixels that differ, %s levels: noise between machines is %s', (differing, isNoise) => {
  const changes = differing.split(', ').map((each) => each.split(' by ').map(Number));
  expect(classifyDiff(grey(), grey(differing))).toMatchObject({
    pixels: changes.reduce((sum, [pixels = 0]) => sum + pixels, 0),
    levels: changes.at(-1)?.[1],
    isNoise,
  });
});

test('pictures of different widths differ as a whole', () => {
  expect(classifyDiff(grey(), grey('', 99))).toMatchObject({
    isNoise: false,
    pixels: 99,
    places: [{ box: { x: 0, y: 0, width: 99, height: 1 } }],
  });
});

test('the noise of a run beside a token’s colour is no cause of its own', () => {
  const was = drawn(`oo${'.'.repeat(60)}`);
  const noisy = (levels: number): Pixels => {
    const is = drawn(`nn${'.'.repeat(60)}`);
    for (let at = 8; at < is.data.length; at += 4) is.data[at] = 255 - levels;
    return is;
  };
  expect(classifyDiff(was, noisy(5), green).places).toEqual([]);
  expect(classifyDiff(was, noisy(50), green).places).toHaveLength(1);
});
