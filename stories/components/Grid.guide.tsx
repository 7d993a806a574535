import type { Guide } from '../../board/guides/guide.ts';
import { Card } from '../../src/ui/components/Card/Card.tsx';
import { Grid } from '../../src/ui/components/Grid/Grid.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Lays children out in columns where the window is wide enough.',
  use: [
    'For things of one kind, side by side.',
    'For a main part and its side: “main” is 5 to 4, “rail” a narrow one first.',
  ],
  avoid: [
    ['One under another', 'Stack'],
    ['Beside each other in one line, as wide as they are', 'Inline'],
    ['To compare properties', 'Table'],
  ],
  pairs: [
    {
      right: 'let the layout follow the content.',
      wrong: 'set equal cards three by three because it is easy.',
      good: (
        <Grid columns="main" gap="3">
          <Panel>Choose an amount</Panel>
          <Text tone="muted">$100 sponsors one student for a workshop.</Text>
        </Grid>
      ),
      bad: (
        <Grid columns="three" gap="2">
          <Card title="Give" />
          <Card title="Help" />
          <Card title="Share" />
        </Grid>
      ),
    },
  ],
  behaviour: [
    'One column on a phone. Two and three begin at 768 px; main, halves and rail at 1024 px; four are two from 576 px.',
    'One cell alone keeps its column’s width, and no cell widens its column.',
  ],
  accessibility: [
    'A list if it is set as one; otherwise it has no role.',
    'Reading and focus order are the order in the code, in every window (WCAG 1.3.2, 2.4.3).',
  ],
};
