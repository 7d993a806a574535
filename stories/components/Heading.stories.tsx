import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { stateModes } from '../../.storybook/modes.ts';
import { Heading, headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { headingSizes } from '../../src/ui/components/Heading/sizes.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  ...onCanvas,
  args: { level: 1, children: 'Money sense grows in rings.' } as const,
  argTypes: choices({ size: headingSizes, level: headingLevels }),
});

/** The level sets the outline; the size follows it unless set. */
export const PageTitle = meta.story();

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

/** Every size. */
export const States = meta.story({
  parameters: inEachTheme,
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
