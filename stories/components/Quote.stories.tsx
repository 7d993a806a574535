import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Quote } from '../../src/ui/components/Quote/Quote.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const meta = preview.meta({
  title: 'Components/Quote',
  component: Quote,
  decorators: [withCanvas],
  args: {
    children: 'I came to teach budgeting and left with a better budget of my own.',
    name: 'Jun Watanabe',
    position: 'Volunteer mentor',
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A person's own words, with name and position. */
export const WithPosition = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(
      'I came to teach budgeting and left with a better budget of my own.',
    );
    await expect(figure).toContainElement(canvas.getByText('Volunteer mentor'));
  },
});

/** Only the name is known. */
export const WithoutPosition = meta.story({ args: { position: undefined } });

/** Three quotes of different lengths, aligned at the top. */
export const Three = meta.story({
  render: (args) => (
    <Grid columns="three" gap="6">
      <Quote {...args} />
      <Quote name="Ines Duarte" position="Parent">
        My daughter now asks what things cost per month.
      </Quote>
      <Quote name="Tomás Rivera" position="Learner, 19">
        I read my first phone contract from end to end. Then I did not sign it, and the next one was
        half the price.
      </Quote>
    </Grid>
  ),
});

/** A long story by a person with a long name. */
export const LongContent = meta.story({
  args: {
    children:
      `The letter had been lying there for a month. We opened it together, and it said ${extremes.word}, which nobody at home could read either. It was a refund. `.repeat(
        2,
      ),
    name: extremes.longName,
    position: 'Parent of three, two of them in grades three to five, and a volunteer on Saturdays',
  },
  parameters: { chromatic: { modes: reflowMode } },
});

/** Words and names in other scripts. */
export const OtherScripts = meta.story({
  render: () => (
    <Grid columns="two" gap="6">
      <Quote name={extremes.rtlName} position="Learner">
        تعلمت كيف أقرأ عقد الهاتف قبل أن أوقعه.
      </Quote>
      <Quote name={extremes.emojiName} position="Learner">
        Three jars 🫙🫙🫙, and one is for me.
      </Quote>
    </Grid>
  ),
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** With and without a position; it has no interactive parts. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: ({ position, ...args }) => (
    <StateSheet variants={['with position', 'name alone']} states={['rest']}>
      {(variant) => <Quote {...args} position={variant === 'name alone' ? undefined : position} />}
    </StateSheet>
  ),
});
