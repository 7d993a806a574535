import type { Guide } from '../../board/guides/guide.ts';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';

export function Example() {
  return (
    <Inline>
      <Button>Save password</Button>
      <Button variant="quiet">Not now</Button>
    </Inline>
  );
}

export const guide: Guide = {
  purpose: 'Places elements side by side with an even gap, and wraps them when they do not fit.',
  status: 'stable',
  use: ['For buttons that belong together.', 'For badges, or an icon and its label.'],
  avoid: [
    ['One under another', 'Stack'],
    ['In columns that line up', 'Grid'],
    ['For figures under figures', 'Table'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Child', 'left', 'As wide as its content.', 'button:first-child'],
      [
        'Gap',
        'top',
        'A step of the space scale; 12 px by default, also between lines.',
        'button:last-child',
      ],
    ],
  },
  pairs: [
    {
      right: 'put the main action first.',
      wrong: 'push related elements to opposite ends.',
      good: () => <Example />,
      bad: () => (
        <Inline justify="space-between">
          <Button>Save password</Button>
          <Button variant="quiet">Not now</Button>
        </Inline>
      ),
    },
    {
      right: 'let it wrap.',
      wrong: 'build columns from it: they line up by accident.',
      good: () => (
        <Inline gap="2">
          <Badge>Beginner</Badge>
          <Badge>Business</Badge>
          <Badge>8 weeks</Badge>
        </Inline>
      ),
      bad: () => (
        <div>
          <Inline>
            <Text>Weeks</Text>
            <Text>6</Text>
          </Inline>
          <Inline>
            <Text>Places left</Text>
            <Text>15</Text>
          </Inline>
        </div>
      ),
    },
  ],
  content: ['It has no text of its own.'],
  behaviour: [
    'Elements that do not fit wrap to the next line, with the same gap.',
    'A word of forty letters takes a line of its own and breaks in it.',
    'As a list, its children are items without bullets.',
  ],
  accessibility: {
    role: 'None, or a list.',
    name: 'None.',
    keys: 'It takes no focus.',
    notes: [
      'Reading and focus order are the order in the code: the first button is the first stop.',
    ],
  },
};
