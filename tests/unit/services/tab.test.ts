import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { themeMachine } from '../../../machines/theme/theme.machine.ts';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { createToastActors, watchTab } from '../../../src/services/tabEvents.ts';
import { createThemeActors, currentTheme, THEME_KEY } from '../../../src/services/theme.ts';
import { fakeBrowser, type FakeTab } from '../../support/fakeWindow.ts';

describe('the tab', () => {
  test('reports being hidden, shown, online and restored, until it is left alone', () => {
    const tab = fakeBrowser().openTab();
    const seen: string[] = [];
    const stop = watchTab(tab.view, ({ type }) => seen.push(type));
    tab.hide();
    tab.show();
    tab.goOnline();
    tab.restore();
    expect(seen).toEqual(['tab.hidden', 'tab.shown', 'network.online', 'page.restored']);
    stop();
    tab.hide();
    tab.goOnline();
    tab.restore();
    expect(seen).toHaveLength(4);
  });

  test('opened in the background it reports that at once', () => {
    const tab = fakeBrowser().openTab();
    tab.hide();
    const seen: string[] = [];
    watchTab(tab.view, ({ type }) => seen.push(type));
    expect(seen).toEqual(['tab.hidden']);
  });

  test('shown for the first time it is not restored', () => {
    const tab = fakeBrowser().openTab();
    const seen: string[] = [];
    watchTab(tab.view, ({ type }) => seen.push(type));
    tab.load();
    expect(seen).toEqual([]);
  });

  test('hidden, a toast’s clock stands', () => {
    const tab = fakeBrowser().openTab();
    const clock = new SimulatedClock();
    const toasts = createActor(toastsMachine.provide({ actors: createToastActors(tab.view) }), {
      clock,
      input: { now: () => clock.now() },
    });
    toasts.start();
    toasts.send({ type: 'toast.show', toast: { title: 'Saved', tone: 'info' } });
    clock.increment(3_000);
    tab.hide();
    clock.increment(600_000);
    expect(selectShown(toasts.getSnapshot())?.title).toBe('Saved');
    tab.show();
    clock.increment(2_000);
    expect(selectShown(toasts.getSnapshot())).toBeUndefined();
  });

  test('a network that comes back does not stop a toast’s clock', () => {
    const tab = fakeBrowser().openTab();
    const clock = new SimulatedClock();
    const toasts = createActor(toastsMachine.provide({ actors: createToastActors(tab.view) }), {
      clock,
      input: { now: () => clock.now() },
    });
    toasts.start();
    toasts.send({ type: 'toast.show', toast: { title: 'Saved', tone: 'info' } });
    tab.goOnline();
    clock.increment(5_000);
    expect(selectShown(toasts.getSnapshot())).toBeUndefined();
  });
});

describe('the theme', () => {
  function themeIn(tab: FakeTab) {
    const theme = createActor(themeMachine.provide({ actors: createThemeActors(tab.view) }), {
      input: { theme: currentTheme(tab.view) },
    });
    theme.start();
    return theme;
  }
  const drawn = (tab: FakeTab) =>
    (['light', 'dark'] as const).filter((name) =>
      tab.view.document.documentElement.classList.contains(name),
    );

  test('pressed: drawn, kept, and followed by the other tabs', () => {
    const browser = fakeBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()];
    const other = themeIn(there);
    themeIn(here).send({ type: 'theme.set', theme: 'dark' });
    expect([drawn(here), browser.entries.get(THEME_KEY)]).toEqual([['dark'], 'dark']);
    browser.deliver();
    expect([drawn(there), other.getSnapshot().value]).toEqual([['dark'], 'dark']);
    // Following is not choosing, so nothing is written back.
    browser.deliver();
    other.send({ type: 'theme.set', theme: 'light' });
    browser.deliver();
    expect([drawn(here), drawn(there)]).toEqual([['light'], ['light']]);
  });

  test('changed by the document before the statechart woke, it is what is drawn', () => {
    const tab = fakeBrowser().openTab();
    const theme = createActor(themeMachine.provide({ actors: createThemeActors(tab.view) }), {
      input: { theme: currentTheme(tab.view) },
    });
    tab.view.document.documentElement.classList.toggle('dark', true);
    theme.start();
    expect(theme.getSnapshot().value).toBe('dark');
  });

  test('in a storage that is blocked it lasts as long as the page', () => {
    const tab = fakeBrowser({ policy: 'blocked' }).openTab();
    themeIn(tab).send({ type: 'theme.set', theme: 'dark' });
    expect(drawn(tab)).toEqual(['dark']);
  });
});
