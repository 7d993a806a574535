import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, stateModes } from '../../.storybook/modes.ts';
import { Bleed } from '../../src/ui/components/Bleed/Bleed.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Block } from '../_helpers/Block.tsx';

const meta = preview.meta({
  title: 'Components/Bleed',
  component: Bleed,
  decorators: [
    (Story) => (
      <Page>
        <Stack>
          <Block>In the page’s column</Block>
          <Story />
        </Stack>
      </Page>
    ),
  ],
  args: { children: <Block>To the window’s edges</Block> },
  parameters: { chromatic: { modes: componentModes } },
});

/** In a narrow window its content reaches both edges without horizontal scrolling. */
export const EdgeToEdge = meta.story({
  parameters: { chromatic: { modes: stateModes } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByText('To the window’s edges').getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    const wide = matchMedia('(min-width: 64em)').matches;
    await expect(left === 0 && width === clientWidth).toBe(!wide);
    await expect(scrollWidth).toBe(clientWidth);
  },
});
