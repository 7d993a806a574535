import type { Guide } from '../../board/guides/guide.ts';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { TextLink } from '../../src/ui/components/TextLink/TextLink.tsx';

export function Example() {
  return (
    <Text>
      Every class is free. <TextLink to="/courses">See the courses</TextLink> that start this
      winter.
    </Text>
  );
}

export const guide: Guide = {
  purpose: 'Leads somewhere, from running text or from a list of links.',
  status: 'stable',
  use: [
    'In a sentence, as words of it.',
    'Alone, 44 px high, where it is a way on that is not the main one.',
    'With an address for mail, telephone, files and other sites.',
  ],
  avoid: [
    ['For the one next step of a view', 'LinkButton'],
    ['For something that happens on this page', 'Button'],
    ['For parts of a view', 'Tabs'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Words', 'top', 'Say where it leads, also when they are read alone.', 'a'],
      [
        'Underline',
        'bottom',
        'Distinguishes it from the text around it, not by colour alone. Plain links in lists have none until hovered or focused.',
        'a',
      ],
    ],
  },
  pairs: [
    {
      right: 'link the words that say where it leads.',
      wrong: 'link “here”.',
      good: () => <Example />,
      bad: () => (
        <Text>
          To see the courses that start this winter, click <TextLink to="/courses">here</TextLink>.
        </Text>
      ),
    },
  ],
  content: [
    'Two to five words that make sense in a list of all links.',
    'Files say their kind: “Letter (PDF)”. Addresses are written out.',
    'A full stop after a link is not part of it.',
  ],
  behaviour: [
    'An address without a space breaks instead of widening the page.',
    'Nothing opens a new tab by itself; people can.',
    'Pages of the site open without loading the document anew, and are fetched when they are hovered or focused.',
  ],
  accessibility: {
    role: 'Link.',
    name: 'Its words.',
    keys: [
      ['Tab', 'Reaches it.'],
      ['Enter', 'Opens it.'],
    ],
    notes: [
      'Words make sense out of context (WCAG 2.4.9, level AAA).',
      'Alone it is a target of 44 px; in a sentence its size is the sentence’s (WCAG 2.5.5).',
    ],
  },
};
