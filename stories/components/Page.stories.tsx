import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Page } from '../../src/ui/components/Page/Page.tsx';

const meta = preview.meta({
  title: 'Components/Page',
  component: Page,
  tags: ['autodocs'],
  args: { children: <Panel>The page’s column</Panel> },
  parameters: { chromatic: { modes: componentModes } },
});

/** The page's column: centred, with margins that grow with the window. */
export const CentredColumn = meta.story();
