import preview from '../../.storybook/preview.tsx';
import { componentModes, stateModes } from '../../.storybook/modes.ts';
import { Page, pageWidths } from '../../src/ui/components/Page/Page.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { choices } from '../_helpers/component.ts';
import { Block } from '../_helpers/Block.tsx';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  args: { children: <Block>The page’s column</Block> },
  argTypes: choices({ width: pageWidths }),
  parameters: { chromatic: { modes: componentModes } },
});

/** The page's column: centred, with margins that grow with the window. */
export const CentredColumn = meta.story();

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
