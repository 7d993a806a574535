import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Rosette } from '../../src/ui/art/rosette/Rosette.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { MediaRow } from '../../src/ui/components/MediaRow/MediaRow.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { headingLevels } from '../../src/ui/components/Heading/Heading.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const enroll = fn();
const button = (
  <Button variant="secondary" size="small" onClick={enroll}>
    Enroll Now
  </Button>
);

const meta = preview.meta({
  title: 'Components/MediaRow',
  component: MediaRow,
  decorators: [withCanvas],
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
  argTypes: {
    level: { control: 'select', options: headingLevels },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A course: its engraving, its name, its facts and one action. */
export const OneCourse = meta.story({
  beforeEach: () => {
    enroll.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Budgeting with spreadsheets/);
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enroll Now' }));
    await expect(enroll).toHaveBeenCalledOnce();
  },
});

/** In a list: a hairline separates the rows. */
export const List = meta.story({
  render: (args) => (
    <ul>
      <MediaRow {...args} />
      <MediaRow
        {...args}
        title="Launch a lemonade stand"
        meta="Business · Beginner · 8 weeks · 4.9"
        media={<Rosette slug="launch-a-lemonade-stand" band="3-5" />}
      />
      <MediaRow
        {...args}
        title="Design a savings app"
        meta="Design · Intermediate · 10 weeks · 4.7"
        media={<Rosette slug="design-a-savings-app" band="9-10" />}
      />
    </ul>
  ),
});

/** Without a picture the text begins at the edge. */
export const WithoutMedia = meta.story({ args: { media: undefined } });

/** A name alone. */
export const Bare = meta.story({
  args: { media: undefined, meta: undefined, action: undefined },
});

/** Long names and a sentence: the button stays at the right. */
export const LongContent = meta.story({
  args: {
    title: 'From an allowance to a pay stub: reading what is taken off, and why, line by line',
    meta: 'Personal finance · Beginner to intermediate · 26 weeks, evenings · 4.8 of 5 · in English',
    children: (
      <Text size="sm">
        Bring a pay stub if you have one. If you do not, we have a drawer full of them.
      </Text>
    ),
  },
});

/** One word of 40 letters; in the narrowest window the button is below the text. */
export const LongWord = meta.story({
  args: { title: extremes.word, meta: extremes.hugeNumber },
  parameters: { chromatic: { modes: reflowMode } },
});

/** Names from right to left, and with signs beyond the alphabet. */
export const OtherScripts = meta.story({
  render: (args) => (
    <ul>
      <MediaRow {...args} title={extremes.rtlName} />
      <MediaRow {...args} title={extremes.emojiName} />
    </ul>
  ),
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** The row has no states of its own; its button has. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
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
