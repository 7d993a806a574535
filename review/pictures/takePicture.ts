// In the browser: takes the picture of what a story has drawn.
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { modes } from './modes.ts';
import type { Outcome, PictureOf } from './pictureRun.ts';
import { takeReads } from './takeReads.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (picture: PictureOf) => Promise<Outcome>;
  }
}

/** In ms: a chunk's first load on a busy machine. */
const LOADING = { timeout: 8000 };

/** As high as the story; what is measured by the window's height grows with it, so in steps. */
async function growToStory(width: number): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight <= innerHeight) return;
    await page.viewport(width, scrollHeight);
  }
  throw new Error('The story grows with its window without end');
}

function sentence(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'same':
    case 'accepted':
      return 'as accepted';
    case 'missing':
      return 'never accepted: `npm run visual:accept` takes it';
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
  await growToStory(mode.viewport.width);
  const outcome = await commands.takePicture(picture);
  // Afterwards: a picture is taken until it stands still, and parts of a page come late.
  const told = hasReads ? await takeReads(picture.story, picture.mode) : undefined;
  const said = sentence(outcome);
  expect(told, `What ${picture.story} tells a screen reader`).toBeUndefined();
  expect(said, `The picture of ${picture.story} in ${picture.mode}`).toBe('as accepted');
}
