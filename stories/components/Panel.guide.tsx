import type { Guide } from '../../board/guides/guide.ts';
import { Heading } from '../../src/ui/components/Heading/Heading.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Panel as="section" labelledBy="make-a-donation">
      <Stack>
        <Heading level={2} size="panel" id="make-a-donation">
          Make a donation
        </Heading>
        <Text>Every dollar goes into lessons.</Text>
      </Stack>
    </Panel>
  );
}

export const guide: Guide = {
  purpose: 'Groups one form, list or tool on a sheet of its own.',
  status: 'stable',
  use: [
    'For one thing to work with: a form, a dashboard’s list.',
    'With a tone of the three guides where it saves, grows or protects; with a band’s wash where it is about that band.',
  ],
  avoid: [
    ['Around every paragraph', 'Stack'],
    ['Inside another panel', { words: 'a hairline' }],
    ['For a thing in a list', 'Card'],
    ['For something to know', 'Notice'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Sheet', 'left', 'Two corners large, two small; a hairline edge, no shadow.', 'section'],
      ['Heading', 'top', 'Names it, if it is a section of the page.', 'h2'],
      ['Content', 'right', 'Anything. On tints text is ink, never muted.', 'p'],
    ],
  },
  pairs: [
    {
      right: 'group one thing by corners and a hairline.',
      wrong: 'put panels into panels.',
      good: () => (
        <Panel>
          <Text>Fifteen learners at most.</Text>
        </Panel>
      ),
      bad: () => (
        <Panel>
          <Panel tone="sunk">
            <Panel>Fifteen learners at most.</Panel>
          </Panel>
        </Panel>
      ),
    },
    {
      right: 'write in ink on a tint.',
      wrong: 'mute text there: it falls below 7 to 1.',
      good: () => (
        <Panel tone="captain">
          <Text>Saving, week by week.</Text>
        </Panel>
      ),
      bad: () => (
        <Panel tone="captain">
          <Text tone="muted">Saving, week by week.</Text>
        </Panel>
      ),
    },
  ],
  content: ['It has no text of its own. Its content begins with a heading.'],
  behaviour: [
    'Its padding grows from 20 to 32 px with the window.',
    'Without padding, art reaches the edges and is clipped by the corners.',
    'Long text and words of forty letters break inside it.',
  ],
  accessibility: {
    role: 'None; a region if it is a named section.',
    name: 'Its heading, by labelledBy.',
    keys: 'It takes no focus: a panel is not pressed.',
    notes: [
      'Name few regions: each is a stop for people who walk a page by landmarks.',
      'In forced colours it keeps its edge.',
    ],
  },
};
