import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from '../../.storybook/modes.ts';
import { type IconProps, iconSizes } from '../../src/ui/art/icons/Icon.tsx';
import { PiggyBankIcon } from '../../src/ui/art/icons/PiggyBankIcon.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { choices } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { Specimen, Specimens } from '../foundations/_parts/Specimen.tsx';

const modules = import.meta.glob<Record<string, ComponentType<IconProps>>>(
  // LineIcon draws what it is given.
  ['../../src/ui/art/icons/*Icon.tsx', '!**/LineIcon.tsx'],
  { eager: true },
);

/** Every icon by name. */
const icons = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Icon'));

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Foundations/Icons',
  component: PiggyBankIcon,
  decorators: [withCanvas],
  args: { size: 'xl' } as const,
  argTypes: choices({ size: Object.keys(iconSizes) }),
  parameters: { chromatic: { modes: sheetModes } },
});

/** Beside text an icon is decorative, in the text's colour. */
export const BesideWords = meta.story({
  parameters: { chromatic: { modes: componentModes } },
  render: (args) => (
    <Inline>
      <PiggyBankIcon {...args} />
      <Text>Savings</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** All icons: duotone for features, regular in controls. */
export const Sheet = meta.story({
  parameters: { chromatic: { modes: forcedColorsMode } },
  render: () => (
    <Specimens>
      {icons.map(([name, Icon]) => (
        <Specimen key={name} name={name.replace(/Icon$/u, '')} tight>
          <Icon size={36} />
        </Specimen>
      ))}
    </Specimens>
  ),
  play: async ({ canvas }) => {
    await expect(icons.length).toBeGreaterThan(20);
    await expect(canvas.getAllByRole('figure')).toHaveLength(icons.length);
  },
});
