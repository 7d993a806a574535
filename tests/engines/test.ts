import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';
import { hasTypefaces } from '../e2e/support.ts';
import { startEngine, type Browser, type BrowserWindow } from './browser.ts';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Runs in the page: whether React has hydrated the shell. The mailbox's pages have none. */
function isLive(): boolean {
  const frame = document.querySelector('#root > *');
  return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
}

/** A person at a window of a browser. Every act waits until it is possible. */
export function personAt(window: BrowserWindow, origin: string) {
  /** Waits until `work`, run in the page, returns `expected`. An unloading page has no answer. */
  const finds = <R>(work: (argument: string) => R, expected: R, argument = ''): Promise<void> =>
    expect
      .poll(() => window.run(work, argument).catch(String), { message: `${work} of ${argument}` })
      .toEqual(expected);
  const isShown = (text: string) => document.body.innerText.includes(text);

  return {
    ...window,
    origin,
    finds,
    /** Opens a path of the site or a mailed link, and waits until it is live and moves no more. */
    async opens(address: string) {
      await window.open(new URL(address, origin).href);
      await finds(isLive, true);
      await finds(hasTypefaces, true);
    },
    async goesBack() {
      await window.back();
      await finds(isLive, true);
    },
    sees: (text: string) => finds(isShown, true, text),
    seesNot: (text: string) => finds(isShown, false, text),
    /** Waits for the URL's path, query and hash. */
    isAt: (address: string) =>
      finds(() => location.pathname + location.search + location.hash, address),
  };
}

export type Person = ReturnType<typeof personAt>;

/** Playwright's `test` in any engine: `person` has a window of its own, 1280 px wide. */
export const test = base.extend<{ person: Person }, { engine: EngineName; started: Browser }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ started, baseURL }, use) => {
    const window = await started.newWindow(WIDE);
    await use(personAt(window, baseURL ?? ''));
    const errors = window.errors();
    await window.close();
    expect(errors).toEqual([]);
  },
});

export { expect };
