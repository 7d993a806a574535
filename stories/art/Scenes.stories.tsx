import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, stateModes } from '../../.storybook/modes.ts';
import { type Band, bandAges, bands } from '../../src/domain/bands.ts';
import { BandScene } from '../../src/ui/art/scenes/BandScene.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { choices } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { Specimen } from '../foundations/_parts/Specimen.tsx';

/** The scenes' accessible names. */
const subjects: Readonly<Record<Band, string>> = {
  'k-2': 'three jars: one to spend, one to save, one to give',
  '3-5': 'a cereal aisle, the plain box the cheapest',
  '6-8': 'a lemonade stand: one for $1, two for $3',
  '9-10': 'a phone for $0, and its bill of $960',
  '11-12': 'a pay stub of $360, cut to $318',
  '18-24': 'a first door, its key, boxes and the lease',
  '25-plus': 'a table at seventy, and a nest egg in the tree',
};

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Scenes',
  component: BandScene,
  decorators: [withCanvas],
  args: { band: 'k-2' } as const,
  argTypes: choices({ band: bands }),
});

/** One for each band, on one ground line, in the band's colour in both themes. The sun rises with age. */
export const AllSeven = meta.story({
  parameters: {
    chromatic: {
      modes: {
        ...stateModes,
        ...forcedColorsMode,
      },
    },
  },
  render: () => (
    <Grid columns="two" gap="5">
      {bands.map((band) => (
        <Specimen key={band} name={`${bandAges[band]}: ${subjects[band]}`}>
          <BandScene band={band} />
        </Specimen>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(7);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});
