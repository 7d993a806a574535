import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from '../../.storybook/modes.ts';
import { bandAges, bands } from '../../src/domain/bands.ts';
import { RingMark } from '../../src/ui/art/rings/RingMark.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { choices } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { Specimens } from '../foundations/_parts/Specimen.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Ring mark',
  component: RingMark,
  decorators: [withCanvas],
  args: { band: '6-8' } as const,
  argTypes: choices({ band: bands }),
  parameters: { chromatic: { modes: sheetModes } },
});

/** A band's ring lit among the seven, beside the band's name. */
export const OneBandLit = meta.story({
  parameters: { chromatic: { modes: componentModes } },
  render: (args) => (
    <Inline>
      <RingMark {...args} />
      <Text weight="bold">Grades 6–8</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** The same seven places and colours everywhere; in forced colours only the place differs. */
export const Bands = meta.story({
  parameters: { chromatic: { modes: forcedColorsMode } },
  render: () => (
    <Specimens>
      {bands.map((band) => (
        <Stack key={band} align="start">
          <RingMark band={band} size={112} />
          <Badge band={band}>{bandAges[band]}</Badge>
        </Stack>
      ))}
    </Specimens>
  ),
});
