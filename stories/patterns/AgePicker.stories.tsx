import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  screenModes,
} from '../../.storybook/modes.ts';
import { curriculumLinks } from '../../src/content/navigation.ts';
import { homeAges } from '../../src/content/home.ts';
import { bandEnds } from '../../src/content/labels.ts';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { AgePicker } from '../../src/ui/patterns/AgePicker/AgePicker.tsx';

const meta = preview.meta({
  title: 'Patterns/AgePicker',
  component: AgePicker,
  tags: ['autodocs'],
  // In a section, which lets long words break.
  render: (args) => (
    <Section>
      <AgePicker {...args} />
    </Section>
  ),
  args: { ...homeAges, ends: bandEnds, bands: curriculumLinks.bands },
  parameters: { chromatic: { modes: componentModes } },
});

/** The seven ages, youngest first, each a link to its band's page. */
export const SevenAges = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ canvas, userEvent }) => {
    const picker = canvas.getByRole('navigation', { name: homeAges.heading });
    const links = canvas.getAllByRole('link');
    await expect(picker).toContainElement(links[0]!);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      curriculumLinks.bands.map(({ to }) => to),
    );
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
});
