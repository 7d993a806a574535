import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import sirv from 'sirv';

/** The example's Storybook, built by its `npm run build-storybook`. */
const FOLDER = path.join(import.meta.dirname, '../../example/storybook-static');
/** A subpath, because Storybooks are often deployed beside a site. */
const BASE = '/review/';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** Returns every entry of the built Storybook. @throws if it is not built. */
export function entriesOf(): Entry[] {
  const file = path.join(FOLDER, 'index.json');
  if (!existsSync(file)) throw new Error(`No Storybook in ${FOLDER}: build the example first`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

async function serve(): Promise<{ origin: string; close: () => void }> {
  const files = sirv(FOLDER, { etag: true });
  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404).end();
    };
    if (request.url?.startsWith(BASE) !== true) return notFound();
    request.url = request.url.slice(BASE.length - 1);
    return files(request, response, notFound);
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The built Storybook, served to one page. */
export interface Book {
  page: Page;
  /** Opens Storybook's manager at an entry. */
  openManager: (id: string) => Promise<void>;
  /** Opens a story's iframe; resolves to its problems once its play function has ended. */
  open: (entry: Pick<Entry, 'id' | 'type'>, globals?: string) => Promise<string[]>;
}

/** Runs in the page: collects Storybook's events of a story from the start. */
function listen(): void {
  const outcome: { done: boolean; problems: string[] } = { done: false, problems: [] };
  Object.assign(window, { outcome });
  type Channel = { on: (event: string, listener: (payload: unknown) => void) => void };
  const begin = (channel: Channel): void => {
    for (const event of [
      'storyErrored',
      'storyMissing',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ]) {
      channel.on(event, (payload) => {
        const { message, description } = Object(payload) as Record<string, unknown>;
        outcome.problems.push(`${event}: ${String(message ?? description ?? payload)}`);
        outcome.done = true;
      });
    }
    channel.on('storyFinished', () => {
      outcome.done = true;
    });
    channel.on('docsRendered', () => {
      outcome.done = true;
    });
  };
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      begin(made);
    },
  });
}

export const test = base.extend<object, { book: Book }>({
  book: [
    async ({ browser }, use) => {
      const { origin, close } = await serve();
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
      page.on('request', (request) => {
        const { protocol, origin: to } = new URL(request.url());
        if (/^https?:$/.test(protocol) && to !== origin) problems.push(`request: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      await page.addInitScript(listen);
      await use({
        page,
        openManager: async (id) => {
          await page.goto(`${origin}${BASE}?path=/story/${id}`);
        },
        async open({ id, type }, globals = '') {
          await page.goto(
            `${origin}${BASE}iframe.html?viewMode=${type}&id=${id}&globals=${globals}`,
          );
          await page.waitForFunction(
            () => (window as unknown as { outcome: { done: boolean } }).outcome.done,
          );
          const reported = await page.evaluate(
            () => (window as unknown as { outcome: { problems: string[] } }).outcome.problems,
          );
          return [...problems.splice(0), ...reported];
        },
      });
      await page.context().close();
      close();
    },
    { scope: 'worker' },
  ],
});
