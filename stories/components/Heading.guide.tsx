import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Stack gap="3">
      <Heading level={2}>What a gift does</Heading>
      <Text>$100 sponsors one student for a workshop.</Text>
    </Stack>
  );
}

export const guide: Guide = {
  purpose: 'Titles a page or a part of it: its level is for the outline, its size for the eye.',
  status: 'stable',
  use: [
    'One level 1 on each page, which says what the page is.',
    'A level for each part below it, none skipped.',
    'Another size where a part looks larger or smaller than its place in the outline.',
  ],
  avoid: [
    ['For a large figure', 'Stat'],
    ['For bold words in a paragraph', { words: 'strong' }],
    ['For a label above a field', 'TextField'],
    ['For the small words above a title', 'Badge'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Title', 'left', 'In the display face; long lines are balanced.', 'h2'],
      ['What it titles', 'left', 'Not part of it, but required: a heading titles content.', 'p'],
    ],
  },
  pairs: [
    {
      right: 'choose the level by the outline and the size by the eye.',
      wrong: 'skip a level to get smaller letters.',
      good: () => (
        <Stack gap="2">
          <Heading level={2}>Events</Heading>
          <Heading level={3} size="item">
            Reading your first pay stub
          </Heading>
        </Stack>
      ),
      bad: () => (
        <Stack gap="2">
          <Heading level={2}>Events</Heading>
          <Heading level={5}>Reading your first pay stub</Heading>
        </Stack>
      ),
    },
    {
      right: 'write a title as a sentence is written.',
      wrong: 'capitalise every word, or end it with a mark.',
      good: () => (
        <Heading level={2} size="panel">
          Start at any age
        </Heading>
      ),
      bad: () => (
        <Heading level={2} size="panel">
          START AT ANY AGE!
        </Heading>
      ),
    },
  ],
  content: [
    'Describes the content below it; the page is understandable from its headings alone.',
    'Capitals as in a sentence. Titles that the product names are kept letter for letter.',
    'No full stop, unless it is the front page’s line, which is a sentence.',
  ],
  behaviour: [
    'Sizes grow with the window, from 320 to 1440 px.',
    'A word of forty letters breaks, at 320 px too.',
    'Other scripts fall back to the machine’s own faces.',
  ],
  accessibility: {
    role: 'Heading, with its level.',
    name: 'Its words.',
    keys: 'It is not focusable by keyboard. After a change of page the shell focuses the first one, without a ring, because it is not a control.',
    notes: [
      'Screen reader users walk a page by its headings: levels matter more than size (WCAG 1.3.1, 2.4.6).',
      'Text in two languages: mark the other one with lang.',
    ],
  },
};
