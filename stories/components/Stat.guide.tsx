import type { Guide } from '../../board/guides/guide.ts';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';

export function Example() {
  return (
    <StatList>
      <Stat label="students reached" value="10,000+" />
      <Stat label="workshops" value="500+" />
    </StatList>
  );
}

export const guide: Guide = {
  purpose: 'Lets two to four large figures speak for the academy or the learner.',
  status: 'stable',
  use: [
    'For figures that make a case: students reached, lessons done.',
    'Always inside StatList, also when there is one.',
  ],
  avoid: [
    ['For figures that are compared down a column', 'Table'],
    ['For a sum under its parts', 'Total'],
    ['For a share', 'ProgressBar'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Rule', 'left', 'A thick line above each figure, on one height.', 'dl > div:first-child'],
      ['Figure', 'top', 'As people read it: “10,000+”.', 'dl > div:first-child dd'],
      [
        'Label',
        'right',
        'What is counted. Visually after the figure, for screen readers before it.',
        'dl > div:last-child dt',
      ],
    ],
  },
  pairs: [
    {
      right: 'write figures as people read them.',
      wrong: 'print what the database holds.',
      good: () => <Example />,
      bad: () => (
        <StatList>
          <Stat label="students_total" value="10284" />
        </StatList>
      ),
    },
  ],
  content: [
    'Label: a noun, small letters, without a full stop: “students reached”.',
    'Rounded, with a plus where it is more: “10,000+”.',
    'State its date nearby.',
  ],
  behaviour: [
    'Beside each other where they fit, three in a row on a phone.',
    'A figure of thirteen places breaks after its commas, never inside a group of digits.',
    'A translation tool may rewrite the words without breaking the figure.',
  ],
  accessibility: {
    role: 'A description list: each label with its figure.',
    name: 'The label.',
    keys: 'It takes no focus.',
    notes: ['Read as “students reached, 10,000+”: the label first.', 'Figures are not animated.'],
  },
};
