import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { preview } from 'vite';

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

/** Returns every entry of a built Storybook. @throws if it is not built */
export function entriesOf(folder: string): Entry[] {
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) throw new Error(`No Storybook in ${folder}`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** The preview of a built Storybook in one page, which shows one entry after another. */
export interface Book {
  /** The page itself, for input. */
  page: Page;
  /**
   * Resolves when the entry has rendered and its play function has ended,
   * with what went wrong.
   */
  open: (entry: Pick<Entry, 'id' | 'type'>, theme?: 'light' | 'dark') => Promise<string[]>;
  /** Loads story files without rendering them. Resolves with what went wrong. */
  load: (ids: readonly string[]) => Promise<string[]>;
}

export interface BookOptions {
  /** The built Storybook. */
  folder: string;
  /** Console errors that stories cause on purpose. */
  byDesign?: readonly RegExp[];
  /** Paths that mocks answer, with refusals and network errors too. */
  mocked?: RegExp;
  /** Globals of every entry, as in Storybook's URLs. */
  globals?: string;
}

/**
 * Collects every console error and request to another host from now on. Browsers log each failed request
 * as an error, except those of the last entry that the next one aborted.
 */
function watch(page: Page, origin: string, { byDesign = [], mocked }: BookOptions): string[] {
  const problems: string[] = [];
  const isMocked = (address: string): boolean => {
    if (mocked === undefined || !URL.canParse(address)) return false;
    const url = new URL(address);
    return url.origin === origin && mocked.test(url.pathname);
  };
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || isMocked(url)) return;
    if (byDesign.some((words) => words.test(message.text()))) return;
    problems.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
  page.context().on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (/^https?:$/.test(protocol) && to !== origin)
      problems.push(`request to another host: ${request.url()}`);
  });
  return problems;
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface Preview {
  storyStoreValue?: unknown;
  /** The stories on the page. */
  storyRenders: readonly { isPending: () => boolean }[];
  loadStory: (story: { storyId: string }) => Promise<unknown>;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: Preview;
    /** Set by `listen`. */
    opened: { done: Set<string>; problems: string[] };
  }
}

/** Records Storybook's events in the page. */
function listen(): void {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const opened = { done: new Set<string>(), problems: [] as string[] };
  window.opened = opened;
  const words = (payload: unknown): string => {
    const { title, message } = payload as { title?: string; message?: string };
    return title ?? message ?? String(payload);
  };
  channel.on('docsRendered', (id) => opened.done.add(`docs ${String(id)}`));
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

/**
 * Does in the page what a click in the sidebar or the toolbar does, once no story is rendering: to end one,
 * Storybook reloads the page. Returns whether it did.
 */
function render([event, payload]: readonly [string, object]): boolean {
  if (window['__STORYBOOK_PREVIEW__']?.storyRenders.some((story) => story.isPending()))
    return false;
  window.opened.done.clear();
  window['__STORYBOOK_ADDONS_CHANNEL__'].emit(event, payload);
  return true;
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

/** Whether the entry has ended, and the stories on a docs page. */
function isOpened(entry: string): boolean {
  const onPage = [...document.querySelectorAll('#storybook-docs:not([hidden]) [id^="story--"]')];
  return (
    window.opened.done.has(entry) &&
    window['__STORYBOOK_PREVIEW__']?.storyRenders.some((story) => story.isPending()) === false &&
    onPage.every(({ childElementCount }) => childElementCount > 0)
  );
}

/** Returns a `test` whose `book` is a built Storybook, in one page for each worker. */
export const bookTest = (options: BookOptions) =>
  base.extend<object, { book: Book }>({
    book: [
      async ({ browser }, use) => {
        const server = await preview({
          configFile: false,
          appType: 'mpa',
          // A subpath, because Storybooks are often deployed beside a site.
          base: '/review/',
          build: { outDir: options.folder },
          preview: { host: '127.0.0.1' },
        });
        const address = server.resolvedUrls?.local[0] ?? '';
        const page = await browser.newPage({ reducedMotion: 'reduce' });
        const problems = watch(page, new URL(address).origin, options);
        await page.goto(`${address}iframe.html?globals=${options.globals ?? ''}`);
        await page.waitForFunction(
          () => window['__STORYBOOK_PREVIEW__']?.storyStoreValue !== undefined,
        );
        await page.evaluate(listen);
        let theme = 'light';
        let last = '';
        await use({
          page,
          load: async (ids) => [...(await page.evaluate(load, ids)), ...problems.splice(0)],
          async open(entry, wanted = 'light') {
            const renders = async (...event: [string, object]): Promise<void> => {
              await page.waitForFunction(render, event);
              await page.waitForFunction(isOpened, `${entry.type} ${entry.id}`);
            };
            const event = entry.id === last ? 'forceRemount' : 'setCurrentStory';
            last = entry.id;
            await renders(event, { storyId: entry.id, viewMode: entry.type });
            if (theme !== wanted) await renders('updateGlobals', { globals: { theme: wanted } });
            theme = wanted;
            problems.push(...(await page.evaluate(() => window.opened.problems.splice(0))));
            return problems.splice(0);
          },
        });
        await page.context().close();
        await server.close();
      },
      { scope: 'worker' },
    ],
  });
