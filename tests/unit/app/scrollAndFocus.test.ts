import { NavigationType } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  resolveScrollAndFocus,
  type RouteTransition,
} from '../../../src/app/layout/scrollAndFocus.ts';

const { Pop, Push, Replace } = NavigationType;
const link = { part: 'main', href: '/events', nth: 1 };
const samePage = { toOtherPage: false };
const top = { y: 0, focus: 'heading' };
const stays = { y: undefined, focus: undefined };

test.each<[string, Partial<RouteTransition>, object]>([
  ['another page', {}, top],
  ['another page in its place', { navigation: Replace }, top],
  ['a part of another page', { toPart: true }, { y: undefined, focus: 'part' }],
  ['a part of this page', { ...samePage, toPart: true }, { y: undefined, focus: 'part' }],
  ['another page that was left before, by a link', { entry: { y: 900, link } }, top],
  ['a filter of the same page', { ...samePage, navigation: Replace }, stays],
  ['the same page again', { ...samePage, navigation: Replace, again: true }, top],
  ['back', { navigation: Pop, entry: { y: 900, link } }, { y: 900, focus: { link } }],
  [
    'back to where nothing was pressed',
    { navigation: Pop, entry: { y: 900 } },
    { y: 900, focus: 'heading' },
  ],
  ['back to an unknown place', { navigation: Pop }, top],
  ['to a part of the same page', { ...samePage, navigation: Pop, toPart: true }, stays],
  [
    'back from a part of the same page',
    { ...samePage, navigation: Pop, entry: { y: 40, link } },
    { y: 40, focus: { link } },
  ],
])('%s', (_, changes, expected) => {
  const transition = {
    navigation: Push,
    toOtherPage: true,
    toPart: false,
    again: false,
    entry: undefined,
    ...changes,
  };
  expect(resolveScrollAndFocus(transition)).toEqual(expected);
});
