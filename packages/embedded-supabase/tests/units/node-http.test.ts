import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import type { Admitted } from '../../src/access/access-check.ts';
import { toFetchRequest } from '../../src/node-http.ts';

const ADMITTED: Admitted = {
  kind: 'admitted',
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
  expect([made?.method, made?.url, made?.headers.get('x-several')]).toEqual([
    'GET',
    'http://localhost:5173/rest/v1/clean?select=a%20b&y=?',
    '1, 2',
  ]);
  caller.abort();
  expect(made?.signal.aborted).toBe(true);
});
