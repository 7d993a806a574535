import type { Guide } from '../../board/guides/guide.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';

export const guide: Guide = {
  purpose: 'Places elements side by side with an even gap, and wraps them when they do not fit.',
  use: ['For buttons that belong together.', 'For badges, or an icon and its label.'],
  avoid: [
    ['One under another', 'Stack'],
    ['In columns that line up', 'Grid'],
    ['For figures under figures', 'Table'],
  ],
  pairs: [
    {
      right: 'put the main action first.',
      wrong: 'push related elements to opposite ends.',
      good: (
        <Inline>
          <Button>Save password</Button>
          <Button variant="quiet">Not now</Button>
        </Inline>
      ),
      bad: (
        <Inline justify="space-between">
          <Button>Save password</Button>
          <Button variant="quiet">Not now</Button>
        </Inline>
      ),
    },
  ],
  behaviour: ['As a list, its children are items without bullets.'],
  accessibility: ['The first button in the code is the first Tab stop.'],
};
