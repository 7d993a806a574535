import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { bandLabels, bandSlugs } from '../../src/ui/art/bands.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { badgeTones } from '../../src/ui/components/Badge/tones.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withWidth } from '../_helpers/withWidth.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  decorators: [withCanvas],
  args: { children: 'Beginner' },
  argTypes: {
    tone: { control: 'select', options: badgeTones },
    band: { control: 'select', options: bandSlugs },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A word that classifies an item. It is text and not interactive. */
export const OneWord = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beginner')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** An age band in its colour and in words: colour is never the only cue. */
export const Band = meta.story({
  args: { band: '6-8', children: 'Grades 6–8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Grades 6–8')).toBeVisible();
  },
});

/** Longer than its container, with a word of forty letters: it wraps. */
export const LongContent = meta.story({
  args: {
    tone: 'blue',
    children: 'Insurance: Finanzdienstleistungsaufsichtsgesetzbuch for beginners',
  },
  decorators: [withWidth(200)],
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Insurance/);
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** Every tone and every band. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <Stack gap="4">
      <Inline gap="2">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap="2">
        {bandSlugs.map((band) => (
          <Badge key={band} band={band}>
            {bandLabels[band]}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
});
