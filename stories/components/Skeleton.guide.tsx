import type { Guide } from '../../board/guides/guide.ts';
import { Skeleton } from '../../src/ui/components/Skeleton/Skeleton.tsx';

export const guide: Guide = {
  purpose: 'Shows the shape of loading content, so that nothing moves when it arrives.',
  use: ['Where the shape is known: a list of courses, a card.'],
  avoid: [
    ['Where the shape is unknown', 'Spinner'],
    ['In a button', 'Button'],
    ['If the progress is known', 'ProgressBar'],
    ['When nothing is coming', 'EmptyState'],
  ],
  pairs: [
    {
      right: 'draw the shape of the content.',
      wrong: 'draw anything grey.',
      good: <Skeleton label="Loading your course" shapes={['block', 'title', 'line', 'end']} />,
      bad: <Skeleton label="Loading" shapes={['line', 'line', 'line', 'line', 'line']} />,
    },
  ],
  content: ['Label: “Loading” and its object: “Loading your courses”. No dots at the end.'],
  behaviour: ['For less than 300 ms it shows nothing: a flash is worse than a blank.'],
  accessibility: ['A status; its label, which is not visible, is read when it appears.'],
};
