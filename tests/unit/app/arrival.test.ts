import { NavigationType } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { arrivalOf, type Move } from '../../../src/app/layout/arrival.ts';

const { Pop, Push, Replace } = NavigationType;
const link = { part: 'main', href: '/events', nth: 1 };

/** To another page by a link, unless said otherwise. */
const move = (changes: Partial<Move>): Move => ({
  navigation: Push,
  toOtherPage: true,
  toPart: false,
  again: false,
  place: undefined,
  ...changes,
});

describe('on arrival', () => {
  test.each([
    ['another page', move({}), { y: 0, focus: 'heading' }],
    ['another page in its place', move({ navigation: Replace }), { y: 0, focus: 'heading' }],
    ['a part of another page', move({ toPart: true }), { y: undefined, focus: 'part' }],
    [
      'a part of this page',
      move({ toOtherPage: false, toPart: true }),
      { y: undefined, focus: 'part' },
    ],
    [
      'another page that was left before, by a link',
      move({ place: { y: 900, link } }),
      { y: 0, focus: 'heading' },
    ],
    [
      'a filter of the same page',
      move({ navigation: Replace, toOtherPage: false }),
      { y: undefined, focus: undefined },
    ],
    [
      'the same page again',
      move({ navigation: Replace, toOtherPage: false, again: true }),
      { y: 0, focus: 'heading' },
    ],
    ['back', move({ navigation: Pop, place: { y: 900, link } }), { y: 900, focus: { link } }],
    [
      'back to where nothing was pressed',
      move({ navigation: Pop, place: { y: 900 } }),
      { y: 900, focus: 'heading' },
    ],
    ['back to an unknown place', move({ navigation: Pop }), { y: 0, focus: 'heading' }],
    [
      'to a part of the same page',
      move({ navigation: Pop, toOtherPage: false, toPart: true }),
      { y: undefined, focus: undefined },
    ],
    [
      'back from a part of the same page',
      move({ navigation: Pop, toOtherPage: false, place: { y: 40, link } }),
      { y: 40, focus: { link } },
    ],
  ])('%s', (_, moved, expected) => {
    expect(arrivalOf(moved)).toEqual(expected);
  });
});
