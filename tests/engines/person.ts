import { expect } from '@playwright/test';
import type { BrowserWindow, Key, Size } from './browser.ts';
import { hasMissed, isShown, pointOf, type Target } from './find.ts';

/** Runs in the page: whether React has hydrated the shell. The mailbox's pages have none. */
function isLive(): boolean {
  const frame = document.querySelector('#root > *');
  return frame !== null && Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
}

/** A person at a window of a browser. Every act waits until it is possible. */
export function personAt(window: BrowserWindow, origin: string) {
  /** A page that is unloading cannot be asked, which counts as no match. */
  const ask = <A>(work: (argument: A) => unknown, argument: A): Promise<unknown> =>
    window.run(work, argument).catch((error: unknown) => String(error));

  /** Waits until `work`, run in the page, returns `expected`. */
  const finds = <A, R>(work: (argument: A) => R, argument: A, expected: R): Promise<void> => {
    const message = `${work.name || 'page'} of ${JSON.stringify(argument)}`;
    return expect.poll(() => ask(work, argument), { message }).toEqual(expected);
  };

  /** Clicks the target once it is visible and uncovered. */
  const presses = (kind: Target['kind'], name: string): Promise<void> =>
    expect(async () => {
      const point = await window.run(pointOf, { kind, name });
      if (!point) throw new Error(`${kind} "${name}" cannot be pressed`);
      await window.clickAt(point.x, point.y);
      // A page that is unloading was hit.
      const missed = await ask(hasMissed, undefined);
      expect(missed, `the press on "${name}" came down beside it`).not.toBe(true);
    }).toPass();

  const answers = (): Promise<void> =>
    expect.poll(() => ask(isLive, undefined), { message: 'the page answers' }).toBe(true);

  /** Opens a path of the site or a mailed link, and waits until the page is live. */
  const opens = async (address: string): Promise<void> => {
    await window.open(new URL(address, origin).href);
    await answers();
  };

  return {
    window,
    origin,
    finds,
    presses,
    opens,
    async goesBack() {
      await window.back();
      await answers();
    },
    reloads: async () => opens(await window.run(() => location.href, undefined)),
    /** Clicks a field and types; replaces its value. */
    async writes(name: string, text: string) {
      await presses('field', name);
      await window.run(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
          field.select();
      }, undefined);
      await window.type(text);
    },
    key: (key: Key) => window.press(key),
    resizes: (size: Size) => window.resize(size),
    sees: (text: string) => finds(isShown, text, true),
    seesNot: (text: string) => finds(isShown, text, false),
    /** Waits for the URL's path, query and hash. */
    isAt: (address: string) =>
      finds(() => location.pathname + location.search + location.hash, undefined, address),
  };
}

export type Person = ReturnType<typeof personAt>;
