import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, reflowMode } from 'storybook-addon-statecharts/modes';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Stack, stackAlignments } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { gaps } from '../../src/ui/styles/layout.css.ts';
import { Block } from '../_helpers/Block.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  decorators: [withCanvas],
  args: {
    children: ['Heading', 'Paragraph', 'Button'].map((name) => <Block key={name}>{name}</Block>),
  },
  argTypes: {
    gap: { control: 'select', options: gaps },
    align: { control: 'select', options: stackAlignments },
  },
  parameters: { chromatic: { modes: componentModes } },
});

/** Stacked, 16 px apart. */
export const OneUnderAnother = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = ['Heading', 'Paragraph'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(second!.top - first!.bottom).toBe(16);
  },
});

/** A list keeps its semantics, without bullets. */
export const List = meta.story({
  args: {
    as: 'ul',
    children: ['One', 'Two'].map((name) => (
      <Block as="li" key={name}>
        {name}
      </Block>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Each step of the scale. */
export const Gaps = meta.story({
  render: () => (
    <Grid columns="four">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Block>gap {gap}</Block>
          <Block>gap {gap}</Block>
        </Stack>
      ))}
    </Grid>
  ),
});

/** Words too long for their column break without widening it. */
export const LongContent = meta.story({
  args: { children: [<Block key="word">{extremes.word.repeat(4)}</Block>] },
  parameters: { chromatic: { modes: { ...reflowMode, dark: { disable: true } } } },
});

/** An absent child leaves no gap. */
export const Empty = meta.story({
  args: { children: [<Text key="text">The second child is null.</Text>, null] },
});

/** Every alignment. */
export const States = meta.story({
  render: (args) => (
    <StateSheet variants={stackAlignments} states={['rest']}>
      {(align) => <Stack {...args} align={align} />}
    </StateSheet>
  ),
});
