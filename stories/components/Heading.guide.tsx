import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';

export const guide: Guide = {
  purpose: 'Titles a page or a part of it: its level is for the outline, its size for the eye.',
  use: [
    'One level 1 on each page, which names the page.',
    'A level for each part below it, none skipped.',
    'Another size where a part looks larger or smaller than its place in the outline.',
  ],
  avoid: [
    ['For a large figure', 'Stat'],
    ['For bold words in a paragraph', { words: 'strong' }],
    ['For a label above a field', 'TextField'],
    ['For the small words above a title', 'Badge'],
  ],
  pairs: [
    {
      right: 'choose the level by the outline and the size by the eye.',
      wrong: 'skip a level to get smaller letters.',
      good: (
        <Stack gap="2">
          <Heading level={2}>Events</Heading>
          <Heading level={3} size="item">
            Reading your first pay stub
          </Heading>
        </Stack>
      ),
      bad: (
        <Stack gap="2">
          <Heading level={2}>Events</Heading>
          <Heading level={5}>Reading your first pay stub</Heading>
        </Stack>
      ),
    },
  ],
  content: [
    'Describes the content below it; a page is understandable from its headings alone.',
    'Capitals as in a sentence, without a full stop. Titles that the product names stay letter for letter.',
  ],
  accessibility: [
    'Screen reader users move through a page by its headings: levels matter more than size (WCAG 1.3.1, 2.4.6).',
    'After a change of page the first one takes the focus, without a ring.',
  ],
};
