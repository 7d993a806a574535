import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { portraits } from '../../src/domain/portraits.ts';
import { Portrait } from '../../src/ui/art/portraits/Portrait.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Foundations/Portraits',
  component: Portrait,
  ...onCanvas,
});

/** The six people beside quotations, in the guides' line. */
export const SixPeople = meta.story({
  args: { name: 'curls' },
  parameters: inEachTheme,
  render: () => (
    <Grid columns="three">
      {portraits.map((name) => (
        <Portrait key={name} name={name} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(portraits.length);
  },
});
