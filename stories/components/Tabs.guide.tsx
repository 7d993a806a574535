import type { Guide } from '../../board/guides/guide.ts';
import { Tabs } from '../../src/ui/components/Tabs/Tabs.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

const example = (labels: readonly string[]) => (
  <Tabs
    label="Manage the academy"
    tabs={labels.map((label) => ({
      id: `guide-${labels.length}-${label}`,
      label,
      content: <Text>{label}</Text>,
    }))}
    selectedId={`guide-${labels.length}-Courses`}
    onSelect={() => undefined}
  />
);

export const guide: Guide = {
  purpose: 'Shows one part of a view at a time, and names the others.',
  use: [
    'In the dashboard, for parts that are used one at a time.',
    'For two to six parts with short names.',
  ],
  avoid: [
    ['For filtering one list', 'FilterChips'],
    ['For the steps of a task', { words: 'one page after another' }],
    ['On public pages: what is hidden there is not found', 'Section'],
    ['For going to another page', 'TextLink'],
  ],
  pairs: [
    {
      right: 'name parts with nouns of one kind.',
      wrong: 'hide actions among them.',
      good: example(['Courses', 'Learners']),
      bad: example(['Courses', 'Add new +', 'Export']),
    },
  ],
  content: [
    'One or two words a tab, nouns, first letter a capital. The most used part first.',
    'The row’s label names what the tabs are parts of: “Manage the academy”.',
  ],
  behaviour: [
    'The URL contains the chosen tab, so that it can be shared.',
    'A row that does not fit scrolls sideways to the chosen tab.',
  ],
  keys: [
    ['Tab', 'Reaches the chosen tab; once more goes into the panel.'],
    ['Left, Right', 'Chooses the previous or next tab, and wraps around.'],
    ['Home, End', 'Chooses the first or the last.'],
  ],
  accessibility: [
    'A list of tabs, named by its label, and a panel for each, named by its tab.',
    'Its behaviour is Ariakit’s, 19 KB with the account menu’s part: too much for public pages.',
  ],
};
