import type { Guide } from '../../board/guides/guide.ts';
import { ProgressBar } from '../../src/ui/components/ProgressBar/ProgressBar.tsx';

export const guide: Guide = {
  purpose: 'Shows the progress of something, by name, by bar and in words.',
  use: ['For each course in a list.', 'If the progress is known: lessons done, a goal reached.'],
  avoid: [
    ['For one course at the centre of a view', 'ProgressRing'],
    ['For a wait without a known end', 'Spinner'],
    ['For a figure that is not a share of anything', 'Stat'],
  ],
  pairs: [
    {
      right: 'count what people know.',
      wrong: 'give a figure that is hard to imagine.',
      good: <ProgressBar label="Spreadsheets" percent={37.5} valueText="3 of 8 lessons" />,
      bad: <ProgressBar label="Spreadsheets" percent={37.5} valueText="0.375" />,
    },
  ],
  content: [
    'Label: the thing’s own name, not “Progress”.',
    'Words wherever there is something to count; otherwise whole percentages: “38%”.',
  ],
  behaviour: ['None differs visibly from barely begun, and nearly from done.'],
  accessibility: [
    'A progress bar, named by its label. Its value is read in words (docs/product.md P13.12).',
    'Changes are not announced; announce what matters in words.',
  ],
};
