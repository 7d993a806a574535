import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Spinner } from '../../src/ui/components/Spinner/Spinner.tsx';

export const guide: Guide = {
  purpose: 'Shows that a part of the page is loading, if its shape is unknown.',
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
  pairs: [
    {
      right: 'name what is waited for.',
      wrong: 'let a page be full of rings.',
      good: <Spinner label="Loading your dashboard" labelVisible />,
      bad: (
        <Inline>
          <Spinner label="Loading" />
          <Spinner label="Loading" />
          <Spinner label="Loading" />
        </Inline>
      ),
    },
  ],
  content: ['Label: a verb and its object: “Opening your link”. No dots, no “please wait”.'],
  accessibility: [
    'A status; its label is read when it appears. With reduced motion the ring does not turn.',
  ],
};
