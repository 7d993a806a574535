import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';

export function Example() {
  return <Spinner label="Loading your dashboard" labelVisible />;
}

export const guide: Guide = {
  purpose: 'Shows that a part of the page is loading, if its shape is unknown.',
  status: 'stable',
  use: [
    'For a real wait: a session that is restored, a link that is opened.',
    'With its label visible if the wait may be long.',
  ],
  avoid: [
    ['Where the shape is known', 'Skeleton'],
    ['In a button', 'Button'],
    ['If the progress is known', 'ProgressBar'],
    ['For an artificial wait', { words: 'nothing' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Ring', 'left', 'Turns, but not with reduced motion.', 'svg'],
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
    'It is as high as its ring: the content may be higher, and move what is below.',
  ],
  accessibility: {
    role: 'Status.',
    name: 'Its label, read when it appears.',
    keys: 'It takes no focus.',
    notes: [
      'Under reduced motion the ring stands still and the words remain (WCAG 2.3.3).',
      'The ring itself is hidden.',
    ],
  },
};
