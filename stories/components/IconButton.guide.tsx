import type { Guide } from '../../board/guides/guide.ts';
import { GraduationCapIcon } from '../../src/ui/art/icons/GraduationCapIcon.tsx';
import { XIcon } from '../../src/ui/art/icons/XIcon.tsx';
import { IconButton } from '../../src/ui/components/IconButton/IconButton.tsx';

export const guide: Guide = {
  purpose: 'Triggers an action with an icon that everybody knows, where space is short.',
  use: [
    'For a cross that closes, and three lines that open a menu.',
    'Secondary, with an edge, among other buttons.',
  ],
  avoid: [
    ['If the icon has to be explained', 'Button'],
    ['To go to another page', ['LinkButton', 'TextLink']],
    ['To switch the theme', 'ThemeToggle'],
  ],
  pairs: [
    {
      right: 'use icons that everybody knows.',
      wrong: 'let people guess.',
      good: <IconButton label="Close" icon={<XIcon />} />,
      bad: <IconButton label="Courses" icon={<GraduationCapIcon />} />,
    },
  ],
  content: ['The name is the action and its object, the same everywhere: “Close menu”, not “X”.'],
  behaviour: ['It has no tooltip: an icon that needs one needs a label.'],
  accessibility: [
    'A button, named by its label. The target is 44 px square (WCAG 2.5.5).',
    'People who speak to their computer say its name: keep it short and plain.',
  ],
};
