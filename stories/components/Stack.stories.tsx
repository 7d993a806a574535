import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { Stack, stackAlignments } from '../../src/ui/components/Stack/Stack.tsx';
import { gaps } from '../../src/ui/styles/layout.css.ts';
import { choices } from '../_helpers/component.ts';
import { Block } from '../_helpers/Block.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  decorators: [withCanvas],
  args: {
    children: ['Heading', 'Paragraph', 'Button'].map((name) => <Block key={name}>{name}</Block>),
  },
  argTypes: choices({ gap: gaps, align: stackAlignments }),
  parameters: { chromatic: { modes: componentModes } },
});

/** Stacked, 16 px apart. */
export const OneUnderAnother = meta.story();

/** Every alignment. */
export const States = meta.story({
  render: (args) => (
    <StateSheet variants={stackAlignments} states={['rest']}>
      {(align) => <Stack {...args} align={align} />}
    </StateSheet>
  ),
});
