import type { Guide } from '../../board/guides/guide.ts';
import { Card } from '../../src/ui/components/Card/Card.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Grid columns="two">
      <Panel>Donate in dollars.</Panel>
      <Panel tone="sunk">What a gift does.</Panel>
    </Grid>
  );
}

export const guide: Guide = {
  purpose: 'Lays children out in columns where the window is wide enough.',
  status: 'stable',
  use: [
    'For things of one kind, side by side.',
    'For a main part and its side: “main” is 5 to 4, “rail” a narrow one first.',
  ],
  avoid: [
    ['One under another', 'Stack'],
    ['Beside each other in one line, as wide as they are', 'Inline'],
    ['To compare properties', 'Table'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['First cell', 'left', 'Any component. It never widens its column.', 'div > div:first-child'],
      ['Gap', 'top', 'A step of the space scale; 24 px by default.', 'div > div:last-child'],
      ['Second cell', 'right', 'As high as its neighbour by default.', 'div > div:last-child'],
    ],
  },
  pairs: [
    {
      right: 'let the layout follow the content.',
      wrong: 'set equal cards three by three because it is easy.',
      good: () => (
        <Grid columns="main" gap="3">
          <Panel>
            <Text weight="bold">Choose an amount</Text>
          </Panel>
          <Text tone="muted">$100 sponsors one student for a workshop.</Text>
        </Grid>
      ),
      bad: () => (
        <Grid columns="three" gap="2">
          <Card title="Give" />
          <Card title="Help" />
          <Card title="Share" />
        </Grid>
      ),
    },
  ],
  content: ['It has no text of its own. Cells of one grid are of one kind and of one length.'],
  behaviour: [
    'One column on a phone, always. Two and three begin at 768 px; main, halves and rail at 1024 px; four are two from 576 px.',
    'As a list, its cells are items without bullets.',
    'A word of forty letters breaks instead of widening its column.',
    'One cell alone keeps its column’s width.',
  ],
  accessibility: {
    role: 'None, or a list.',
    name: 'None.',
    keys: 'It takes no focus.',
    notes: [
      'Reading and focus order are the order in the code, in every window (WCAG 1.3.2, 2.4.3).',
    ],
  },
};
