import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SkipLink } from '../../src/ui/components/SkipLink/SkipLink.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const meta = preview.meta({
  title: 'Components/SkipLink',
  component: SkipLink,
  tags: ['autodocs'],
  ...onCanvas,
  args: { target: 'story-content', children: 'Skip to content' },
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
  parameters: inEachTheme,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
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
