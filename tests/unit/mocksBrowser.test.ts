import { afterEach, expect, it, vi } from 'vitest';
import { startMocks, takeUnhandled } from '../../mocks/browser.ts';

const start = vi.hoisted(() =>
  vi.fn<(options: { onUnhandledFrame: (unhandled: object) => void }) => Promise<void>>(),
);
vi.mock('msw/browser', () => ({ setupWorker: () => ({ start }) }));
afterEach(() => void vi.unstubAllGlobals());

// Every story fails for an unhandled request, so none shows that one would be noticed.
it('passes the page’s own files, and records every other unhandled request', async () => {
  vi.stubGlobal('location', { origin: 'http://site.test' });
  takeUnhandled();
  await startMocks();
  const unhandled = (url: string, protocol = 'http') => {
    const error = vi.fn<() => void>();
    const frame = { protocol, data: { request: { method: 'GET', url } } };
    start.mock.calls[0]?.[0].onUnhandledFrame({ frame, defaults: { error } });
    return [error.mock.calls.length, takeUnhandled()];
  };
  expect(unhandled('http://site.test/assets/a.js')).toEqual([0, []]);
  expect(unhandled('http://site.test/x/auth/v1/a.js')).toEqual([0, []]);
  for (const path of ['site.test/auth/v1/x', 'site.test/rest/v1/x', 'elsewhere.test/a.js']) {
    expect(unhandled(`http://${path}`)).toEqual([1, [`GET http://${path}`]]);
  }
  expect(unhandled('ws://site.test/socket', 'websocket')).toEqual([1, []]);
});
