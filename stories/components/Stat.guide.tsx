import type { Guide } from '../../board/guides/guide.ts';
import { Stat, StatList } from '../../src/ui/components/Stat/Stat.tsx';

export const guide: Guide = {
  purpose: 'Lets two to four large figures speak for the academy or the learner.',
  use: [
    'For figures that make a case: students reached, lessons done.',
    'Always inside StatList, also when there is one.',
  ],
  avoid: [
    ['For figures that are compared down a column', 'Table'],
    ['For a sum under its parts', 'Total'],
    ['For a share', 'ProgressBar'],
  ],
  pairs: [
    {
      right: 'write figures as people read them.',
      wrong: 'print what the database holds.',
      good: (
        <StatList>
          <Stat label="students reached" value="10,000+" />
        </StatList>
      ),
      bad: (
        <StatList>
          <Stat label="students_total" value="10284" />
        </StatList>
      ),
    },
  ],
  content: [
    'Label: a noun, small letters, without a full stop: “students reached”.',
    'Rounded, with a plus where it is more: “10,000+”. State its date nearby.',
  ],
  behaviour: ['Long figures break after their commas, never inside a group of digits.'],
  accessibility: ['A description list. The label is read before its figure.'],
};
