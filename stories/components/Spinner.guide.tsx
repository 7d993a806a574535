import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';

export function Example() {
  return <Spinner label="Loading your dashboard" labelVisible />;
}

export const guide: Guide = {
  purpose: 'Says that a part of the page is on its way, where its shape is not known.',
  status: 'stable',
  use: [
    'For a real wait: a session that is restored, a link that is opened.',
    'With its label in sight where the wait may be long.',
  ],
  avoid: [
    ['Where the shape is known', 'Skeleton'],
    ['In a button', 'Button'],
    ['Where a share is known', 'ProgressBar'],
    ['For an artificial wait', { words: 'nothing' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Ring', 'left', 'Turns; stands still where less motion is asked for.', 'svg'],
      [
        'Label',
        'right',
        'What is waited for. Shown under the ring, or read alone.',
        'output > span',
      ],
    ],
  },
  pairs: [
    {
      right: 'say what is waited for.',
      wrong: 'let a page be full of rings.',
      good: () => <Example />,
      bad: () => (
        <Inline>
          <Spinner label="Loading" />
          <Spinner label="Loading" />
          <Spinner label="Loading" />
        </Inline>
      ),
    },
  ],
  content: [
    'Label: a verb and what: “Loading your dashboard”, “Opening your link”.',
    'No dots, no “please wait”, no jokes: it is read out.',
  ],
  behaviour: [
    'A long label wraps under the ring.',
    'It takes the room of its ring alone: what comes may be higher, and move what is below.',
  ],
  accessibility: {
    role: 'Status.',
    name: 'Its label, read when it comes.',
    keys: 'It takes no focus.',
    notes: [
      'Under reduced motion the ring stands still and the words remain (WCAG 2.3.3).',
      'The ring itself is hidden.',
    ],
  },
};
