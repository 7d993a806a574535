import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { sheetModes } from '../../.storybook/modes.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import {
  Section,
  type SectionProps,
  sectionSpaces,
  sectionTones,
} from '../../src/ui/components/Section/Section.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { choices, inEachTheme } from '../_helpers/component.ts';

const content = (
  <Stack gap="3">
    <Heading level={2} id="section-title">
      Three guides who make it stick
    </Heading>
    <Text measure="normal">A coin, an acorn and a shield: they save, grow and protect.</Text>
  </Stack>
);

const meta = preview.meta({
  title: 'Components/Section',
  component: Section,
  tags: ['autodocs'],
  args: { labelledBy: 'section-title', children: content },
  argTypes: choices({ tone: sectionTones, space: sectionSpaces }),
  parameters: {
    chromatic: { modes: sheetModes },
    guide: {
      do: 'set one band apart.',
      good: { tone: 'sunk', space: 'tight' },
      dont: 'stripe the whole page.',
      bad: ['One', 'Two', 'Three'].map((name, index) => (
        <Section key={name} tone={index === 1 ? 'paper' : 'sunk'} space="tight">
          <Text>{name}</Text>
        </Section>
      )),
    },
  },
});

/** A section of a page, named by its heading. */
export const WithHeading = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Three guides who make it stick' }),
    ).toBeVisible();
  },
});

const looks = sectionTones.flatMap((tone) =>
  sectionSpaces.map((space): Pick<SectionProps, 'tone' | 'space'> => ({ tone, space })),
);

/** Both tones with each space. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <>
      {looks.map(({ tone, space }) => (
        <Section key={`${tone} ${space}`} tone={tone} space={space}>
          <Text>
            {tone}, {space}
          </Text>
        </Section>
      ))}
    </>
  ),
});
