import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { ToastMessage } from '../../src/domain/toast.ts';
import { selectShown } from '../../machines/toasts/toasts.selectors.ts';
import { START } from '../support/tokens.ts';

const message = (title: string): ToastMessage => ({ title, tone: 'info' });

function startToasts() {
  const clock = new SimulatedClock();
  const actor = createActor(
    toastsMachine.provide({ actors: { tab: fromCallback(() => undefined) } }),
    { clock, input: { now: () => START + clock.now() } },
  );
  actor.start();
  return {
    show: (title: string) => actor.send({ type: 'toast.show', toast: message(title) }),
    send: actor.send.bind(actor),
    pass: (ms: number) => clock.increment(ms),
    /** After so many ms, and no sooner, another toast follows; undefined for none. */
    expectAfter(ms: number, next: string | undefined) {
      const before = selectShown(actor.getSnapshot())?.title;
      clock.increment(ms - 1);
      expect(selectShown(actor.getSnapshot())?.title).toBe(before);
      clock.increment(1);
      expect(selectShown(actor.getSnapshot())?.title).toBe(next);
    },
    shown: () => selectShown(actor.getSnapshot())?.title,
    id: () => selectShown(actor.getSnapshot())?.id,
    holds: () => actor.getSnapshot().context.holds,
    waiting: () =>
      actor
        .getSnapshot()
        .context.queue.slice(1)
        .map(({ title }) => title),
  };
}

describe('one toast', () => {
  test('stays 5000 ms exactly', () => {
    const toasts = startToasts();
    expect(toasts.shown()).toBeUndefined();
    toasts.show('Saved');
    toasts.expectAfter(5_000, undefined);
  });

  test('repeated, it restarts as a new announcement and does not stack', () => {
    const toasts = startToasts();
    toasts.show('Not there yet');
    const first = toasts.id();
    toasts.pass(4_000);
    toasts.show('Not there yet');
    expect(toasts.id()).not.toBe(first);
    expect(toasts.waiting()).toEqual([]);
    toasts.expectAfter(5_000, undefined);
  });

  test('stays as long after a time without toasts', () => {
    const toasts = startToasts();
    toasts.show('First');
    toasts.pass(5_000);
    toasts.pass(3_000);
    toasts.show('Second');
    toasts.expectAfter(5_000, undefined);
  });

  test('is closed at once by the visitor', () => {
    const toasts = startToasts();
    toasts.show('Saved');
    toasts.send({ type: 'toast.dismiss' });
    expect(toasts.shown()).toBeUndefined();
    toasts.send({ type: 'toast.dismiss' });
    toasts.show('Again');
    toasts.pass(4_999);
    expect(toasts.shown()).toBe('Again');
  });

  test('with another tone or text is a separate one', () => {
    const toasts = startToasts();
    toasts.show('Saved');
    toasts.send({ type: 'toast.show', toast: { title: 'Saved', tone: 'error' } });
    toasts.send({ type: 'toast.show', toast: { title: 'Saved', text: 'Twice', tone: 'info' } });
    expect(toasts.waiting()).toEqual(['Saved', 'Saved']);
  });
});

describe('several', () => {
  test('are shown one after the other, 5 s each, in order', () => {
    const toasts = startToasts();
    for (const title of ['one', 'two', 'three']) toasts.show(title);
    const seen: (string | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(toasts.shown());
      toasts.pass(4_999);
      seen.push(toasts.shown());
      toasts.pass(1);
    }
    expect(seen).toEqual(['one', 'one', 'two', 'two', 'three', 'three', undefined, undefined]);
  });

  test('repeating the visible one leaves the queue unchanged', () => {
    const toasts = startToasts();
    for (const title of ['one', 'two', 'three']) toasts.show(title);
    toasts.pass(3_000);
    toasts.show('one');
    expect([toasts.shown(), toasts.waiting()]).toEqual(['one', ['two', 'three']]);
    toasts.expectAfter(5_000, 'two');
  });
});

describe('a paused timer', () => {
  test.each(['attention', 'hiddenTab'] as const)(
    'for %s: it resumes with the remaining time',
    (by) => {
      const toasts = startToasts();
      toasts.show('Saved');
      toasts.pass(3_000);
      toasts.send({ type: 'toast.hold', by });
      // One that comes later takes nothing from its time.
      toasts.show('Later');
      toasts.pass(600_000);
      expect(toasts.shown()).toBe('Saved');
      toasts.send({ type: 'toast.release', by });
      toasts.expectAfter(2_000, 'Later');
    },
  );

  test('paused and resumed many times it adds up to 5 s', () => {
    const toasts = startToasts();
    toasts.show('Saved');
    for (let time = 0; time < 4; time += 1) {
      toasts.pass(1_000);
      toasts.send({ type: 'toast.hold', by: 'attention' });
      toasts.pass(10_000);
      toasts.send({ type: 'toast.release', by: 'attention' });
    }
    toasts.expectAfter(1_000, undefined);
  });

  test('with two reasons it resumes when both have ended; the same reason twice counts once', () => {
    const toasts = startToasts();
    toasts.show('Saved');
    toasts.send({ type: 'toast.hold', by: 'attention' });
    toasts.send({ type: 'toast.hold', by: 'attention' });
    toasts.send({ type: 'toast.hold', by: 'hiddenTab' });
    expect(toasts.holds()).toEqual(['attention', 'hiddenTab']);
    toasts.send({ type: 'toast.release', by: 'attention' });
    toasts.pass(600_000);
    expect(toasts.shown()).toBe('Saved');
    toasts.send({ type: 'toast.release', by: 'hiddenTab' });
    toasts.pass(5_000);
    expect(toasts.shown()).toBeUndefined();
  });

  test('shown in a hidden tab it waits, then shows for its full 5 s', () => {
    const toasts = startToasts();
    toasts.send({ type: 'toast.hold', by: 'hiddenTab' });
    toasts.show('Saved');
    toasts.pass(600_000);
    toasts.send({ type: 'toast.release', by: 'hiddenTab' });
    toasts.expectAfter(5_000, undefined);
  });

  test('repeated while paused: it stays paused, with 5 s left', () => {
    const toasts = startToasts();
    toasts.show('Saved');
    toasts.pass(3_000);
    toasts.send({ type: 'toast.hold', by: 'attention' });
    toasts.show('Saved');
    toasts.pass(600_000);
    expect(toasts.shown()).toBe('Saved');
    toasts.send({ type: 'toast.release', by: 'attention' });
    toasts.expectAfter(5_000, undefined);
  });

  test('closed under the pointer: the next one runs, because no event reports that the pointer has left', () => {
    const toasts = startToasts();
    toasts.show('one');
    toasts.show('two');
    toasts.send({ type: 'toast.hold', by: 'attention' });
    toasts.send({ type: 'toast.dismiss' });
    expect(toasts.shown()).toBe('two');
    toasts.pass(5_000);
    expect(toasts.shown()).toBeUndefined();
  });

  test('closed in a hidden tab: the next one waits too', () => {
    const toasts = startToasts();
    toasts.show('one');
    toasts.show('two');
    toasts.send({ type: 'toast.hold', by: 'hiddenTab' });
    toasts.send({ type: 'toast.dismiss' });
    toasts.pass(600_000);
    expect(toasts.shown()).toBe('two');
  });
});

test('a queued one, repeated, keeps its position', () => {
  const toasts = startToasts();
  for (const title of ['one', 'two', 'three']) toasts.show(title);
  toasts.show('two');
  expect([toasts.shown(), toasts.waiting()]).toEqual(['one', ['two', 'three']]);
});

describe('a toast with an action', () => {
  const signedIn: ToastMessage = {
    title: 'Signed in as a@b.c',
    tone: 'info',
    action: { label: 'Not you? Log out', does: 'logOut' },
    about: 'session',
  };
  const loggedOut: ToastMessage = { title: 'Logged Out', tone: 'success', about: 'session' };
  const show = (toasts: ReturnType<typeof startToasts>, toast: ToastMessage) =>
    toasts.send({ type: 'toast.show', toast });

  test.each([[[]], [['first']]])('stays 10 s, also after %j', (before) => {
    const toasts = startToasts();
    for (const title of before) toasts.show(title);
    show(toasts, signedIn);
    toasts.pass(before.length * 5_000);
    toasts.pass(9_999);
    expect(toasts.shown()).toBe(signedIn.title);
    toasts.pass(1);
    expect(toasts.shown()).toBeUndefined();
  });

  test('is replaced at once by a toast about the same subject, which stays 5 s', () => {
    const toasts = startToasts();
    show(toasts, signedIn);
    toasts.show('second');
    toasts.pass(3_000);
    show(toasts, loggedOut);
    expect([toasts.shown(), toasts.waiting()]).toEqual(['Logged Out', ['second']]);
    toasts.pass(5_000);
    expect(toasts.shown()).toBe('second');
  });

  test('is replaced while queued too', () => {
    const toasts = startToasts();
    toasts.show('first');
    show(toasts, signedIn);
    toasts.pass(2_000);
    show(toasts, loggedOut);
    expect([toasts.shown(), toasts.waiting()]).toEqual(['first', ['Logged Out']]);
    toasts.pass(3_000);
    expect(toasts.shown()).toBe('Logged Out');
  });
});
