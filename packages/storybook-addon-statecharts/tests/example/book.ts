import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { preview } from 'vite';

/** The example's Storybook, built by its `npm run build-storybook`. */
const FOLDER = path.join(import.meta.dirname, '../../example/storybook-static');

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

/** The built Storybook, served to one page. */
export interface Book {
  page: Page;
  /** Opens Storybook's manager at an entry. */
  openManager: (id: string) => Promise<void>;
  /** Opens a story's iframe; resolves to its problems once its play function has ended. */
  open: (entry: Pick<Entry, 'id' | 'type'>, globals?: string) => Promise<string[]>;
}

interface Outcome {
  done: boolean;
  problems: string[];
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
}

/** Runs in the page: collects Storybook's events of a story from the start. */
function listen(): void {
  const outcome: Outcome = { done: false, problems: [] };
  let channel: Channel | undefined;
  const begin = (made: Channel): void => {
    channel = made;
    for (const event of [
      'storyErrored',
      'storyMissing',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ]) {
      made.on(event, (payload) => {
        const { message, description } = Object(payload) as Record<string, unknown>;
        outcome.problems.push(`${event}: ${String(message ?? description ?? payload)}`);
        outcome.done = true;
      });
    }
    for (const event of ['storyFinished', 'docsRendered'])
      made.on(event, () => {
        outcome.done = true;
      });
  };
  Object.assign(window, { outcome });
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: begin,
  });
}

export const test = base.extend<object, { book: Book }>({
  book: [
    async ({ browser }, use) => {
      const server = await preview({
        configFile: false,
        appType: 'mpa',
        // A subpath, because Storybooks are often deployed beside a site.
        base: '/review/',
        build: { outDir: FOLDER },
        preview: { host: '127.0.0.1' },
      });
      const address = server.resolvedUrls?.local[0] ?? '';
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== new URL(address).origin)
          problems.push(`request: ${request.url()}`);
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
      });
      await page.addInitScript(listen);
      await use({
        page,
        openManager: async (id) => {
          await page.goto(`${address}?path=/story/${id}`);
        },
        async open({ id, type }, globals = '') {
          await page.goto(`${address}iframe.html?viewMode=${type}&id=${id}&globals=${globals}`);
          const outcome = await page.waitForFunction(() => {
            const { outcome: story } = window as unknown as { outcome: Outcome };
            return story.done && story;
          });
          const { problems: reported } = (await outcome.jsonValue()) as Outcome;
          return [...problems.splice(0), ...reported];
        },
      });
      await page.context().close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});
