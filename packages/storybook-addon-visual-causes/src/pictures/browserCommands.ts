// What the page asks of the server during a picture run.
import type { BrowserCommandContext } from 'vitest/node';
import type { AriaSnapshot } from '../desk/desk.ts';
import type { PictureId } from './manifest.ts';
import type { Mode } from './declared.ts';
import type { PictureRun } from './pictureRun.ts';
import { shoot } from './shoot.ts';

/** Takes a picture after a full repaint. */
const paint = ({ iframe }: BrowserCommandContext): Promise<Buffer> =>
  iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });

export const browserCommands = (run: PictureRun) => ({
  /** Begins a story's pictures. */
  beginPictures: (_: BrowserCommandContext, story: string) =>
    Promise.resolve().then(() => run.begin(story)),
  /** Keeps a story's pictures, after its test has ended well. */
  keepPictures: (_: BrowserCommandContext, story: string, drawn: readonly string[]) =>
    Promise.resolve().then(() => run.keep(story, drawn)),
  /** Takes one fast picture; `hasImages` forces a full repaint. */
  async matchesAccepted(context: BrowserCommandContext, picture: PictureId, hasImages: boolean) {
    const frame = await context.frame();
    const take = () => (hasImages ? paint(context) : shoot(context.page, frame));
    return run.matchesAccepted(picture, take, !hasImages);
  },
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
  forceColors: ({ page }: BrowserCommandContext, { forcedColors = 'none' }: Partial<Mode>) =>
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
