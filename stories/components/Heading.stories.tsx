import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Heading, headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { headingSizes } from '../../src/ui/components/Heading/sizes.ts';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/Heading',
  component: Heading,
  tags: ['autodocs'],
  ...guided({
    do: 'choose the level by the outline and the size by the eye.',
    good: { level: 3, size: 'item', children: 'Reading your first pay stub' },
    dont: 'skip a level to get smaller letters.',
    bad: { level: 5, children: 'Reading your first pay stub' },
  }),
  args: { level: 1, children: 'Money sense grows in rings.' } as const,
  argTypes: choices({ size: headingSizes, level: headingLevels }),
});

/**
 * The level sets the outline; the size follows it unless set. After a navigation it takes the focus, without
 * a ring because it is not a control.
 */
export const PageTitle = meta.story({
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
