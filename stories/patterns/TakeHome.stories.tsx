import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from '../../.storybook/modes.ts';
import { sheetsToTakeHome } from '../../src/app/takeHome.ts';
import { audienceSheets } from '../../src/content/sheets.ts';
import { takeHomePictureSize } from '../../src/domain/files.ts';
import { TakeHome } from '../../src/ui/patterns/TakeHome/TakeHome.tsx';

const meta = preview.meta({
  title: 'Patterns/Take home/Links',
  component: TakeHome,
  tags: ['autodocs'],
  args: sheetsToTakeHome(audienceSheets.educators),
  parameters: { chromatic: { modes: stateModes } },
});

/** Printable sheets: first pages, audience, duration, pages and sizes; to open and to download. */
export const TwoPapers = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Take home' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.slice(0, 3).map((link) => link.getAttribute('href'))).toEqual([
      '/take-home/better-buy-lesson-letter.pdf',
      '/take-home/better-buy-lesson-letter.pdf',
      '/take-home/better-buy-lesson-a4.pdf',
    ]);
    await expect(links.slice(0, 3).map((link) => link.hasAttribute('download'))).toEqual([
      false,
      true,
      true,
    ]);
    await expect(canvas.getAllByText('2 pages + answers')).toHaveLength(3);
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    // Each sheet has a picture, which is a link to it.
    for (const sheet of canvas.getAllByRole('listitem')) {
      const picture = sheet.querySelector('img');
      picture?.scrollIntoView();
      await waitFor(() => expect(picture?.naturalWidth).toBe(takeHomePictureSize.width));
      const { left, top } = picture?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const pressed = document.elementFromPoint(left + 20, top + 20);
      await expect(pressed).toBe(sheet.querySelector('a'));
    }
    // Out of context, the links' names still differ.
    await expect(new Set(links.map((link) => link.textContent)).size).toBe(links.length);
  },
});
