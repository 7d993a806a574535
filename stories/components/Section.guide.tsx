import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Is one part of a page, with its own heading, as wide as the window.',
  use: [
    'For each part of a page that has a heading.',
    'Sunk to set one part apart from its neighbours.',
  ],
  avoid: [
    ['For a part inside a column', ['Panel', 'Stack']],
    ['For the header and the footer', 'Page'],
    ['Without a heading', 'Page'],
  ],
  pairs: [
    {
      right: 'set one band apart.',
      wrong: 'stripe the whole page.',
      good: (
        <Section tone="sunk" space="tight">
          <Heading level={2}>What a gift does</Heading>
        </Section>
      ),
      bad: ['One', 'Two', 'Three'].map((name, index) => (
        <Section key={name} tone={index === 1 ? 'paper' : 'sunk'} space="tight">
          <Text>{name}</Text>
        </Section>
      )),
    },
  ],
  content: ['Begins with a heading that makes sense in a list of headings.'],
  behaviour: ['“Joined” has no space above, for a section under one of the same tone.'],
  accessibility: [
    'A region named by its heading (labelledBy); without a name it is no landmark.',
    'Name only those that people jump to.',
  ],
};
