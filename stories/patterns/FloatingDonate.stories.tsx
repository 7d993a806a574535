import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  forcedColorsMode,
  marginMode,
  reflowMode,
  screenModes,
  stateModes,
} from 'storybook-addon-statecharts/modes';
import { donateLink, footerGroups } from '../../src/app/navigation.ts';
import { paths } from '../../src/app/paths.ts';
import { site } from '../../src/content/site.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import { FloatingDonate } from '../../src/ui/patterns/FloatingDonate/FloatingDonate.tsx';
import { SiteFooter } from '../../src/ui/patterns/SiteFooter/SiteFooter.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const meta = preview.meta({
  title: 'Patterns/FloatingDonate',
  component: FloatingDonate,
  args: { line: site.giving, link: donateLink },
  decorators: [
    (Story) => (
      <>
        <main>
          <Page>
            <Stack gap="5">
              <Heading level={1}>A page</Heading>
              <Text>{site.description}</Text>
              <form aria-label="A form" onSubmit={(event) => event.preventDefault()}>
                <TextField label="Your name" required />
              </form>
              <Text>{site.tagline}</Text>
            </Stack>
          </Page>
        </main>
        <Story />
        <SiteFooter
          name={site.name}
          line={site.description}
          groups={footerGroups}
          social={site.social}
        />
      </>
    ),
  ],
});

/** A shelf, or a button in the margin. */
const either = { chromatic: { modes: stateModes } };

const linkIn = (canvas: StoryContext['canvas']) => canvas.getByRole('link', { name: 'Donate' });

/** A shelf in narrow windows, upright in the margin of wide ones; above the footer in pictures. */
export const OnEveryPage = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Donate' })).toBeVisible();
    const { width, height } = linkIn(canvas).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(linkIn(canvas)).toHaveAttribute('href', donateLink.to);
  },
});

/** In a wide enough margin it lies horizontally, with a heart. */
export const Lying = meta.story({
  parameters: { chromatic: { modes: marginMode } },
});

/** While a visitor types, the shelf stays above the footer, wherever the page is scrolled to. */
export const WhileWriting = meta.story({
  parameters: either,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your name' }));
    const shelf = canvas.getByRole('complementary', { name: 'Donate' });
    const footer = canvas.getByRole('contentinfo');
    await waitFor(() =>
      expect(shelf.getBoundingClientRect().bottom).toBe(footer.getBoundingClientRect().top),
    );
  },
});

/** The donate page has no shelf. */
export const OnDonate = meta.story({ parameters: { ...either, path: paths.donate.pattern } });

/** With text twice as large, the window counts as half as wide. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  parameters: either,
  decorators: [withDoubleText],
});
