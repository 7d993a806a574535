import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { ProgressRing } from '../../src/ui/components/ProgressRing/ProgressRing.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Shows a learner’s progress as a growth ring that fills.',
  use: ['For one course at the centre of a view, large.', 'For a few courses side by side, small.'],
  avoid: [
    ['In a dense list', 'ProgressBar'],
    ['For a wait', 'Spinner'],
    ['As decoration: rings mean something here', { words: 'the GrowthRings drawing' }],
  ],
  pairs: [
    {
      right: 'set the course’s name beside it.',
      wrong: 'distinguish rings only by colour.',
      good: (
        <Inline gap="5">
          <ProgressRing label="Launch a lemonade stand" percent={40} band="3-5" />
          <Text weight="bold">Launch a lemonade stand</Text>
        </Inline>
      ),
      bad: (
        <Inline>
          <ProgressRing label="Launch a lemonade stand" percent={40} band="3-5" />
          <ProgressRing label="Budgeting with spreadsheets" percent={75} band="6-8" />
        </Inline>
      ),
    },
  ],
  content: [
    'Label: the course’s title, word for word.',
    'For screen readers, words that tell more than the percentage: “3 of 8 lessons”.',
  ],
  behaviour: ['88 or 176 px wide; both grow with the reader’s text size.'],
  accessibility: ['A progress bar, named by its label. Name and value are read once, in words.'],
};
