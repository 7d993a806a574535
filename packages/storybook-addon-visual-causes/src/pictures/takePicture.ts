// In the browser: takes the picture of a rendered story.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { tabbable } from 'tabbable';
import { expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Box, FocusStop } from '../desk/desk.ts';
import type { Mode } from './declared.ts';
import type { PictureId } from './manifest.ts';

const main = () => document.querySelector('main');
/** In ms: the first load of a chunk under load. */
const LOADING = { timeout: 120_000 };

/** Some components observe their size and re-render. */
const FRAMES = 6;

/**
 * Makes the window as high as the story, in steps, because some sizes depend on its height. Such a story
 * approaches its height in a dozen steps: the second one starts right below the accepted picture's.
 */
async function growToStory({ story, mode }: PictureId, width: number): Promise<void> {
  const below = (inject('acceptedHeights')[`${story}/${mode}`] ?? 0) - 1;
  const needed = (): number => document.documentElement.scrollHeight;
  for (let step = 0; step < 40; step += 1) {
    const height = needed();
    if (height <= innerHeight) return;
    if (step === 1 && height < below) {
      await page.viewport(width, below);
      if (needed() > below) continue;
      // The story has become shorter than its accepted picture.
    }
    await page.viewport(width, height);
  }
  throw new Error('The story keeps growing with its viewport: limit its height');
}

/** A size observed in one frame is rendered in the next. */
async function waitUntilIdle(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
}

/**
 * Holds during some work what no style can: the caret in forced colours, where it depends on the
 * window's focus (in every field, because a dialog may focus one late), and sticky asides, because
 * browsers round half pixels inconsistently.
 */
async function hold<Result>({ forcedColors }: Mode, work: () => Promise<Result>): Promise<Result> {
  const all = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const fields = all.filter(({ readOnly }) => forcedColors === 'active' && !readOnly);
  const floating = [...document.querySelectorAll('aside')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );
  for (const field of fields) field.readOnly = true;
  for (const { style } of floating)
    Object.assign(style, { transition: 'none', position: 'relative', inset: 'auto' });
  try {
    return await work();
  } finally {
    for (const field of fields) field.readOnly = false;
    for (const { style } of floating)
      Object.assign(style, { transition: '', position: '', inset: '' });
  }
}

/** The body's box in the window, in px. */
function bodyBox(): Box {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const { left, top, right, bottom } = document.body.getBoundingClientRect();
  const [x, y] = [Math.floor(frame.left + left), Math.floor(frame.top + top)];
  return {
    x,
    y,
    width: Math.ceil(frame.left + right) - x,
    height: Math.ceil(frame.top + bottom) - y,
  };
}

/** How far the page scrolls horizontally, in CSS px. */
const overflow = ({ viewport }: Mode): number =>
  document.documentElement.scrollWidth - viewport.width;

/**
 * Whether the page matches the accepted picture; most do at once. Without a picture, whether it fits.
 * The corners of images need a full repaint.
 */
export async function matches(picture: PictureId, mode: Mode): Promise<boolean> {
  if (overflow(mode) > 0 || mode.picture === false) return overflow(mode) <= 0;
  return hold(mode, async () => {
    await growToStory(picture, mode.viewport.width);
    await document.fonts.ready;
    const images = [...document.images];
    // Lazy images load once the window has grown to contain them.
    await vi.waitUntil(() => images.every(({ complete }) => complete), LOADING);
    // A loaded image is painted a frame or two later; a broken one never.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return commands.matchesAccepted(picture, bodyBox(), images.length > 0);
  });
}

/** Takes the picture once the story has settled. Returns the difference in words. */
const takeSettled = (picture: PictureId, mode: Mode): Promise<string | undefined> =>
  hold(mode, async () => {
    await waitUntilIdle();
    await growToStory(picture, mode.viewport.width);
    return commands.takePicture(picture);
  });

const stopOf = (element: Element): FocusStop => ({
  role: getRole(element) ?? element.localName,
  name: computeAccessibleName(element).replaceAll(/\s+/g, ' '),
});

/** A picture or text that differs from its baseline; the story itself is well. */
export class PictureDifference extends Error {
  override name = 'PictureDifference';
  // One line in a report: where it was thrown says nothing.
  override stack = '';
}

/**
 * Compares the rendered story with the accepted picture and, if `hasAriaSnapshot`, with the accepted text.
 * @throws when either differs
 */
export async function takePicture(picture: PictureId, mode: Mode, hasAriaSnapshot: boolean) {
  // A page's chunk may still be loading, without visible content; hidden elements do not count.
  await vi.waitFor(() => expect(main()?.innerText, 'Its <main> needs text').not.toBe(''), LOADING);
  await vi.waitUntil(() => document.querySelector('[data-pending]') === null, LOADING);
  // Pictures cannot show horizontal scrolling, which is forbidden even at 320 px (WCAG 1.4.10).
  expect(overflow(mode)).toBeLessThanOrEqual(0);
  if (mode.picture === false) return;
  const words = (await matches(picture, mode)) ? undefined : await takeSettled(picture, mode);
  const differences: string[] = [];
  if (hasAriaSnapshot) {
    // Afterwards, because a picture waits until the page has settled.
    const focus = tabbable(document.body).map(stopOf);
    const text = await commands.takeAriaSnapshot(picture.story, { mode: picture.mode, focus });
    if (text !== undefined) differences.push(`The ARIA snapshot of ${picture.story}: ${text}`);
  }
  if (words !== undefined)
    differences.push(`The picture of ${picture.story} in ${picture.mode}: ${words}`);
  if (differences.length > 0) throw new PictureDifference(differences.join('\n'));
}
