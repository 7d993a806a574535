import { describe, expect, test } from 'vitest';
import { attributeFaults } from './attributes.ts';
import { aLength, aNumber, aViewBox, dashes, pathData, points, transformList } from './grammar.ts';

describe.each([
  ['a number', aNumber, ['0', '-.5', '+1.25', '1e-3'], ['1.', '--1', 'NaN', '1px', '', '1 ']],
  ['a length', aLength, ['2.5em', '40', '-3px', '50%'], ['2.5 em', 'auto', '3vw']],
  [
    'a view box',
    aViewBox,
    ['-20 -20 40 40', '0,0,3,2', '-100 , -100 200 200'],
    ['-20-20 40 40', '0 0 40', '0 0 -40 40', '0 0 40 40 40', '0,,0 1 1'],
  ],
  ['points', points, ['0 0 1-.5'.replace('-', ' -'), '1,2,3,4'], ['1 2 3', '1 2 3-4', '']],
  [
    'transforms',
    transformList,
    ['rotate(-90)', 'translate(3 -8) rotate(4 140 90)', 'matrix(-1 0 0 1 280 0)', 'scale(.8)'],
    ['translate(0-6)', 'rotate(1)scale(2)', 'rotate(1 2)', 'skew(3)', 'scale()', 'rotate(4deg)'],
  ],
  ['dashes', dashes, ['1 1', '0 12.15', 'none', '3,3'], ['1-1', '-1 2', '']],
  [
    'path data',
    pathData,
    [
      'M0-12C6-12 8-4 8 0S6 12 0 12Z',
      'M1.5.5L2,3',
      'M5 5a5 5 0 0110 0z',
      'M0,0 10,10 20,20',
      'M0 0h4v-4zm1 1h2',
      'M137 224a5 5 0 1 1 6 0l2 8h-10z',
    ],
    [
      'L0 0',
      'M0',
      'M0 0L1',
      'M0 0,',
      'M0 0X1',
      'M0 0A-5 5 0 0 1 2 2',
      'M0 0a5 5 0 2 1 6 0',
      'M1.',
      'M0 0C1 2 3 4 5',
      '',
      'M0 0 LNaN 1',
      'M0 0,L1 1',
    ],
  ],
])('%s', (_what, grammar, good, bad) => {
  test.each(good)('can be "%s"', (value) => {
    expect(grammar(value)).toBeUndefined();
  });
  test.each(bad)('cannot be "%s"', (value) => {
    expect(grammar(value)).toBeTypeOf('string');
  });
});

test('a link to what is not in the drawing, and an attribute that nobody knows, are faults', () => {
  expect(
    attributeFaults(
      '<svg viewBox="0 0 1 1"><g id="a"></g><use href="#b"/><path wobble="1"/></svg>',
    ),
  ).toEqual(['<use href> leads nowhere: #b', '<path wobble> has no grammar here']);
});
