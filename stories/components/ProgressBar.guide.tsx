import type { Guide } from '../../board/guides/guide.ts';
import { ProgressBar } from '../../src/ui/components/ProgressBar/ProgressBar.tsx';

export function Example() {
  return (
    <ProgressBar label="Budgeting with spreadsheets" percent={37.5} valueText="3 of 8 lessons" />
  );
}

export const guide: Guide = {
  purpose: 'Shows how far along something is, by name, by bar and in words.',
  status: 'stable',
  use: ['For each course in a list.', 'If the progress is known: lessons done, a goal reached.'],
  avoid: [
    ['For one course at the centre of a view', 'ProgressRing'],
    ['For a wait without a known end', 'Spinner'],
    ['For a figure that is not a share of anything', 'Stat'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Label', 'left', 'What progresses.', 'label'],
      ['Figure', 'right', 'The percentage, or better, words: “3 of 8 lessons”.', 'label + span'],
      [
        'Bar',
        'bottom',
        'A native progress element. It distinguishes none from barely begun, and nearly from done.',
        'progress',
      ],
    ],
  },
  pairs: [
    {
      right: 'say it in words that mean something.',
      wrong: 'give a figure that is hard to imagine.',
      good: () => <Example />,
      bad: () => (
        <ProgressBar label="Budgeting with spreadsheets" percent={37.5} valueText="0.375" />
      ),
    },
  ],
  content: [
    'Label: the thing’s own name, not “Progress”.',
    'Words instead of a percentage wherever there is something to count.',
    'Whole percentages: “38%”.',
  ],
  behaviour: [
    'A value below 0 or above 100 is clamped.',
    'Long titles wrap; the figure keeps its place at the right.',
    'It does not move by itself, and is not live.',
  ],
  accessibility: {
    role: 'Progress bar.',
    name: 'Its label.',
    keys: 'It takes no focus.',
    notes: [
      'Its value is read in words (docs/product.md P13.12).',
      'It is not announced when it changes; say what matters in words.',
      'The bar and its ground differ by 3 to 1.',
    ],
  },
};
