import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'The bar at the top of every page: the home link, the main links, the theme and the account.',
  status: 'stable',
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
  accessibility: {
    role: 'The page’s header, with a navigation in it.',
    name: '“Main”, or “Menu” on narrow windows.',
    keys: [
      ['Tab', 'After the skip link: home, the links, the theme, the account.'],
      ['Enter', 'Opens the link, or the menu.'],
      ['Escape', 'Closes an open menu and returns the focus.'],
    ],
    notes: [
      'The current page is marked with aria-current.',
      'It never covers what has the focus (WCAG 2.4.12).',
      'What a role may see differs by one link: admins have “Admin”.',
    ],
  },
};
