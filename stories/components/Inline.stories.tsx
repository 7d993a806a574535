import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { gaps } from '../../src/ui/styles/layout.css.ts';
import { choices } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    children: [
      <Button key="main">Explore Programs</Button>,
      <Button key="other" variant="secondary">
        Learn More
      </Button>,
    ],
  },
  argTypes: choices({ gap: gaps }),
  parameters: {
    chromatic: { modes: componentModes },
    guide: {
      do: 'put the main action first.',
      dont: 'push related elements to opposite ends.',
      bad: { justify: 'space-between' },
    },
  },
});

/** Side by side, 12 px apart. */
export const SideBySide = meta.story();
