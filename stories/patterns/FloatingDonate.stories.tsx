import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, reflowMode, screenModes } from '../../.storybook/modes.ts';
import { donateLink, footerGroups } from '../../src/content/navigation.ts';
import { site } from '../../src/content/site.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { FloatingDonate } from '../../src/ui/patterns/FloatingDonate/FloatingDonate.tsx';
import { SiteFooter } from '../../src/ui/patterns/SiteFooter/SiteFooter.tsx';

const meta = preview.meta({
  title: 'Patterns/FloatingDonate',
  component: FloatingDonate,
  tags: ['autodocs'],
  args: { line: site.giving, link: donateLink },
  decorators: [
    (Story) => (
      <>
        <main>
          <Page>
            <Stack gap="5">
              <Heading level={1}>A page</Heading>
              <Text>{site.description}</Text>
              <Text>{site.tagline}</Text>
            </Stack>
          </Page>
        </main>
        <SiteFooter
          name={site.name}
          line={site.description}
          groups={footerGroups}
          social={site.social}
        />
        <Story />
      </>
    ),
  ],
});

const linkIn = (canvas: StoryContext['canvas']) => canvas.getByRole('link', { name: 'Donate' });

/** A shelf in narrow windows, a tab in the margin of wide ones. */
export const OnEveryPage = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Donate' })).toBeVisible();
    const { width, height } = linkIn(canvas).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(linkIn(canvas)).toHaveAttribute('href', donateLink.to);
  },
});
