import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Section } from '../../src/ui/components/Section/Section.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Section tone="sunk" space="tight" labelledBy="what-a-gift-does">
      <Stack>
        <Heading level={2} id="what-a-gift-does">
          What a gift does
        </Heading>
        <Text>$100 sponsors one student for a workshop.</Text>
      </Stack>
    </Section>
  );
}

export const guide: Guide = {
  purpose: 'Is one part of a page, with its own heading, as wide as the window.',
  status: 'stable',
  use: [
    'For each part of a page that has a heading.',
    'Sunk to set one part apart from its neighbours.',
  ],
  avoid: [
    ['For a part inside a column', ['Panel', 'Stack']],
    ['For the header and the footer', 'Page'],
    ['Without a heading', 'Page'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Band', 'left', 'Paper, or sunk; as wide as the window.', 'section'],
      ['Column', 'right', 'Its content is in the page’s column.', 'section > div'],
      ['Heading', 'top', 'Names it.', 'h2'],
    ],
  },
  pairs: [
    {
      right: 'set one band apart.',
      wrong: 'stripe the whole page.',
      good: () => <Example />,
      bad: () => (
        <div>
          <Section tone="sunk" space="tight">
            <Text>One</Text>
          </Section>
          <Section space="tight">
            <Text>Two</Text>
          </Section>
          <Section tone="sunk" space="tight">
            <Text>Three</Text>
          </Section>
        </div>
      ),
    },
  ],
  content: ['Begins with a heading that makes sense in a list of headings.'],
  behaviour: [
    'Space above and below grows from 48 to 88 px with the window; “joined” has none above, for a section under one of the same tone.',
    'Words without a place to break never widen it.',
  ],
  accessibility: {
    role: 'A region, where it is named.',
    name: 'Its heading, by labelledBy.',
    keys: 'It takes no focus.',
    notes: ['A section without a name is not a landmark: name only those that people jump to.'],
  },
};
