import type { Guide } from '../../board/guides/guide.ts';
import { GearIcon } from '../../src/ui/art/icons/GearIcon.tsx';
import { GraduationCapIcon } from '../../src/ui/art/icons/GraduationCapIcon.tsx';
import { XIcon } from '../../src/ui/art/icons/XIcon.tsx';
import { IconButton } from '../../src/ui/components/IconButton/IconButton.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';

export function Example() {
  return <IconButton label="Close menu" icon={<XIcon />} onClick={() => undefined} />;
}

export const guide: Guide = {
  purpose: 'Triggers an action with an icon that everybody knows, where space is short.',
  status: 'stable',
  use: [
    'For a cross that closes, and three lines that open a menu.',
    'Secondary, with an edge, among other buttons.',
  ],
  avoid: [
    ['If the icon has to be explained', 'Button'],
    ['To go to another page', ['LinkButton', 'TextLink']],
    ['To switch the theme', 'ThemeToggle'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Target', 'left', '44 px square, more than the sign needs.', 'button'],
      ['Sign', 'right', 'One of src/ui/art/icons, in the colour of the text around it.', 'svg'],
      ['Name', 'bottom', 'Not shown, but read and spoken: “Close menu”.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'use icons that everybody knows.',
      wrong: 'let people guess.',
      good: () => <IconButton label="Close" icon={<XIcon />} />,
      bad: () => (
        <Inline gap="2">
          <IconButton label="Courses" icon={<GraduationCapIcon />} />
          <IconButton label="Settings" icon={<GearIcon />} />
        </Inline>
      ),
    },
  ],
  content: [
    'The name says what happens, and to what: “Close menu”, not “X”.',
    'The same icon has the same name everywhere.',
  ],
  behaviour: [
    'At twice the text size, icon and target grow together.',
    'It has no tooltip: an icon that needs one needs a label.',
  ],
  accessibility: {
    role: 'Button.',
    name: 'Its label, which is required.',
    keys: [
      ['Tab', 'Reaches it.'],
      ['Enter, Space', 'Presses it.'],
    ],
    notes: [
      'A target of 44 by 44 px (WCAG 2.5.5); the icon has a contrast of at least 3 to 1.',
      'People who speak to their computer say its name: keep it short and plain.',
    ],
  },
};
