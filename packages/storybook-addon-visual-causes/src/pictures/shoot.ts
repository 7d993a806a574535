// Takes fast screenshots of a rendered story, on the server. Playwright's element screenshot takes
// more than twice as long: eight requests to the page, a full repaint and maximum PNG compression.
// Without the repaint, elements that have just moved may have other edges.
import type { CDPSession, Frame, Page } from 'playwright-core';
import type { Box } from '../desk/desk.ts';

declare global {
  interface Window {
    /** Undoes `still` after a picture. */
    moveOn?: () => void;
  }
}

/**
 * In the page: ends animations, hides the caret, and returns the body's box. Changes no other
 * style, because a partial repaint may have other edges than a full one.
 */
async function still(): Promise<Box> {
  await document.fonts.ready;
  const endless: Animation[] = [];
  for (const animation of document.getAnimations()) {
    if (animation.playbackRate === 0) continue;
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else {
      animation.cancel();
      endless.push(animation);
    }
  }
  const focused = document.activeElement;
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
  const caret = isField ? focused.style.caretColor : '';
  if (isField) focused.style.setProperty('caret-color', 'transparent', 'important');
  window.moveOn = () => {
    if (isField) focused.style.setProperty('caret-color', caret);
    for (const animation of endless) animation.play();
  };
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const body = document.body.getBoundingClientRect();
  const [x, y] = [Math.floor(frame.left + body.left), Math.floor(frame.top + body.top)];
  const [right, bottom] = [frame.left + body.right, frame.top + body.bottom].map(Math.ceil);
  return { x, y, width: (right ?? x) - x, height: (bottom ?? y) - y };
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the picture of a frame's body as a PNG; the frame must lie within the window. */
export async function shoot(page: Page, frame: Frame): Promise<Buffer> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const client = await session;
  const clip = await frame.evaluate(still);
  const { data } = await client.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  });
  await frame.evaluate(() => window.moveOn?.());
  return Buffer.from(data, 'base64');
}
