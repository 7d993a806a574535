import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, reflowMode, stateModes } from 'storybook-addon-statecharts/modes';
import { Page, pageWidths } from '../../src/ui/components/Page/Page.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Block } from '../_helpers/Block.tsx';
import { extremes } from '../_helpers/extremes.ts';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  args: { children: <Block>The page’s column</Block> },
  argTypes: {
    width: { control: 'select', options: pageWidths },
  },
  parameters: { chromatic: { modes: componentModes } },
});

/** The page's column: centred, with margins that grow with the window. */
export const CentredColumn = meta.story({
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText('The page’s column').getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect(left).toBeGreaterThanOrEqual(18);
    await expect(Math.round(left)).toBe(Math.round(clientWidth - right));
  },
});

/** A word of 40 letters keeps the margins, at 320 px too. */
export const LongContent = meta.story({
  args: { children: <Block>{extremes.word.repeat(4)}</Block> },
  parameters: { chromatic: { modes: { ...reflowMode, dark: { disable: true } } } },
});

/** The two widths, on a phone and on a desktop. */
export const States = meta.story({
  parameters: { chromatic: { modes: stateModes } },
  render: () => (
    <Stack>
      {pageWidths.map((width) => (
        <Page key={width} width={width}>
          <Block>{width}</Block>
        </Page>
      ))}
    </Stack>
  ),
});
