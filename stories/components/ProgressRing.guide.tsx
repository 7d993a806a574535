import type { Guide } from '../../board/guides/guide.ts';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { ProgressRing } from '../../src/ui/components/ProgressRing/ProgressRing.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Inline gap="5">
      <ProgressRing label="Launch a lemonade stand" percent={40} band="3-5" size="large" />
      <Text weight="bold">Launch a lemonade stand</Text>
    </Inline>
  );
}

export const guide: Guide = {
  purpose: 'Shows a learner’s progress as a growth ring that fills.',
  status: 'stable',
  use: ['For one course at the centre of a view, large.', 'For a few courses side by side, small.'],
  avoid: [
    ['In a dense list', 'ProgressBar'],
    ['For a wait', 'Spinner'],
    ['As decoration: rings mean something here', { words: 'the GrowthRings drawing' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Ring', 'left', 'Fills in the colour of the course’s band. Decoration.', 'svg'],
      [
        'Figure',
        'bottom',
        'A whole percentage, in the middle.',
        'div > div > span > span:last-child',
      ],
      ['Name', 'right', 'Beside it, not part of it. For screen readers, the label.', 'p'],
    ],
  },
  pairs: [
    {
      right: 'set the course’s name beside it.',
      wrong: 'distinguish rings only by colour.',
      good: () => <Example />,
      bad: () => (
        <Inline>
          <ProgressRing label="Launch a lemonade stand" percent={40} band="3-5" />
          <ProgressRing label="Budgeting with spreadsheets" percent={75} band="6-8" />
        </Inline>
      ),
    },
  ],
  content: [
    'Label: the course’s title, word for word.',
    'For screen readers, words that say more than the percentage: “3 of 8 lessons”.',
  ],
  behaviour: [
    'The small ring is 88 px wide, the large one 176; both grow with the reader’s text.',
    'A value below 0 or above 100 is clamped.',
    'With reduced motion the ring is not animated.',
  ],
  accessibility: {
    role: 'Progress bar: a native element carries the meaning.',
    name: 'Its label.',
    keys: 'It takes no focus.',
    notes: [
      'Drawing and figure are hidden, so that name and value are read once, in words.',
      'A band’s colour is never the only sign of a band.',
    ],
  },
};
