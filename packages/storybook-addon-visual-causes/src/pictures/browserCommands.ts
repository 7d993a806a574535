// What the page asks of the server during a picture run.
import type { CDPSession, Page } from 'playwright-core';
import type { BrowserCommandContext } from 'vitest/node';
import type { AriaSnapshot, Box } from '../desk/desk.ts';
import type { PictureId } from './manifest.ts';
import type { PictureRun } from './pictureRun.ts';

/** Takes a picture after a full repaint. */
const paint = ({ iframe }: BrowserCommandContext): Promise<Buffer> =>
  iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });

/** A part of the window, and whether it is taken after a full repaint. */
type Part = [box: Box, isFull: boolean];
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Takes a fast picture of a part of the window. Playwright's takes more than twice as long: eight
 * requests to the page and maximum PNG compression. Without a full repaint, elements that have just moved
 * may have other edges.
 */
async function shoot({ page }: BrowserCommandContext, ...[box, isFull]: Part): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { data } = await (
    await session
  ).send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...box, scale: 1 },
    captureBeyondViewport: isFull,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

export const browserCommands = (run: PictureRun) => ({
  /** Begins a story's pictures. */
  beginPictures: (_: BrowserCommandContext, story: string) =>
    Promise.resolve().then(() => run.begin(story)),
  /** Keeps a story's pictures, after its test has ended well. */
  keepPictures: (_: BrowserCommandContext, story: string, drawn: readonly string[]) =>
    Promise.resolve().then(() => run.keep(story, drawn)),
  /** Takes one fast picture of a part of the window, with or without a full repaint. */
  matchesAccepted: async (context: BrowserCommandContext, picture: PictureId, ...part: Part) =>
    run.matchesAccepted(picture, await shoot(context, ...part)),
  /** Takes pictures after a full repaint, until the story has settled. */
  takePicture: (context: BrowserCommandContext, picture: PictureId) =>
    run.take(picture, () => paint(context)),
  /** The server takes the ARIA snapshot itself. */
  takeAriaSnapshot: async (
    { iframe }: BrowserCommandContext,
    story: string,
    seen: Omit<AriaSnapshot, 'aria'>,
  ) => run.takeAriaSnapshot(story, { ...seen, aria: await iframe.locator('body').ariaSnapshot() }),
  /** Emulates forced colours in the browser. */
  forceColors: ({ page }: BrowserCommandContext, forcedColors: 'active' | 'none') =>
    page.emulateMedia({ forcedColors }),
});

type Server = ReturnType<typeof browserCommands>;
type Commands = {
  [Name in keyof Server]: Server[Name] extends (
    context: BrowserCommandContext,
    ...given: infer Given
  ) => infer Answer
    ? (...given: Given) => Answer
    : never;
};

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}
