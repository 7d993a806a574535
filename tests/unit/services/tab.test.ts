import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { createToastActors, watchTab } from '../../../src/services/tabEvents.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';

describe('the tab', () => {
  test('reports hidden, shown, online and restored until unsubscribed', () => {
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

  test('opened in the background, it reports hidden at once', () => {
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

  test('pauses a toast’s timer while hidden, not when the network returns', () => {
    const tab = fakeBrowser().openTab();
    const clock = new SimulatedClock();
    const toasts = createActor(toastsMachine.provide({ actors: createToastActors(tab.view) }), {
      clock,
      input: { now: () => clock.now() },
    }).start();
    toasts.send({ type: 'toast.show', toast: { title: 'Saved', tone: 'info' } });
    clock.increment(3_000);
    tab.hide();
    clock.increment(600_000);
    expect(selectShown(toasts.getSnapshot())?.title).toBe('Saved');
    tab.show();
    tab.goOnline();
    clock.increment(2_000);
    expect(selectShown(toasts.getSnapshot())).toBeUndefined();
  });
});
