import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { logError } from '../../../src/services/log.ts';
import { createThemeActors, currentTheme, THEME_KEY } from '../../../src/services/theme.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an internal failure is logged with its error', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('no');
  logError('The profile could not be loaded', error);
  expect(written.mock.calls).toEqual([['The profile could not be loaded', error]]);
});

test('the theme is applied and stored; other tabs’ changes of its key are followed until it stops', () => {
  const browser = fakeBrowser();
  const { view } = browser.openTab();
  const other = browser.openTab().view;
  const drawn = () => [
    currentTheme(view),
    view.document.documentElement.classList.contains('light'),
  ];
  expect([THEME_KEY, ...drawn()]).toEqual(['theme', 'light', true]);
  const apply = createActor(createThemeActors(view).apply);
  apply.start();
  apply.send({ type: 'theme.apply', theme: 'dark' });
  expect([...drawn(), browser.entries.get('theme')]).toEqual(['dark', false, 'dark']);
  other.localStorage.setItem('language', 'light');
  browser.deliver();
  expect(drawn()).toEqual(['dark', false]);
  other.localStorage.setItem('theme', 'light');
  browser.deliver();
  expect(drawn()).toEqual(['light', true]);
  other.localStorage.setItem('theme', 'dark');
  browser.deliver();
  other.localStorage.removeItem('theme');
  browser.deliver();
  expect(drawn()).toEqual(['light', true]);
  apply.stop();
  other.localStorage.setItem('theme', 'dark');
  browser.deliver();
  expect(drawn()).toEqual(['light', true]);
});

test('with blocked storage a theme lasts as long as the page', () => {
  const { view } = fakeBrowser({ policy: 'blocked' }).openTab();
  const apply = createActor(createThemeActors(view).apply).start();
  apply.send({ type: 'theme.apply', theme: 'dark' });
  expect(currentTheme(view)).toBe('dark');
});
