import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from '../../.storybook/modes.ts';
import { site } from '../../src/content/site.ts';
import { Logo } from '../../src/ui/art/logo/Logo.tsx';
import { LogoMark } from '../../src/ui/art/logo/LogoMark.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Logo',
  component: Logo,
  subcomponents: { LogoMark },
  decorators: [withCanvas],
  args: { name: site.shortName },
  parameters: { chromatic: { modes: sheetModes } },
});

/** Mark and name; a screen reader reads the name once. */
export const MarkAndName = meta.story({
  parameters: { chromatic: { modes: componentModes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(site.shortName)).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** The mark, from 16 px to 192. */
export const MarkAlone = meta.story({
  parameters: { chromatic: { modes: forcedColorsMode } },
  render: () => (
    <Inline gap="5">
      {[16, 24, 32, 48, 96, 192].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Inline>
  ),
});
