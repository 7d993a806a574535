import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Names the signed-in person and contains their actions, such as logging out.',
  use: ['Once, in the header, for people who are signed in.'],
  avoid: [
    ['For pages of a subject', 'DisclosureMenu'],
    ['For people who are not signed in', 'LinkButton'],
    ['On narrow windows, for the site’s links', 'MobileMenu'],
  ],
  behaviour: [
    'Closed, it is the person’s avatar. Without a name it shows “U”, and the email address in the menu.',
    'It closes on a choice, on Escape, on a press elsewhere and when the focus leaves it.',
  ],
  keys: [
    ['Tab', 'Goes through the links and buttons; past the last or the first it closes.'],
    ['Escape', 'Closes it and returns the focus, also if the pointer opened it.'],
  ],
  accessibility: [
    'A button that opens a list of links and buttons: a disclosure, not an ARIA menu.',
    'Named “Account of” and the name, or the address.',
    'Its behaviour is Ariakit’s, 18 KB: only signed-in people download it.',
  ],
};
