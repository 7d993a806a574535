import { expect } from '@playwright/test';
import type { BrowserWindow, Key, Size } from './browser.ts';
import { hasMissed, isShown, pointOf, type Target } from './find.ts';

/** Runs in the page: whether React has hydrated the shell. The mailbox's pages have none. */
function isLive(): boolean {
  const frame = document.querySelector('#root > *');
  return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
}

export interface Person {
  window: BrowserWindow;
  /** The origin of the site. */
  origin: string;
  /** Opens a path of the site or a mailed link, and waits until the page is live. */
  opens(address: string): Promise<void>;
  goesBack(): Promise<void>;
  reloads(): Promise<void>;
  /** Clicks the target once it is visible and uncovered. */
  presses(kind: Target['kind'], name: string): Promise<void>;
  /** Clicks a field and types; replaces its value. */
  writes(name: string, text: string): Promise<void>;
  key(key: Key): Promise<void>;
  resizes(size: Size): Promise<void>;
  sees(text: string): Promise<void>;
  seesNot(text: string): Promise<void>;
  /** The URL's path, query and hash. */
  isAt(address: string): Promise<void>;
  /** Waits until `work`, run in the page, returns `expected`. */
  finds<A, R>(work: (argument: A) => R, argument: A, expected: R): Promise<void>;
}

/** The timeout must not fail on a busy machine. */
const TIMEOUT = { timeout: 20_000 };

export function personAt(window: BrowserWindow, origin: string): Person {
  /** A page that is unloading cannot be asked, which counts as no match. */
  const ask = <A>(work: (argument: A) => unknown, argument: A): Promise<unknown> =>
    window.run(work, argument).catch((error: unknown) => String(error));
  const finds: Person['finds'] = (work, argument, expected) =>
    expect
      .poll(() => ask(work, argument), {
        ...TIMEOUT,
        message: `${work.name || 'page'} of ${JSON.stringify(argument)}`,
      })
      .toEqual(expected);
  const pointAt = async (target: Target) => {
    let point: ReturnType<typeof pointOf>;
    await expect
      .poll(
        async () => {
          point = (await window.run(pointOf, target)) ?? undefined;
          return point !== undefined;
        },
        { ...TIMEOUT, message: `${target.kind} "${target.name}" to press` },
      )
      .toBe(true);
    return point ?? { x: 0, y: 0 };
  };
  const presses = async (kind: Target['kind'], name: string) => {
    await expect(async () => {
      const { x, y } = await pointAt({ kind, name });
      await window.clickAt(x, y);
      // The press hit a page that is unloading.
      const missed = await ask(hasMissed, undefined);
      expect(missed, `the press on "${name}" came down beside it`).not.toBe(true);
    }).toPass({ timeout: 40_000 });
  };
  // A freshly started engine is slow.
  const answers = () =>
    expect
      .poll(() => ask(isLive, undefined), { timeout: 45_000, message: 'the page answers' })
      .toBe(true);
  return {
    window,
    origin,
    finds,
    presses,
    async opens(address) {
      await window.open(new URL(address, origin).href);
      await answers();
    },
    async goesBack() {
      await window.back();
      await answers();
    },
    async reloads() {
      await window.open(await window.run(() => location.href, undefined));
      await answers();
    },
    async writes(name, text) {
      await presses('field', name);
      await window.run(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select();
      }, undefined);
      await window.type(text);
    },
    key: (key) => window.press(key),
    resizes: (size) => window.resize(size),
    sees: (text) => finds(isShown, text, true),
    seesNot: (text) => finds(isShown, text, false),
    isAt: (address) =>
      finds(() => location.pathname + location.search + location.hash, undefined, address),
  };
}
