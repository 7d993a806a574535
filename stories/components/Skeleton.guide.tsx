import type { Guide } from '../../board/guides/guide.ts';
import { Skeleton } from '../../src/ui/components/Skeleton/Skeleton.tsx';

export function Example() {
  return <Skeleton label="Loading your courses" shapes={['title', 'line', 'end']} />;
}

export const guide: Guide = {
  purpose: 'Shows the shape of loading content, so that nothing moves when it arrives.',
  status: 'stable',
  use: ['Where the shape is known: a list of courses, a card.', 'Only after 300 ms of waiting.'],
  avoid: [
    ['Where the shape is unknown', 'Spinner'],
    ['In a button', 'Button'],
    ['If the progress is known', 'ProgressBar'],
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
      right: 'draw the shape of the content.',
      wrong: 'draw anything grey.',
      good: () => (
        <Skeleton label="Loading your course" shapes={['block', 'title', 'line', 'end']} />
      ),
      bad: () => <Skeleton label="Loading" shapes={['line', 'line', 'line', 'line', 'line']} />,
    },
  ],
  content: ['Label: “Loading” and what: “Loading your courses”. No dots at the end.'],
  behaviour: [
    'The bones are as wide as their column.',
    'They pulse, but not with reduced motion.',
    'For less than 300 ms it shows nothing: a flash is worse than a blank.',
  ],
  accessibility: {
    role: 'Status.',
    name: 'Its label, read when it appears.',
    keys: 'It takes no focus.',
    notes: ['Bones are hidden from assistive technology.', 'In forced colours they keep an edge.'],
  },
};
