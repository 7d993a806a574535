import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Tabs } from '../../src/ui/components/Tabs/Tabs.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  const [selected, setSelected] = useState('own-courses');
  return (
    <Tabs
      label="Manage the academy"
      tabs={[
        { id: 'own-courses', label: 'Courses', content: <Text>Three courses this winter.</Text> },
        { id: 'own-learners', label: 'Learners', content: <Text>Forty-one learners.</Text> },
      ]}
      selectedId={selected}
      onSelect={setSelected}
    />
  );
}

export const guide: Guide = {
  purpose: 'Shows one part of a view at a time, and names the others.',
  status: 'stable',
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
  anatomy: {
    example: Example,
    parts: [
      [
        'Row',
        'right',
        'One stop for the keyboard. It scrolls sideways if it does not fit.',
        '[role="tablist"]',
      ],
      ['Chosen tab', 'top', 'Marked by a thick line and ink.', '[aria-selected="true"]'],
      ['Other tab', 'top', 'Quiet; 50 px high.', '[aria-selected="false"]'],
      ['Panel', 'left', 'The chosen part. The others are hidden.', '[role="tabpanel"]'],
    ],
  },
  pairs: [
    {
      right: 'name parts with nouns of one kind.',
      wrong: 'hide actions among them.',
      good: () => <Example />,
      bad: () => (
        <Tabs
          label="Manage"
          tabs={[
            { id: 'bad-courses', label: 'Courses', content: 'Three.' },
            { id: 'bad-add', label: 'Add new +', content: '' },
            { id: 'bad-export', label: 'Export', content: '' },
          ]}
          selectedId="bad-courses"
          onSelect={() => undefined}
        />
      ),
    },
    {
      right: 'let a public page show all of it.',
      wrong: 'hide half of it behind a tab.',
      good: () => (
        <Stack gap="2">
          <Heading level={3} size="item">
            Technology
          </Heading>
          <Text>24 weeks.</Text>
          <Heading level={3} size="item">
            Entrepreneurship
          </Heading>
          <Text>16 weeks.</Text>
        </Stack>
      ),
      bad: () => (
        <Tabs
          label="Tracks"
          tabs={[
            { id: 'bad-technology', label: 'Technology', content: <Text>24 weeks.</Text> },
            { id: 'bad-business', label: 'Entrepreneurship', content: <Text>16 weeks.</Text> },
          ]}
          selectedId="bad-technology"
          onSelect={() => undefined}
        />
      ),
    },
  ],
  content: [
    'One or two words a tab, nouns, first letter a capital.',
    'The row’s label says what the tabs are parts of: “Manage the academy”.',
    'The most used part first.',
  ],
  behaviour: [
    'The URL contains the chosen tab, so that it can be shared.',
    'If they do not fit, the row scrolls sideways, and the chosen tab scrolls into view.',
    'Content is there at once; nothing slides.',
  ],
  accessibility: {
    role: 'A list of tabs, and a panel for each.',
    name: 'The row’s: its label. Each panel’s: its tab.',
    keys: [
      ['Tab', 'Reaches the chosen tab; once more goes into the panel.'],
      ['Left, Right', 'Chooses the previous or next tab, and wraps around.'],
      ['Home, End', 'Chooses the first or the last.'],
    ],
    notes: [
      'Focusing a tab chooses it.',
      'A line and ink mark the chosen tab, not colour alone; forced colours keep the line.',
      'Its behaviour is Ariakit’s, 19 KB with the account menu’s part: too much for public pages.',
    ],
  },
};
