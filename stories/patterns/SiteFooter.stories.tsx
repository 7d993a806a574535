import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { screenModes } from '../../.storybook/modes.ts';
import { footerGroups } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';
import { SiteFooter } from '../../src/ui/patterns/SiteFooter/SiteFooter.tsx';

const meta = preview.meta({
  title: 'Patterns/SiteFooter',
  component: SiteFooter,
  tags: ['autodocs'],
  args: {
    name: site.name,
    line: site.description,
    groups: footerGroups,
    social: site.social,
  },
  parameters: { chromatic: { modes: screenModes } },
});

/** The footer of every page: the academy, and links to everything else. */
export const OnEveryPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(site.name);
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      footerGroups.flatMap(({ links: group }) => group.map(({ label }) => label)),
    );
    for (const link of links) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});
