import type { Guide } from '../../board/guides/guide.ts';
import { Skeleton } from '../../src/ui/components/Skeleton/Skeleton.tsx';

export function Example() {
  return <Skeleton label="Loading your courses" shapes={['title', 'line', 'end']} />;
}

export const guide: Guide = {
  purpose: 'Shows the shape of what is on its way, so that nothing jumps when it comes.',
  status: 'stable',
  use: ['Where the shape is known: a list of courses, a card.', 'Only after 300 ms of waiting.'],
  avoid: [
    ['Where the shape is unknown', 'Spinner'],
    ['In a button', 'Button'],
    ['Where a share is known', 'ProgressBar'],
    ['When nothing is coming', 'EmptyState'],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Title',
        'left',
        'A tall bone, half the width.',
        'output > span:last-child > span:first-child',
      ],
      ['Line', 'right', 'As wide as the column.', 'output > span:last-child > span:nth-child(2)'],
      [
        'End',
        'left',
        'The last line of a paragraph. There is “block” for a picture, too.',
        'output > span:last-child > span:last-child',
      ],
      ['Label', 'bottom', 'Not shown, but read: what is coming.', 'output'],
    ],
  },
  pairs: [
    {
      right: 'draw what will come.',
      wrong: 'draw anything grey.',
      good: () => (
        <Skeleton label="Loading your course" shapes={['block', 'title', 'line', 'end']} />
      ),
      bad: () => <Skeleton label="Loading" shapes={['line', 'line', 'line', 'line', 'line']} />,
    },
  ],
  content: ['Label: “Loading” and what: “Loading your courses”. No dots at the end.'],
  behaviour: [
    'The bones follow their column, however narrow.',
    'They breathe where motion is wanted, and stand still where it is not.',
    'Shorter than 300 ms nothing is shown: a flash is worse than a blank.',
  ],
  accessibility: {
    role: 'Status.',
    name: 'Its label, read when it comes.',
    keys: 'It takes no focus.',
    notes: ['Bones are hidden from assistive technology.', 'In forced colours they keep an edge.'],
  },
};
