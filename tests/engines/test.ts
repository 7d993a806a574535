import { expect, test as base } from '@playwright/test';
import type { EngineName } from '../../scripts/lib/engines.ts';
import { startEngine, type Browser } from './browser.ts';
import { personAt, type Person } from './person.ts';

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

interface Options {
  engine: EngineName;
}

/** Playwright's `test` in any engine: `person` has a window of its own, 1280 px wide. */
export const test = base.extend<
  { person: Person },
  Options & { started: Browser; reference: Browser }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const browser = await startEngine(engine);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  /** Chromium, the reference for the others. */
  reference: [
    async ({ engine: _engine }, use) => {
      const browser = await startEngine('chromium');
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
