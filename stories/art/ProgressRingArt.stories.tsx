import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { bandLabels, bandSlugs } from '../../src/ui/art/bands.ts';
import { ProgressRingArt } from '../../src/ui/art/rings/ProgressRingArt.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Foundations/Progress ring art',
  component: ProgressRingArt,
  decorators: [
    (Story) => (
      <Grid columns="three">
        <Story />
      </Grid>
    ),
    withCanvas,
  ],
  args: { fraction: 0.4, band: '25-plus' } as const,
  argTypes: { band: { control: 'select', options: bandSlugs } },
  parameters: { chromatic: { modes: sheetModes } },
});

/** Engraved where nothing is learned yet, solid where it is. The value is in the text beside it. */
export const PartlyFull = meta.story({
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** On its own it states its figure. */
export const Named = meta.story({
  args: { title: '40 % done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '40 % done' })).toBeVisible();
  },
});

const fractions = [0, 0.01, 0.25, 0.5, 0.99, 1];

/** From none to all; the first and the last percent differ visibly from both ends. */
export const Fractions = meta.story({
  parameters: { chromatic: { modes: forcedColorsMode } },
  render: ({ band }) => (
    <>
      {fractions.map((fraction) => (
        <Stack key={fraction} align="center">
          <ProgressRingArt band={band} fraction={fraction} />
          <Text weight="bold">{Math.round(fraction * 100)} %</Text>
        </Stack>
      ))}
    </>
  ),
});

/** Impossible figures are clamped to the nearer end. */
export const OutOfRange = meta.story({
  render: ({ band }) => (
    <>
      {[-1, 7, Number.NaN].map((fraction) => (
        <Stack key={fraction} align="center">
          <ProgressRingArt band={band} fraction={fraction} />
          <Text weight="bold">{String(fraction)}</Text>
        </Stack>
      ))}
    </>
  ),
});

/** In each band's colour. */
export const Bands = meta.story({
  render: () => (
    <>
      {bandSlugs.map((band, index) => (
        <Stack key={band} align="center">
          <ProgressRingArt band={band} fraction={(index + 1) / 8} />
          <Text weight="bold">{bandLabels[band]}</Text>
        </Stack>
      ))}
    </>
  ),
});
