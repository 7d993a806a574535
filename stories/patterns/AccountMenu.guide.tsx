import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'Names the signed-in person and contains their actions: the dashboard, the admin panel, logging out.',
  status: 'stable',
  use: ['Once, in the header, for people who are signed in.'],
  avoid: [
    ['For pages of a subject', 'DisclosureMenu'],
    ['For people who are not signed in', 'LinkButton'],
    ['On narrow windows, for the site’s links', 'MobileMenu'],
  ],
  behaviour: [
    'Closed, it is the person’s avatar: the first letters of the name, “U” without one.',
    'Without a name, the menu and the button’s label have the email address.',
    'It closes on a choice, on Escape, on a press elsewhere and when the focus leaves it.',
    'A long name and address wrap inside the menu.',
  ],
  accessibility: {
    role: 'A button that opens a list of links and buttons. A disclosure, not an ARIA menu.',
    name: '“Account of” and the name, or the address.',
    keys: [
      ['Enter, Space', 'Opens it, or closes it.'],
      [
        'Tab',
        'Goes through the links and buttons; past the last one, or back past the avatar button, it closes.',
      ],
      [
        'Escape',
        'Closes it and returns the focus to the avatar button, also if the pointer opened it.',
      ],
    ],
    notes: [
      'aria-expanded says whether it is open.',
      'A press elsewhere leaves the focus there.',
      'Behaviour by Ariakit, 18 KB: only signed-in people download it.',
      'The avatar is decoration: the button’s label names the account.',
    ],
  },
};
