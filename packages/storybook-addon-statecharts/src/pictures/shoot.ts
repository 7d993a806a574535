// On the server: photographs what a story has drawn, soon. Playwright's own picture of an element takes
// more than twice as long: it asks the page eight times, has everything painted anew, and packs each PNG
// as small as it can. What has just moved may have other edges here by then.
import type { CDPSession, Frame, Page } from 'playwright-core';

/** In whole px of the page. */
interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

declare global {
  interface Window {
    /** Gives back what `still` took for a picture. */
    moveOn?: () => void;
  }
}

/**
 * In the page: ends what moves, hides the caret, and says where the body is. Touches no other style:
 * what is painted anew in part has other edges than what is painted whole.
 */
async function still(): Promise<Clip> {
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

/** The picture of a frame's body, as a PNG that is soon packed; the frame lies within the page's window. */
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
