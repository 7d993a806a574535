import { NavigationType } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import {
  resolveScrollAndFocus,
  type RouteTransition,
} from '../../../src/app/layout/scrollAndFocus.ts';

const { Pop, Push, Replace } = NavigationType;
const link = { part: 'main', href: '/events', nth: 1 };

/** A link to another page by default. */
const transition = (changes: Partial<RouteTransition>): RouteTransition => ({
  navigation: Push,
  toOtherPage: true,
  toPart: false,
  again: false,
  entry: undefined,
  ...changes,
});

describe('on arrival', () => {
  test.each([
    ['another page', transition({}), { y: 0, focus: 'heading' }],
    ['another page in its place', transition({ navigation: Replace }), { y: 0, focus: 'heading' }],
    ['a part of another page', transition({ toPart: true }), { y: undefined, focus: 'part' }],
    [
      'a part of this page',
      transition({ toOtherPage: false, toPart: true }),
      { y: undefined, focus: 'part' },
    ],
    [
      'another page that was left before, by a link',
      transition({ entry: { y: 900, link } }),
      { y: 0, focus: 'heading' },
    ],
    [
      'a filter of the same page',
      transition({ navigation: Replace, toOtherPage: false }),
      { y: undefined, focus: undefined },
    ],
    [
      'the same page again',
      transition({ navigation: Replace, toOtherPage: false, again: true }),
      { y: 0, focus: 'heading' },
    ],
    ['back', transition({ navigation: Pop, entry: { y: 900, link } }), { y: 900, focus: { link } }],
    [
      'back to where nothing was pressed',
      transition({ navigation: Pop, entry: { y: 900 } }),
      { y: 900, focus: 'heading' },
    ],
    ['back to an unknown place', transition({ navigation: Pop }), { y: 0, focus: 'heading' }],
    [
      'to a part of the same page',
      transition({ navigation: Pop, toOtherPage: false, toPart: true }),
      { y: undefined, focus: undefined },
    ],
    [
      'back from a part of the same page',
      transition({ navigation: Pop, toOtherPage: false, entry: { y: 40, link } }),
      { y: 40, focus: { link } },
    ],
  ])('%s', (_, input, expected) => {
    expect(resolveScrollAndFocus(input)).toEqual(expected);
  });
});
