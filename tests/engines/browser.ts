// An engine under test: Playwright’s own builds, or a stock Firefox, which Playwright does not drive, by
// Puppeteer over WebDriver BiDi.
import path from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { browserLaunch, isBrowserPinned } from '../../scripts/browser.ts';
import { TOAST_MS } from '../../machines/toasts/toasts.machine.ts';
import { findEngine, type EngineName } from '../../scripts/lib/engines.ts';
import { keepToasts } from '../support/keepToasts.ts';

/** CSS pixels of the window. */
export interface Size {
  width: number;
  height: number;
}

/** A CSS selector, or a role and its accessible name. */
export type Target = [selector: string] | [role: 'button' | 'link', name: string];

/** A window with its own storage, and its input. */
export interface BrowserWindow {
  /** Opens a URL and waits for its document. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs `work` in the page. It sees only its one argument. */
  run<A, R>(work: (argument: A) => R | Promise<R>, argument: A): Promise<R>;
  /** Clicks the target once it is visible, stable and uncovered. */
  press(...target: Target): Promise<void>;
  /** Replaces the value of the field with that label. */
  write(label: string, text: string): Promise<void>;
  /** A key by its name in UI Events (https://www.w3.org/TR/uievents-key/). */
  key(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** The window as PNG, one pixel for each CSS pixel. */
  picture(): Promise<Buffer>;
  /** Uncaught errors of the pages so far. */
  errors(): string[];
  close(): Promise<void>;
}

/** An engine with reduced motion. */
export interface Browser {
  newWindow(size: Size): Promise<BrowserWindow>;
  close(): Promise<void>;
}

const types = { chromium, firefox, webkit };

async function launchPlaywright(name: EngineName): Promise<Browser> {
  const browser = await types[name].launch(name === 'chromium' ? browserLaunch() : {});
  return {
    async newWindow(size) {
      const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
      await context.addInitScript(keepToasts, TOAST_MS);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      return {
        open: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        resize: (wanted) => page.setViewportSize(wanted),
        // Playwright's type of a page argument does not accept a generic one.
        run: (work, argument) => page.evaluate(work as never, argument),
        press: (...[kind, name]) =>
          page
            .locator(name === undefined ? kind : `role=${kind}[name="${name}"s] >> nth=0`)
            .click(),
        write: (label, text) => page.getByLabel(label, { exact: true }).fill(text),
        key: (key) => page.keyboard.press(key),
        picture: () => page.screenshot({ animations: 'allow', caret: 'initial' }),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/**
 * The fonts of the pinned Chromium. They include the fallbacks of the site's typefaces, so that the page
 * does not shift when those load.
 */
function letters(): { preferences: Record<string, string>; env: Record<string, string> } {
  const { FONTCONFIG_PATH, FONTCONFIG_FILE, XDG_CACHE_HOME } = browserLaunch().env;
  if (!isBrowserPinned() || !FONTCONFIG_PATH || !FONTCONFIG_FILE || !XDG_CACHE_HOME)
    return { preferences: {}, env: {} };
  return {
    // Firefox's sandbox blocks fonts outside of the system's folders and shows boxes.
    preferences: { 'security.sandbox.content.read_path_whitelist': FONTCONFIG_PATH + path.sep },
    env: { FONTCONFIG_PATH, FONTCONFIG_FILE, XDG_CACHE_HOME },
  };
}

/** Firefox reports an error when a page unloads while its typefaces are loading. */
const BROKEN_OFF = /^downloadable font: download failed .* status=2152398850 /u;

/** Finds by words, because Firefox takes seconds to find an element by role and name. */
const namedPath = (role: string, name: string): string =>
  `xpath///${role === 'link' ? 'a' : role}[normalize-space()="${name}" or *[normalize-space()="${name}"]]`;

async function launchFirefox(executablePath: string): Promise<Browser> {
  const { preferences, env } = letters();
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A busy machine is slow.
    timeout: 0,
    protocolTimeout: 0,
    env: { ...process.env, ...env },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, ...preferences },
  });
  return {
    async newWindow(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(0);
      await page.evaluateOnNewDocument(keepToasts, TOAST_MS);
      await page.setViewport(size);
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        const message = error instanceof Error ? error.message : String(error);
        if (!BROKEN_OFF.test(message)) errors.push(message);
      });
      return {
        open: async (address) => void (await page.goto(address)),
        // Puppeteer's own method waits for a load, which a page restored from the cache does not have.
        back: () => page.evaluate(() => void setTimeout(() => history.back())),
        resize: (wanted) => page.setViewport(wanted),
        // Puppeteer's type of a page argument does not accept a generic one.
        run: (work, argument) => page.evaluate(work as never, argument as never),
        async press(...[kind, name]) {
          const target = page.locator(name === undefined ? kind : namedPath(kind, name));
          // Away from what sticks to the window's edges.
          const handle = await target.waitHandle();
          await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          await target.click();
        },
        write: (label, text) =>
          page.locator(`xpath/id(//label[normalize-space()="${label}"]/@for)`).fill(text),
        key: (key) => page.keyboard.press(key),
        picture: async () => Buffer.from(await page.screenshot()),
        errors: () => errors,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/**
 * Starts an engine from wherever this machine has it.
 * @throws if it is not installed
 */
export async function startEngine(name: EngineName): Promise<Browser> {
  const source = findEngine(name);
  if (source === undefined) throw new Error(`This machine has no ${name}.`);
  return source === 'playwright' ? launchPlaywright(name) : launchFirefox(source.file);
}
