// In the browser: takes the picture of a rendered story.
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isPictureKept } from './declared.ts';
import { modes, type Mode } from './modes.ts';
import type { Outcome, StoryPicture } from './pictureRun.ts';
import { takeAriaSnapshot } from './takeAriaSnapshot.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes one fast picture; `hasImages` forces a full repaint. */
    matchesAccepted: (picture: StoryPicture, hasImages: boolean) => Promise<boolean>;
    /** `isSoon`: whether a fast picture may match the accepted one. */
    takePicture: (picture: StoryPicture, isSoon: boolean) => Promise<Outcome>;
  }
}

/** In ms: the first load of a chunk under load. */
const LOADING = { timeout: 8000 };

/** Some components observe their size and re-render. */
const FRAMES = 6;

/** Makes the window as high as the story, in steps, because some sizes depend on its height. */
async function growToStory(width: number): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= innerHeight) return;
    await page.viewport(width, scrollHeight);
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
 * Hides the caret in forced colours, where styles cannot, and where it depends on the window's
 * focus. In every field, because a dialog may focus one late.
 * @returns a function that restores it
 */
function hideCaret({ forcedColors }: Mode): () => void {
  if (forcedColors !== 'active') return () => {};
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ readOnly }) => !readOnly,
  );
  for (const field of fields) field.readOnly = true;
  return () => {
    for (const field of fields) field.readOnly = false;
  };
}

/**
 * Puts sticky asides into the page's flow, because browsers round half pixels inconsistently.
 * @returns a function that restores them
 */
function anchor(): () => void {
  const floating = [...document.querySelectorAll('aside')].filter(
    (part) => getComputedStyle(part).position === 'sticky',
  );
  for (const { style } of floating)
    Object.assign(style, { transition: 'none', position: 'relative', inset: 'auto' });
  return () => {
    for (const { style } of floating)
      Object.assign(style, { transition: '', position: '', inset: '' });
  };
}

/**
 * Tries a fast picture first, because most match at once; otherwise waits for the story to settle.
 * The corners of images need a full repaint, which a fast picture skips.
 */
async function capture(picture: StoryPicture, { width }: Mode['viewport']): Promise<Outcome> {
  await growToStory(width);
  if (document.images.length > 0) {
    // Lazy images load once the window has grown to contain them.
    await vi.waitUntil(() => [...document.images].every(({ complete }) => complete), LOADING);
    // A loaded image is painted a frame or two later; a broken one never.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return commands.takePicture(picture, false);
  }
  if (await commands.matchesAccepted(picture, false)) return { kind: 'same' };
  await waitUntilIdle();
  await growToStory(width);
  return commands.takePicture(picture, true);
}

/** Returns whether a story matches after switching to another mode of its window. */
export async function matchesWhenSwitched(picture: StoryPicture, mode: Mode): Promise<boolean> {
  const showCaret = hideCaret(mode);
  const release = anchor();
  try {
    return await commands.matchesAccepted(picture, document.images.length > 0);
  } finally {
    release();
    showCaret();
  }
}

function sentence(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'same':
    case 'accepted':
      return 'as accepted';
    case 'missing':
      return 'never accepted';
    case 'unstable':
      return 'it never stopped changing';
    case 'changed':
      return outcome.pixels === undefined
        ? `now ${outcome.sizes?.after} px, was ${outcome.sizes?.before} px`
        : `${outcome.pixels} pixels changed, by up to ${outcome.levels} of 255 levels`;
  }
}

/**
 * Compares the rendered story with the accepted picture and, if `hasAriaSnapshot`, with the accepted text.
 * @throws when either differs
 */
export async function takePicture(picture: StoryPicture, hasAriaSnapshot = false): Promise<void> {
  const mode = modes[picture.mode];
  if (mode === undefined) throw new Error(`Unknown mode: ${picture.mode}`);
  await document.fonts.ready;
  // A page's chunk may still be loading, without visible content; hidden elements do not count.
  await vi.waitUntil(() => document.querySelector('main')?.innerText !== '', LOADING);
  await vi.waitUntil(() => document.querySelector('[data-pending]') === null, LOADING);
  // Pictures cannot show horizontal scrolling, which is forbidden even at 320 px (WCAG 1.4.10).
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(mode.viewport.width);
  if (!isPictureKept(picture.story, picture.mode)) return;
  const showCaret = hideCaret(mode);
  const release = anchor();
  const outcome = await capture(picture, mode.viewport);
  release();
  showCaret();
  // Afterwards, because a picture waits until the page has settled.
  const textDifference = hasAriaSnapshot
    ? await takeAriaSnapshot(picture.story, picture.mode)
    : undefined;
  expect(textDifference, `What ${picture.story} tells a screen reader`).toBeUndefined();
  expect(sentence(outcome), `The picture of ${picture.story} in ${picture.mode}`).toBe(
    'as accepted',
  );
}
