import preview from '../../.storybook/preview.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { Grid, gridColumns } from '../../src/ui/components/Grid/Grid.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { gaps } from '../../src/ui/styles/layout.css.ts';
import { choices } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => <Panel key={index}>Cell {index + 1}</Panel>);

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: { columns: 'two', children: blocks(4) } as const,
  argTypes: choices({ columns: gridColumns, gap: gaps }),
  parameters: {
    chromatic: { modes: componentModes },
    guide: {
      do: 'let the layout follow the content.',
      good: (
        <Grid columns="rail" gap="3">
          <Panel>Choose an amount</Panel>
          <Text tone="muted">$100 sponsors one student for a workshop.</Text>
        </Grid>
      ),
      dont: 'set equal cards three by three because it is easy.',
      bad: { columns: 'three', gap: '2' },
    },
  },
});

/** Two columns from 768 px; one on a phone. */
export const TwoColumns = meta.story();
