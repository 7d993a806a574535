import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Turns the dark theme on and off.',
  use: ['Once, in the header.'],
  avoid: [
    ['For other settings that are on or off', { words: 'a check box with a label' }],
    ['For more than two themes', 'RadioCards'],
    ['For an action', 'IconButton'],
  ],
  behaviour: [
    'The icon shows the theme after a press: a moon while it is light, a sun while it is dark.',
    'The choice is kept in this browser; other tabs follow (docs/product.md P6.1).',
    'A press before the script has arrived is kept.',
  ],
  accessibility: ['A toggle button, always named “Dark theme”, pressed while it is dark.'],
};
