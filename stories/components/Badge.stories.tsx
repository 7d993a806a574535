import preview from '../../.storybook/preview.tsx';
import { bandAges, bands } from '../../src/domain/bands.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { badgeTones } from '../../src/ui/components/Badge/tones.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { choices, inEachTheme, onCanvas } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  ...onCanvas,
  args: { children: 'Beginner' },
  argTypes: choices({ tone: badgeTones, band: bands }),
});

/** A word that classifies an item. It is text and not interactive. */
export const OneWord = meta.story();

/** Every tone and every band. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <Stack gap="4">
      <Inline gap="2">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Inline gap="2">
        {bands.map((band) => (
          <Badge key={band} band={band}>
            {bandAges[band]}
          </Badge>
        ))}
      </Inline>
    </Stack>
  ),
});
