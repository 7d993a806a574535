import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { holdActorClocks, releaseActorClocks } from '../src/watch/actorClocks.ts';

const machine = createMachine({
  initial: 'shown',
  states: {
    shown: { after: { 2000: 'hidden' }, on: { keep: { target: 'shown', reenter: true } } },
    hidden: {},
  },
});

test('a delayed transition waits while pictures are taken, unless its state begins anew; others’ timers go on', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    releaseActorClocks();
    vi.useRealTimers();
  });
  const [waiting, kept] = [createActor(machine).start(), createActor(machine).start()];
  const ring = vi.fn<() => void>();
  vi.advanceTimersByTime(1900);
  holdActorClocks();
  setTimeout(ring, 10);
  vi.advanceTimersByTime(1000);
  expect(ring).toHaveBeenCalledOnce();
  expect(waiting.getSnapshot().value).toBe('shown');
  kept.send({ type: 'keep' });
  releaseActorClocks();
  expect([waiting, kept].map((actor) => actor.getSnapshot().value)).toEqual(['hidden', 'shown']);
  vi.advanceTimersByTime(2000);
  expect(kept.getSnapshot().value).toBe('hidden');
});
