import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'The bar at the top of every page: home, the main links, the theme and the account.',
  use: ['Once, in the shell.'],
  avoid: [
    ['For links of one page', 'TextLink'],
    ['For where a page lies', 'Breadcrumb'],
    ['For everything else of the site', 'SiteFooter'],
  ],
  behaviour: [
    'It stays at the top while the page scrolls, where the window is high enough.',
    'From 1152 px the links are side by side; below that they are behind “Menu”.',
    'Signed out, its one button leads to signing in; signed in, the avatar opens the account menu.',
    'Before the script has arrived, and without one, every link works.',
  ],
  accessibility: [
    'A banner with a navigation named “Main”, or “Menu” on narrow windows.',
    'It never covers what has the focus (WCAG 2.4.12).',
    'Roles differ by one link: admins have “Admin”.',
  ],
};
