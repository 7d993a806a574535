import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Admitted } from '../../src/access/access-check.ts';
import { createInFlight, toFetchRequest } from '../../src/node-http.ts';

const ADMITTED: Admitted = {
  pathname: '/rest/v1/clean',
  endpoint: { service: 'data', path: '', methods: [], who: 'key', maxBytes: 0 },
};

// No response currently contains the host, so this cannot be tested over HTTP.
test('a request gets the site’s own host and keeps its query and headers', async () => {
  const caller = new AbortController();
  const request = {
    method: 'GET',
    url: 'http://evil.example/x?select=a%20b&y=?#z',
    headersDistinct: { host: ['evil.example'], 'x-several': ['1', '2'] },
  } as unknown as IncomingMessage;
  const made = await toFetchRequest(request, 'http://localhost:5173', ADMITTED, caller.signal);
  expect([made.method, made.url, made.headers.get('x-several')]).toEqual([
    'GET',
    'http://localhost:5173/rest/v1/clean?select=a%20b&y=?',
    '1, 2',
  ]);
  caller.abort();
  expect(made.signal.aborted).toBe(true);
});

/** Enters requests, whose bodies are complete or still arrive. */
function start(max: number) {
  const inFlight = createInFlight(max);
  return (complete: boolean) => {
    const res = Object.assign(new EventEmitter(), { writableFinished: false });
    const req = { complete, destroy: () => res.emit('close') };
    const signal = inFlight.enter(req as never, res as never);
    const answer = () => {
      res.writableFinished = true;
      res.emit('close');
    };
    return { signal, answer, leave: req.destroy };
  };
}

test('the oldest of those who are slow to send gives way', () => {
  const enter = start(3);
  const [complete, first, second] = [enter(true), enter(false), enter(false)];
  const last = enter(true);
  const aborted = [complete, first, second, last].map(({ signal }) => signal.aborted);
  expect(aborted).toEqual([false, true, false, false]);
});

test('a complete request keeps its place until it is answered, and another is told to wait', () => {
  const enter = start(1);
  const { answer, signal } = enter(true);
  const headers = { connection: 'close', 'retry-after': '1' };
  expect(() => enter(true)).toThrow(
    expect.objectContaining({ status: 503, headers: expect.objectContaining(headers) as unknown }),
  );
  answer();
  expect(enter(true).signal.aborted).toBe(false);
  expect(signal.aborted).toBe(false);
});

test('a request whose caller disconnects is aborted and leaves its place', () => {
  const enter = start(1);
  const { leave, signal } = enter(true);
  leave();
  expect(signal.aborted).toBe(true);
  expect(enter(true).signal).toBeDefined();
});
