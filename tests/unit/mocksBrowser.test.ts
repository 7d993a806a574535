import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';

interface Unhandled {
  frame: { protocol: string; data: { request: { method: string; url: string } } };
  defaults: { error: () => void };
}
interface Options {
  quiet: boolean;
  serviceWorker: { url: string };
  onUnhandledFrame: (unhandled: Unhandled) => void;
}

const started: { handlers: readonly unknown[]; options: Options }[] = [];

vi.mock('msw/browser', () => ({
  setupWorker: (...handlers: readonly unknown[]) => ({
    start: (options: Options) => {
      started.push({ handlers, options });
      return Promise.resolve();
    },
  }),
}));

beforeEach(() => {
  vi.resetModules();
  started.length = 0;
  vi.stubGlobal('location', { origin: 'http://site.test' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function startedMocks() {
  const { startMocks, takeUnhandled } = await import('../../mocks/browser.ts');
  const worker = await startMocks();
  const error = vi.fn<() => void>();
  const handleUnhandled = (url: string, protocol = 'http') => {
    started[0]?.options.onUnhandledFrame({
      frame: { protocol, data: { request: { method: 'GET', url } } },
      defaults: { error },
    });
    return [error.mock.calls.splice(0).length, takeUnhandled()];
  };
  return { startMocks, worker, handleUnhandled };
}

it('the worker starts once, from beside the page, with happy responses', async () => {
  const { startMocks, worker } = await startedMocks();
  expect(await startMocks()).toBe(worker);
  expect(started).toEqual([
    {
      handlers: [...scenarios.happy].map(() => expect.anything() as unknown),
      options: {
        quiet: true,
        serviceWorker: { url: '/mockServiceWorker.js' },
        onUnhandledFrame: expect.any(Function) as unknown,
      },
    },
  ]);
});

it('the page’s own files pass, an unhandled call fails and is recorded', async () => {
  const { handleUnhandled } = await startedMocks();
  expect(handleUnhandled('http://site.test/assets/a.js')).toEqual([0, []]);
  expect(handleUnhandled('http://site.test/x/auth/v1/a.js')).toEqual([0, []]);
  for (const service of ['auth', 'rest', 'functions', 'storage']) {
    const url = `http://site.test/${service}/v1/unknown`;
    expect(handleUnhandled(url)).toEqual([1, [`GET ${url}`]]);
  }
  expect(handleUnhandled('http://elsewhere.test/a.js')).toEqual([
    1,
    ['GET http://elsewhere.test/a.js'],
  ]);
  expect(handleUnhandled('ws://site.test/socket', 'websocket')).toEqual([1, []]);
});

it('a request that is refused as not mocked is recorded, too', async () => {
  const { takeUnhandled } = await import('../../mocks/browser.ts');
  const { NotMocked } = await import('../../mocks/notMocked.ts');
  const request = new Request('http://site.test/rest/v1/courses?select=lessons(name)');
  expect(new NotMocked('related tables').toResponse(request).status).toBe(501);
  expect(takeUnhandled()).toEqual([
    'GET /rest/v1/courses?select=lessons(name) is not mocked: related tables',
  ]);
});
