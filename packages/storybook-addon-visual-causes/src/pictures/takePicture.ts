// In the browser: takes the picture of a rendered story.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { tabbable } from 'tabbable';
import { expect, inject, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { FocusStop } from '../desk/desk.ts';
import type { Mode } from './declared.ts';
import type { PictureId } from './manifest.ts';

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
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/**
 * Holds what no style can: the caret in forced colours, where it depends on the window's focus (in
 * every field, because a dialog may focus one late), and sticky asides, because browsers round half
 * pixels inconsistently.
 * @returns a function that restores them
 */
function hold({ forcedColors }: Mode): () => void {
  const fields =
    forcedColors === 'active'
      ? [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
          ({ readOnly }) => !readOnly,
        )
      : [];
  const floating = [...document.querySelectorAll('aside')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );
  for (const field of fields) field.readOnly = true;
  for (const { style } of floating)
    Object.assign(style, { transition: 'none', position: 'relative', inset: 'auto' });
  return () => {
    for (const field of fields) field.readOnly = false;
    for (const { style } of floating)
      Object.assign(style, { transition: '', position: '', inset: '' });
  };
}

/** Makes the window as high as the story, and waits for the images that come into view. */
async function showWhole(picture: PictureId, { width }: Mode['viewport']): Promise<void> {
  await growToStory(picture, width);
  // Lazy images load once the window has grown to contain them.
  await vi.waitUntil(() => [...document.images].every(({ complete }) => complete), LOADING);
  // A loaded image is painted a frame or two later; a broken one never.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

/**
 * Tries a fast picture first, because most match at once; otherwise waits for the story to settle.
 * The corners of images need a full repaint, which a fast picture skips.
 * @returns the difference in words
 */
async function capture(
  picture: PictureId,
  viewport: Mode['viewport'],
): Promise<string | undefined> {
  await showWhole(picture, viewport);
  if (document.images.length > 0) return commands.takePicture(picture);
  if (await commands.matchesAccepted(picture, false)) return undefined;
  await waitUntilIdle();
  await growToStory(picture, viewport.width);
  return commands.takePicture(picture);
}

/** How far the page scrolls horizontally, in CSS px. */
const overflow = ({ viewport }: Mode): number =>
  document.documentElement.scrollWidth - viewport.width;

/** Returns whether a story matches after switching to another mode. */
export async function matchesWhenSwitched(picture: PictureId, mode: Mode): Promise<boolean> {
  if (overflow(mode) > 0) return false;
  if (mode.picture === false) return true;
  const restore = hold(mode);
  try {
    await showWhole(picture, mode.viewport);
    return await commands.matchesAccepted(picture, document.images.length > 0);
  } finally {
    restore();
  }
}

const stopOf = (element: Element): FocusStop => ({
  role: getRole(element) ?? element.localName,
  name: computeAccessibleName(element).replaceAll(/\s+/g, ' '),
});

/** A picture or text that differs from its baseline; the story itself is well. */
export class PictureDifference extends Error {
  override name = 'PictureDifference';
  constructor(message: string) {
    super(message);
    // One line in a report: where it was thrown says nothing.
    this.stack = '';
  }
}

/**
 * Compares the rendered story with the accepted picture and, if `hasAriaSnapshot`, with the accepted text.
 * @throws when either differs
 */
export async function takePicture(
  picture: PictureId,
  mode: Mode,
  hasAriaSnapshot: boolean,
): Promise<void> {
  await document.fonts.ready;
  // A page's chunk may still be loading, without visible content; hidden elements do not count.
  await vi.waitUntil(() => document.querySelector('main')?.innerText !== '', LOADING);
  await vi.waitUntil(() => document.querySelector('[data-pending]') === null, LOADING);
  // Pictures cannot show horizontal scrolling, which is forbidden even at 320 px (WCAG 1.4.10).
  expect(overflow(mode)).toBeLessThanOrEqual(0);
  if (mode.picture === false) return;
  const restore = hold(mode);
  const words = await capture(picture, mode.viewport).finally(restore);
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
