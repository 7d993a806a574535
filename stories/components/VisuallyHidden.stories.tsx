import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { CalendarDotsIcon } from '../../src/ui/art/icons/CalendarDotsIcon.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { VisuallyHidden } from '../../src/ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { withoutPicture } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: { children: 'Starts on ' },
  parameters: {
    chromatic: { modes: componentModes },
    guide: {
      do: 'put the drawing into words.',
      good: (
        <Inline gap="2">
          <CalendarDotsIcon />
          <Text>
            <VisuallyHidden>Starts on </VisuallyHidden>
            January 11
          </Text>
        </Inline>
      ),
      dont: 'hide what everybody needs.',
      bad: (
        <Text>
          January 11
          <VisuallyHidden> (cancelled)</VisuallyHidden>
        </Text>
      ),
    },
  },
});

/** Text for screen readers that completes a drawing; it takes no room. */
export const WordsForTheEar = meta.story({
  render: (args) => (
    <Inline gap="2">
      <CalendarDotsIcon />
      <Text>
        <VisuallyHidden {...args} />
        January 11
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('January 11')).toHaveTextContent('Starts on January 11');
    const { width, height } = canvas.getByText('Starts on').getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 1, height: 1 });
  },
});

/** Text of any length does not make the page scroll. */
export const LongContent = meta.story({
  args: { children: 'Finanzdienstleistungsaufsichtsgesetzbuch '.repeat(40) },
  parameters: withoutPicture,
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
