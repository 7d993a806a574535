import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { MoonIcon } from '../../src/ui/art/icons/MoonIcon.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { ThemeToggle } from '../../src/ui/components/ThemeToggle/ThemeToggle.tsx';

export function Example() {
  const [isDark, setDark] = useState(false);
  return <ThemeToggle pressed={isDark} onToggle={() => setDark(!isDark)} />;
}

export const guide: Guide = {
  purpose: 'Turns the dark theme on and off.',
  status: 'stable',
  use: ['Once, in the header.'],
  avoid: [
    ['For other settings that are on or off', { words: 'a check box with a label' }],
    ['For more than two themes', 'RadioCards'],
    ['For an action', 'IconButton'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Target', 'left', '44 px square.', 'button'],
      [
        'Sign',
        'right',
        'A moon while it is light, a sun while it is dark: the theme after a press.',
        'button',
      ],
      ['Name', 'bottom', 'Not shown, but read: “Dark theme”, pressed or not.', 'button'],
    ],
  },
  pairs: [
    {
      right: 'have it once, where it is on every page.',
      wrong: 'repeat it as a button in a page.',
      good: () => <Example />,
      bad: () => (
        <Button variant="secondary" icon={<MoonIcon />}>
          Switch to dark mode
        </Button>
      ),
    },
  ],
  content: ['Its name never changes: the pressed state says which theme is on.'],
  behaviour: [
    'The choice is kept in this browser; other tabs follow (docs/product.md P6.1).',
    'The theme is set before the first paint: nothing flashes.',
    'A press before the script has arrived is kept.',
  ],
  accessibility: {
    role: 'Toggle button.',
    name: '“Dark theme”.',
    keys: [
      ['Tab', 'Reaches it.'],
      ['Enter, Space', 'Turns the dark theme on or off.'],
    ],
    notes: [
      'aria-pressed is true while it is dark.',
      'Both themes meet the same contrast: 7 to 1 for text.',
    ],
  },
};
