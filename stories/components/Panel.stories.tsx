import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { panelTones } from '../../src/ui/components/Panel/tones.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const words = (title: string) => (
  <Stack gap="2">
    <Heading level={2} size="panel" id="panel-title">
      {title}
    </Heading>
    <Text>A sheet on the page: two corners large, two small, a hairline edge.</Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Panel',
  component: Panel,
  tags: ['autodocs'],
  ...guided({
    do: 'write in ink on a tint.',
    good: { tone: 'captain', children: <Text>Saving, week by week.</Text> },
    dont: 'mute text there: it falls below 7 to 1.',
    bad: { tone: 'captain', children: <Text tone="muted">Saving, week by week.</Text> },
  }),
  args: { children: words('Make a donation') },
  argTypes: choices({ tone: panelTones }),
});

/** One topic on its own sheet: a section of the page, named by its heading. */
export const OneSheet = meta.story({
  args: { as: 'section', labelledBy: 'panel-title' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Make a donation' })).toBeVisible();
  },
});

/** Every tone; a panel itself is not interactive. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <StateSheet variants={panelTones} states={['rest']}>
      {(tone) => (
        <Panel tone={tone}>
          <Text>Secondary text here is ink, except on surface and sunk.</Text>
        </Panel>
      )}
    </StateSheet>
  ),
});
