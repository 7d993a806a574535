import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowMode, screenModes } from '../../review/pictures/modes.ts';
import { sheetsToTakeHome } from '../../src/app/takeHome.ts';
import { audienceSheets, bandSheet } from '../../src/content/takeHome/list.ts';
import { TakeHome } from '../../src/ui/patterns/TakeHome/TakeHome.tsx';
import { extremes } from '../_helpers/extremes.ts';

const meta = preview.meta({
  title: 'Patterns/Take home/Links',
  component: TakeHome,
  args: sheetsToTakeHome(audienceSheets.educators),
  parameters: { chromatic: { modes: screenModes } },
});

/** The last part of a page: what can be printed, on two kinds of paper. */
export const TwoPapers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Take home' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
      '/take-home/better-buy-lesson-letter.pdf',
      '/take-home/better-buy-lesson-a4.pdf',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('download');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    // Out of their place, links are told apart by name.
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(links.length);
  },
});

/** A band has one sheet. */
export const One = meta.story({ args: sheetsToTakeHome([bandSheet['k-2']]) });

/** Words without a place to break. */
export const LongContent = meta.story({
  args: {
    heading: extremes.word,
    text: extremes.word,
    sheets: [
      {
        title: extremes.word,
        text: extremes.word.repeat(2),
        files: [{ paper: extremes.longName, href: '/take-home/a.pdf' }],
      },
    ],
  },
  parameters: { chromatic: { modes: reflowMode } },
});
