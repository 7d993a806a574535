import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { MediaRow } from '../../src/ui/components/MediaRow/MediaRow.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';

const enroll = fn();
const button = (
  <Button variant="secondary" size="small" onClick={enroll}>
    Enroll Now
  </Button>
);

const meta = preview.meta({
  title: 'Components/MediaRow',
  component: MediaRow,
  ...onCanvas,
  render: (args) => (
    <ul>
      <MediaRow {...args} />
    </ul>
  ),
  args: {
    title: 'Budgeting with spreadsheets',
    media: <Rosette slug="budgeting-with-spreadsheets" band="18-24" />,
    meta: 'Data · Beginner · 6 weeks · 4.8',
    action: button,
  },
  argTypes: choices({ level: headingLevels }),
});

/** A course: its engraving, its name, its facts and one action. */
export const OneCourse = meta.story({
  beforeEach: () => {
    enroll.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll Now' }));
    await expect(enroll).toHaveBeenCalledOnce();
  },
});

/** The row has no states of its own; its button has. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args) => (
    <StateSheet variants={['with picture', 'without', 'facts alone']} states={['rest']}>
      {(variant) => (
        <MediaRow
          {...args}
          as="div"
          media={variant === 'without' ? undefined : args.media}
          action={variant === 'facts alone' ? undefined : args.action}
        />
      )}
    </StateSheet>
  ),
});
