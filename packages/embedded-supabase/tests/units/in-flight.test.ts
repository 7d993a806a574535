import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createInFlight } from '../../src/in-flight.ts';

/** Enters requests, whose bodies are complete or still arrive. */
function start(max: number) {
  const inFlight = createInFlight(max);
  return (complete: boolean) => {
    const refused: unknown[] = [];
    const res = Object.assign(new EventEmitter(), {
      writableFinished: false,
      writeHead: (...head: unknown[]) => ({ end: () => refused.push(...head) }),
    });
    const req = { complete, destroy: () => res.emit('close') };
    const signal = inFlight.enter(req as never, res as never);
    const answer = () => {
      res.writableFinished = true;
      res.emit('close');
    };
    return { signal, answer, leave: req.destroy, refused };
  };
}

test('the oldest of those who are slow to send gives way', () => {
  const enter = start(3);
  const [complete, first, second] = [enter(true), enter(false), enter(false)];
  const last = enter(true);
  expect([complete, first, second, last].map(({ signal }) => signal?.aborted)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a complete request keeps its place until it is answered, and another is told to wait', () => {
  const enter = start(1);
  const { answer, signal } = enter(true);
  const headers = { connection: 'close', 'retry-after': '1' };
  expect(enter(true).refused).toMatchObject([503, headers]);
  answer();
  expect(enter(true).signal?.aborted).toBe(false);
  expect(signal?.aborted).toBe(false);
});

test('a request whose caller disconnects is aborted and leaves its place', () => {
  const enter = start(1);
  const { leave, signal } = enter(true);
  leave();
  expect(signal?.aborted).toBe(true);
  expect(enter(true).signal).toBeDefined();
});
