// In the browser: takes the picture of what a story has drawn.
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isPictureKept } from './declared.ts';
import { modes, type Mode } from './modes.ts';
import type { Outcome, PictureOf } from './pictureRun.ts';
import { takeReads } from './takeReads.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** One look, taken soon; `hasImages`: painted anew for it. */
    isAsAccepted: (picture: PictureOf, hasImages: boolean) => Promise<boolean>;
    /** `isSoon`: can it be recognised by one that is taken soon? */
    takePicture: (picture: PictureOf, isSoon: boolean) => Promise<Outcome>;
  }
}

/** In ms: a chunk's first load on a busy machine. */
const LOADING = { timeout: 8000 };

/** Some observe what they measure, and draw it anew. */
const FRAMES = 6;

/** As high as the story; what is measured by the window's height grows with it, so in steps. */
async function growToStory(width: number): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= innerHeight) return;
    await page.viewport(width, scrollHeight);
  }
  throw new Error('The story grows with its window without end');
}

/** What is measured in a frame is drawn in the next. */
async function comeToRest(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

/**
 * Hides the caret where a system's own colours are on: no style does there, and it comes and goes with the
 * window's focus. Of every field: a dialog may focus one late. @returns what brings it back
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
 * Puts what floats at the foot of the window into the page's flow: on half a pixel the browser rounds it now
 * up and now down. @returns what lets it float again
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
 * Most are as accepted at once; what is not may still be on its way. An image's corners have other edges
 * until all is painted anew, which a picture that is taken soon does not do.
 */
async function look(picture: PictureOf, { width }: Mode['viewport']): Promise<Outcome> {
  await growToStory(width);
  if (document.images.length > 0) {
    // Those further down load once the window has grown to them.
    await vi.waitUntil(() => [...document.images].every(({ complete }) => complete), LOADING);
    // An image that has arrived is painted a frame or two later; a broken one never.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return commands.takePicture(picture, false);
  }
  if (await commands.isAsAccepted(picture, false)) return { kind: 'same' };
  await comeToRest();
  await growToStory(width);
  return commands.takePicture(picture, true);
}

/** Is a story as accepted after it was switched to a mode of the window that it is drawn in? */
export async function isAsAcceptedWhenSwitched(picture: PictureOf, mode: Mode): Promise<boolean> {
  const showCaret = hideCaret(mode);
  const letFloat = anchor();
  try {
    return await commands.isAsAccepted(picture, document.images.length > 0);
  } finally {
    letFloat();
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
      return 'it never stood still';
    case 'changed':
      return outcome.pixels === undefined
        ? `now ${outcome.sizes?.after} px, was ${outcome.sizes?.before} px`
        : `${outcome.pixels} pixels changed, by up to ${outcome.levels} of 255 levels`;
  }
}

/**
 * Compares what is drawn with the accepted picture and, where asked, what it tells with its accepted text.
 *
 * @throws when either is another one
 */
export async function takePicture(picture: PictureOf, hasReads = false): Promise<void> {
  const mode = modes[picture.mode];
  if (mode === undefined) throw new Error(`There is no mode ${picture.mode}`);
  await document.fonts.ready;
  // A page's own code may still be on its way, with nothing to see of it yet: what hides does not count.
  await vi.waitUntil(() => document.querySelector('main')?.innerText !== '', LOADING);
  await vi.waitUntil(() => document.querySelector('[data-pending]') === null, LOADING);
  // Nothing scrolls sideways, at 320 px least of all (WCAG 1.4.10); a picture would not show it.
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(mode.viewport.width);
  if (!isPictureKept(picture.story, picture.mode)) return;
  const showCaret = hideCaret(mode);
  const letFloat = anchor();
  const outcome = await look(picture, mode.viewport);
  letFloat();
  showCaret();
  // Afterwards: a picture is taken until it stands still, and parts of a page come late.
  const told = hasReads ? await takeReads(picture.story, picture.mode) : undefined;
  const said = sentence(outcome);
  expect(told, `What ${picture.story} tells a screen reader`).toBeUndefined();
  expect(said, `The picture of ${picture.story} in ${picture.mode}`).toBe('as accepted');
}
