import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';
import sirv from 'sirv';

/** The output of `npm run build-storybook`, or another folder. */
export const FOLDER = path.resolve(process.env.STORYBOOK_FOLDER ?? 'storybook-static');
/** Not the root, because a review board is often served under a path of a site. */
const BASE = '/review/';

/** One entry of Storybook's sidebar. */
export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** Its source file. */
  importPath: string;
  /** `test` on stories that the story run plays. */
  tags: string[];
}

/** Console errors that stories of faults cause in the product and React. */
const BY_DESIGN = [
  /^The profile could not be loaded /,
  /^(?:A part of the page failed \(reference \w+\) )?TypeError: Failed to fetch dynamically imported module$/m,
  /^(?:A part of the page failed \(reference \w+\) )?Error: The session could not be loaded$/m,
];

/** Responses of the mocks' service worker: stories may cause refusals and network errors. */
const SERVICES = /^\/(?:auth|rest|functions|storage)\/v1\//;

/** The preview of the static Storybook in one page, which shows one entry after another. */
export interface Book {
  /** Resolves when the entry has rendered and its play function has ended, with what went wrong. */
  open: (entry: Pick<Entry, 'id' | 'type'>) => Promise<string[]>;
  /** Loads story files without rendering them. Resolves with what went wrong. */
  load: (ids: readonly string[]) => Promise<string[]>;
  /** The page itself, for input. */
  page: Page;
}

async function serve(): Promise<{ origin: string; close: () => void }> {
  if (!existsSync(path.join(FOLDER, 'iframe.html'))) throw new Error(`No Storybook in ${FOLDER}`);
  const files = sirv(FOLDER, { dev: false, etag: true });
  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404).end();
    };
    if (request.url?.startsWith(BASE) === true) {
      request.url = request.url.slice(BASE.length - 1);
      files(request, response, notFound);
    } else {
      notFound();
    }
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Collects every console error, failed request and request to another host from now on. */
function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  const isService = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return url.origin === origin && SERVICES.test(url.pathname);
  };
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' || isService(message.location().url)) return;
    if (BY_DESIGN.some((words) => words.test(message.text()))) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.context().on('request', (request: Request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (/^https?:$/.test(protocol) && to !== origin) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  page.context().on('requestfailed', (request: Request) => {
    const failure = request.failure()?.errorText ?? 'failed';
    // Requests of the last entry that the next one aborted.
    if (isService(request.url()) || failure === 'net::ERR_ABORTED') return;
    problems.push(`${failure}: ${request.url()}`);
  });
  page.context().on('response', (response) => {
    if (response.status() < 400 || isService(response.url())) return;
    problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Preview {
  storyStoreValue?: unknown;
  loadStory: (story: { storyId: string }) => Promise<unknown>;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: Preview;
    /** Set by `listen`. */
    opened: { done: Set<string>; begun: Set<string>; problems: string[] };
  }
}

/** Records Storybook's events in the page. */
function listen(): void {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const opened = { done: new Set<string>(), begun: new Set<string>(), problems: [] as string[] };
  window.opened = opened;
  const words = (payload: unknown): string => {
    const { title, message } = payload as { title?: string; message?: string };
    return title ?? message ?? String(payload);
  };
  channel.on('docsRendered', (id) => opened.done.add(`docs ${String(id)}`));
  channel.on('storyRenderPhaseChanged', (payload) => {
    const { storyId } = payload as { storyId: string };
    opened.begun.add(`story ${storyId}`);
  });
  channel.on('storyFinished', (payload) => {
    const { storyId, status } = payload as { storyId: string; status: string };
    opened.done.add(`story ${storyId}`);
    if (status !== 'success') opened.problems.push(`${storyId} ended with: ${status}`);
  });
  channel.on('storyMissing', (id) => {
    opened.problems.push(`there is no story ${String(id)}`);
    opened.done.add(`story ${String(id)}`);
  });
  for (const event of [
    'storyErrored',
    'storyThrewException',
    'playFunctionThrewException',
    'unhandledErrorsWhilePlaying',
  ]) {
    channel.on(event, (payload) => opened.problems.push(`${event}: ${words(payload)}`));
  }
}

/** Does in the page what a click in the sidebar does. */
function select({ id, type }: Pick<Entry, 'id' | 'type'>): void {
  window.opened.begun.clear();
  window.opened.done.clear();
  window.opened.begun.add(`${type} ${id}`);
  window['__STORYBOOK_ADDONS_CHANNEL__'].emit('setCurrentStory', { storyId: id, viewMode: type });
}

/** Loads story files in the page; returns those that failed. */
async function load(ids: readonly string[]): Promise<string[]> {
  const results = await Promise.allSettled(
    ids.map(async (storyId) => window['__STORYBOOK_PREVIEW__']?.loadStory({ storyId })),
  );
  return results.flatMap((result, at) =>
    result.status === 'rejected' ? [`${ids[at]}: ${String(result.reason)}`] : [],
  );
}

/** Whether all that was started has ended, including the stories on a docs page. */
function isOpened(): boolean {
  const { begun, done } = window.opened;
  const onPage = [...document.querySelectorAll('#storybook-docs:not([hidden]) [id^="story--"]')];
  return (
    [...begun].every((each) => done.has(each)) &&
    onPage.every(({ childElementCount }) => childElementCount > 0)
  );
}

export const test = base.extend<object, { book: Book }>({
  book: [
    async ({ browser }, use) => {
      const { origin, close } = await serve();
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const problems = watch(page, origin);
      // Story tests check accessibility, so the add-on is off here.
      await page.goto(`${origin}${BASE}iframe.html?globals=a11y.manual:!true`);
      await page.waitForFunction(
        () => window['__STORYBOOK_PREVIEW__']?.storyStoreValue !== undefined,
      );
      await page.evaluate(listen);
      await use({
        page,
        load: async (ids) => [...(await page.evaluate(load, ids)), ...problems.splice(0)],
        async open(entry) {
          await page.evaluate(select, entry);
          await page.waitForFunction(isOpened);
          problems.push(...(await page.evaluate(() => window.opened.problems.splice(0))));
          return problems.splice(0);
        },
      });
      await page.context().close();
      close();
    },
    { scope: 'worker' },
  ],
});
