import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createThemeActors, currentTheme, THEME_KEY } from '../../../src/services/theme.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';

test('the theme is applied and stored; other tabs’ changes of its key are followed until it stops', () => {
  const browser = fakeBrowser();
  const { view } = browser.openTab();
  const other = browser.openTab().view;
  const state = () => [
    currentTheme(view),
    view.document.documentElement.classList.contains('light'),
  ];
  expect([THEME_KEY, ...state()]).toEqual(['theme', 'light', true]);
  const apply = createActor(createThemeActors(view).apply);
  apply.start();
  apply.send({ type: 'theme.apply', theme: 'dark' });
  expect([...state(), browser.entries.get('theme')]).toEqual(['dark', false, 'dark']);
  other.localStorage.setItem('language', 'light');
  browser.deliver();
  expect(state()).toEqual(['dark', false]);
  other.localStorage.setItem('theme', 'light');
  browser.deliver();
  expect(state()).toEqual(['light', true]);
  other.localStorage.setItem('theme', 'dark');
  browser.deliver();
  other.localStorage.removeItem('theme');
  browser.deliver();
  expect(state()).toEqual(['light', true]);
  apply.stop();
  other.localStorage.setItem('theme', 'dark');
  browser.deliver();
  expect(state()).toEqual(['light', true]);
});

test('with blocked storage a theme lasts as long as the page', () => {
  const { view } = fakeBrowser({ policy: 'blocked' }).openTab();
  const apply = createActor(createThemeActors(view).apply).start();
  apply.send({ type: 'theme.apply', theme: 'dark' });
  expect(currentTheme(view)).toBe('dark');
});
