import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { bands } from '../../src/domain/bands.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { ProgressRing } from '../../src/ui/components/ProgressRing/ProgressRing.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { choices, inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/ProgressRing',
  component: ProgressRing,
  tags: ['autodocs'],
  ...guided({
    do: 'set the course’s name beside it.',
    good: (
      <Inline gap="5">
        <ProgressRing label="Launch a lemonade stand" percent={40} band="3-5" />
        <Text weight="bold">Launch a lemonade stand</Text>
      </Inline>
    ),
    dont: 'distinguish rings only by colour.',
    bad: (
      <Inline>
        <ProgressRing label="Launch a lemonade stand" percent={40} band="3-5" />
        <ProgressRing label="Budgeting with spreadsheets" percent={75} band="6-8" />
      </Inline>
    ),
  }),
  args: { label: 'Launch a lemonade stand', percent: 40, band: '3-5' } as const,
  argTypes: choices({ band: bands }),
});

/** A course's progress ring; the drawing is decorative, the figure is read. */
export const PartlyDone = meta.story({
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Launch a lemonade stand' });
    await expect(ring).toHaveValue(40);
    await expect(ring).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** An impossible figure is clamped to the nearer end. */
export const OutOfRange = meta.story({
  args: { percent: 123_456 },
  parameters: withoutPicture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(100);
    await expect(canvas.getByText('100%')).toBeVisible();
  },
});

/** Each band in its own colour, from none to all. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Stack gap="5">
      <Inline gap="4">
        {[0, 1, 50, 99, 100].map((percent) => (
          <ProgressRing key={percent} label={`At ${percent}`} percent={percent} band="25-plus" />
        ))}
      </Inline>
      <Inline gap="4">
        {bands.map((band, index) => (
          <ProgressRing key={band} label={band} percent={20 + 10 * index} band={band} />
        ))}
      </Inline>
    </Stack>
  ),
});
