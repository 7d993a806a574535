import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Admitted } from '../../src/access/access-check.ts';
import { createInFlight, toFetchRequest } from '../../src/node-http.ts';

// No response currently contains the host, so this cannot be tested over HTTP.
test('a request gets the site’s own host and keeps its query and headers', async () => {
  const admitted: Admitted = {
    pathname: '/rest/v1/clean',
    endpoint: { service: 'data', path: '', methods: [], who: 'key', maxBytes: 0 },
  };
  const request = {
    method: 'GET',
    url: 'http://evil.example/x?select=a%20b&y=?#z',
    headersDistinct: { host: ['evil.example'], 'x-several': ['1', '2'] },
  } as unknown as IncomingMessage;
  const { signal } = new AbortController();
  const made = await toFetchRequest(request, 'http://localhost:5173', admitted, signal);
  expect([made.method, made.url, made.headers.get('x-several')]).toEqual([
    'GET',
    'http://localhost:5173/rest/v1/clean?select=a%20b&y=?',
    '1, 2',
  ]);
});

/** Enters requests, whose bodies are complete or still arrive. */
function start(max: number) {
  const inFlight = createInFlight(max);
  return (complete: boolean) => {
    const end = (writableFinished: boolean) => () =>
      Object.assign(res, { writableFinished }).emit('close');
    const res = Object.assign(new EventEmitter(), {
      req: { complete },
      destroy: () => end(false)(),
    });
    return { signal: inFlight.enter(res as never), answer: end(true), leave: end(false) };
  };
}

test('the oldest of those who are slow to send gives way; a complete request keeps its place', () => {
  const enter = start(3);
  const first = enter(true);
  const slow = [enter(false), enter(false)];
  enter(true);
  expect(slow.map(({ signal: { aborted } }) => aborted)).toEqual([true, false]);
  const { leave, signal } = enter(true);
  const headers = expect.objectContaining({ connection: 'close', 'retry-after': '1' }) as unknown;
  expect(() => enter(true)).toThrow(expect.objectContaining({ status: 503, headers }));
  // Until it is answered, or its caller disconnects.
  first.answer();
  enter(true);
  leave();
  enter(true);
  expect([first.signal.aborted, signal.aborted]).toEqual([false, true]);
});
