import preview from '../../.storybook/preview.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { gaps } from '../../src/ui/styles/layout.css.ts';
import { choices } from '../_helpers/component.ts';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    children: ['Heading', 'Paragraph', 'Button'].map((name) => <Panel key={name}>{name}</Panel>),
  },
  argTypes: choices({ gap: gaps }),
  parameters: {
    chromatic: { modes: componentModes },
    guide: {
      do: 'put related elements closer together.',
      good: (
        <Stack gap="5">
          <Stack gap="1">
            <Text weight="bold">Mentor</Text>
            <Text>1-2 hours/week</Text>
          </Stack>
          <Text weight="bold">Career Advisor</Text>
        </Stack>
      ),
      dont: 'space everything alike.',
    },
  },
});

/** Stacked, 16 px apart. */
export const OneUnderAnother = meta.story();
