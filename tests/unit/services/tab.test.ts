import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { toastsMachine } from '../../../machines/toasts/toasts.machine.ts';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { createToastActors, watchTab } from '../../../src/services/tabEvents.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';

test('a tab reports hidden and shown, also at once, online and restored, until unsubscribed', () => {
  const tab = fakeBrowser().openTab();
  tab.hide();
  const seen: string[] = [];
  const stop = watchTab(tab.view, ({ type }) => seen.push(type));
  for (const change of [tab.load, tab.show, tab.goOnline, tab.restore]) change();
  const reported = ['tab.hidden', 'tab.shown', 'network.online', 'page.restored'];
  expect(seen).toEqual(reported);
  stop();
  for (const change of [tab.hide, tab.goOnline, tab.restore]) change();
  expect(seen).toEqual(reported);
});

test('a toast’s timer pauses while the tab is hidden, not when the network returns', () => {
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
