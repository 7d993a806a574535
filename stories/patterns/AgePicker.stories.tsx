import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  screenModes,
} from 'storybook-addon-statecharts/modes';
import { curriculumLinks } from '../../src/app/navigation.ts';
import { homeAges } from '../../src/content/home.ts';
import { bandEnds } from '../../src/content/labels.ts';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { AgePicker } from '../../src/ui/patterns/AgePicker/AgePicker.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';

const meta = preview.meta({
  title: 'Patterns/AgePicker',
  component: AgePicker,
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
    await expect(links.map((link) => link.textContent)).toEqual([
      '5 to 8 Grades K–2',
      '8 to 11 Grades 3–5',
      '11 to 14 Grades 6–8',
      '14 to 16 Grades 9–10',
      '16 to 18 Grades 11–12',
      '18 to 24 Young adults',
      '25 and up Adults',
    ]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      curriculumLinks.bands.map(({ to }) => to),
    );
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
  },
});

/** Words without a break opportunity stay within the window. */
export const LongContent = meta.story({
  args: {
    heading: `${homeAges.heading} ${extremes.word}`,
    bands: curriculumLinks.bands.map((band) => ({ ...band, who: extremes.word })),
  },
  parameters: { chromatic: { modes: reflowMode } },
  play: async ({ canvas }) => {
    await expectWithinWindow(canvas.getByRole('navigation'));
  },
});

/** The reader's text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  parameters: { chromatic: { modes: { dark: { disable: true } } } },
});
