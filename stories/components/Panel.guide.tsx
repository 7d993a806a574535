import type { Guide } from '../../board/guides/guide.ts';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export const guide: Guide = {
  purpose: 'Groups one form, list or tool on a sheet of its own.',
  use: [
    'For one thing to work with: a form, a dashboard’s list.',
    'In a guide’s tone where it saves, grows or protects; in a band’s wash where it is about that band.',
  ],
  avoid: [
    ['Around every paragraph', 'Stack'],
    ['Inside another panel', { words: 'a hairline' }],
    ['For a thing in a list', 'Card'],
    ['For something to know', 'Notice'],
  ],
  pairs: [
    {
      right: 'write in ink on a tint.',
      wrong: 'mute text there: it falls below 7 to 1.',
      good: (
        <Panel tone="captain">
          <Text>Saving, week by week.</Text>
        </Panel>
      ),
      bad: (
        <Panel tone="captain">
          <Text tone="muted">Saving, week by week.</Text>
        </Panel>
      ),
    },
  ],
  content: ['Its content begins with a heading.'],
  behaviour: ['Without padding, art reaches the edges and is clipped by the corners.'],
  accessibility: [
    'As a section, a region named by its heading (labelledBy). Name few: each is a landmark.',
  ],
};
