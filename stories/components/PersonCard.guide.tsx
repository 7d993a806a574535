import type { Guide } from '../../board/guides/guide.ts';
import { Avatar } from '../../src/ui/components/Avatar/Avatar.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';

export function Example() {
  return (
    <ul>
      <PersonCard name="Maria Okafor" position="Board chair" />
    </ul>
  );
}

export const guide: Guide = {
  purpose: 'Introduces a person and what they do.',
  status: 'stable',
  use: ['For the board, the team and instructors, several together.'],
  avoid: [
    ['For a quotation', 'Quote'],
    ['For the signed-in person', 'AccountMenu'],
    ['For one of the three guides', 'GuideCard'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Coin',
        'left',
        'Their picture, or the first letters of their name. Decoration.',
        'li > span',
      ],
      ['Name', 'top', 'In bold. Read once.', 'p'],
      ['Position', 'right', 'What they do here.', 'p:last-child'],
    ],
  },
  pairs: [
    {
      right: 'show people together, each with what they do.',
      wrong: 'show avatars alone.',
      good: () => (
        <ul>
          <PersonCard name="Maria Okafor" position="Board chair" />
          <PersonCard name="Lena Brandt" position="Lessons for K–5" />
        </ul>
      ),
      bad: () => (
        <Inline gap="2">
          <Avatar name="Maria Okafor" size="large" />
          <Avatar name="Lena Brandt" size="large" />
        </Inline>
      ),
    },
  ],
  content: [
    'The name as the person writes it, in its own order.',
    'Position: what they do in two to four words, first letter a capital.',
    'No titles of honour, unless everybody in the list has theirs.',
  ],
  behaviour: [
    'A long name wraps beside its avatar, also at 320 px.',
    'If the picture cannot be loaded, the letters show.',
    'Names in right-to-left and other scripts are set as they are.',
  ],
  accessibility: {
    role: 'An item of a list.',
    name: 'Name and position, read in that order.',
    keys: 'It takes no focus.',
    notes: ['The avatar is hidden from assistive technology, so that a name is read once.'],
  },
};
