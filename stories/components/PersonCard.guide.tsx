import type { Guide } from '../../board/guides/guide.ts';
import { Avatar } from '../../src/ui/components/Avatar/Avatar.tsx';
import { PersonCard } from '../../src/ui/components/PersonCard/PersonCard.tsx';

export const guide: Guide = {
  purpose: 'Introduces a person and what they do.',
  use: ['For the board, the team and instructors, several together.'],
  avoid: [
    ['For a quotation', 'Quote'],
    ['For the signed-in person', 'AccountMenu'],
    ['For one of the three guides', 'GuideCard'],
  ],
  pairs: [
    {
      right: 'show people with what they do.',
      wrong: 'show avatars alone.',
      good: <PersonCard as="div" name="Maria Okafor" position="Board chair" />,
      bad: <Avatar name="Maria Okafor" size="large" />,
    },
  ],
  content: [
    'The name as the person writes it, in its own order and script.',
    'Position: what they do in two to four words, first letter a capital.',
    'No titles of honour, unless everybody in the list has theirs.',
  ],
  behaviour: ['If the picture cannot be loaded, the letters show.'],
  accessibility: ['An item of a list. The avatar is hidden, so that the name is read once.'],
};
