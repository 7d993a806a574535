import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
  stateModes,
} from 'storybook-addon-statecharts/modes';
import { Heading, headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { headingSizes } from '../../src/ui/components/Heading/sizes.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  decorators: [withCanvas],
  args: { level: 1, children: 'Money sense grows in rings.' } as const,
  argTypes: {
    size: { control: 'select', options: headingSizes },
    level: { control: 'select', options: headingLevels },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** The level sets the outline; the size follows it unless set. */
export const PageTitle = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Money sense grows in rings.',
    );
  },
});

/** The front page's title, on a phone and on a desktop. */
export const Hero = meta.story({
  args: { size: 'hero' },
  parameters: { chromatic: { modes: stateModes } },
});

/** Each level in its default size. */
export const Levels = meta.story({
  render: () => (
    <Stack gap="4">
      <Heading level={1}>Level 1, a page</Heading>
      <Heading level={2}>Level 2, a part of it</Heading>
      <Heading level={3}>Level 3, a thing in it</Heading>
      <Heading level={4}>Level 4, a detail</Heading>
    </Stack>
  ),
});

/** After a navigation it takes the focus, without a ring because it is not a control. */
export const Focused = meta.story({
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveStyle({ outlineStyle: 'none' });
  },
});

/** Long lines are balanced; one word of 40 letters breaks, at 320 px too. */
export const LongContent = meta.story({
  args: { children: `Everything that a family should know about ${extremes.word}` },
  parameters: { chromatic: { modes: reflowMode } },
});

/** Titles in other scripts fall back to the machine's own faces. */
export const OtherScripts = meta.story({
  render: () => (
    <Stack>
      <Heading level={1}>{extremes.rtlName}</Heading>
      <Heading level={2}>{extremes.emojiName}</Heading>
    </Stack>
  ),
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** Every size. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <StateSheet variants={headingSizes} states={['rest']}>
      {(size) => (
        <Heading level={2} size={size}>
          $50 grows, slowly
        </Heading>
      )}
    </StateSheet>
  ),
});
