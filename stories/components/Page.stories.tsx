import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { Page } from '../../src/ui/components/Page/Page.tsx';
import { Block } from '../_helpers/Block.tsx';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  tags: ['autodocs'],
  args: { children: <Block>The page’s column</Block> },
  parameters: { chromatic: { modes: componentModes } },
});

/** The page's column: centred, with margins that grow with the window. */
export const CentredColumn = meta.story();
