import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { SkipLink } from '../../src/ui/components/SkipLink/SkipLink.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  decorators: [withCanvas],
  args: { target: 'story-content', children: 'Skip to content' },
  parameters: { chromatic: { modes: sheetModes } },
  render: (args) => (
    <Stack gap="5">
      <SkipLink {...args} />
      <TextLink to="/programs" standalone>
        Programs
      </TextLink>
      <main id="story-content" tabIndex={-1}>
        <Text>The page begins here.</Text>
      </main>
    </Stack>
  ),
});

/** Invisible until it has the focus; it is the first Tab stop. */
export const Unseen = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    const { left, top, width, height } = link.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(hit).not.toBe(link);
  },
});

/** Focused, it lies above everything. */
export const Focused = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** It skips to the main content. */
export const LeadsToContent = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    const { hash } = new URL(link.getAttribute('href') ?? '', location.href);
    await expect(canvasElement.querySelector(hash)).toBe(canvas.getByRole('main'));
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
