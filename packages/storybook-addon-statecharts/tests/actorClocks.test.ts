import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { holdActorClocks, releaseActorClocks } from '../src/watch/actorClocks.ts';

const machine = createMachine({
  initial: 'shown',
  states: {
    shown: { after: { 2000: 'hidden' }, on: { keep: 'kept' } },
    kept: { after: { 2000: 'hidden' } },
    hidden: {},
  },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  releaseActorClocks();
  vi.useRealTimers();
});

test('a delayed transition waits while pictures are taken, and is taken afterwards', () => {
  const actor = createActor(machine).start();
  vi.advanceTimersByTime(1900);
  holdActorClocks();
  vi.advanceTimersByTime(60_000);
  expect(actor.getSnapshot().value).toBe('shown');
  releaseActorClocks();
  expect(actor.getSnapshot().value).toBe('hidden');
});

test('a delay of a state that was left meanwhile is forgotten', () => {
  const actor = createActor(machine).start();
  holdActorClocks();
  vi.advanceTimersByTime(2000);
  actor.send({ type: 'keep' });
  releaseActorClocks();
  expect(actor.getSnapshot().value).toBe('kept');
});

test('timers of others go on', () => {
  const ring = vi.fn<() => void>();
  holdActorClocks();
  setTimeout(ring, 10);
  vi.advanceTimersByTime(10);
  expect(ring).toHaveBeenCalledOnce();
});
