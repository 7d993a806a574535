// The accepted pictures of the wall's screens.

const files = import.meta.glob<string>(
  [
    '/tests/visual/accepted/screens-home/whole-page/*-1280.webp',
    '/tests/visual/accepted/screens-programs/four-programs/*-1280.webp',
    '/tests/visual/accepted/screens-curriculum/whole-page/*-1280.webp',
    '/tests/visual/accepted/screens-curriculum-band/grades-9-to-10/*-1280.webp',
    '/tests/visual/accepted/screens-courses/all-courses/*-1280.webp',
    '/tests/visual/accepted/screens-events/events-ahead/*-1280.webp',
    '/tests/visual/accepted/screens-volunteer/four-roles/*-1280.webp',
    '/tests/visual/accepted/screens-blog/newest-posts/*-1280.webp',
    '/tests/visual/accepted/screens-contact/empty-form/*-1280.webp',
    '/tests/visual/accepted/screens-about/whole-page/*-1280.webp',
    '/tests/visual/accepted/screens-audience/students/*-1280.webp',
    '/tests/visual/accepted/screens-donate/fifty-dollars/*-1280.webp',
    '/tests/visual/accepted/screens-sign-in/empty-form/*-1280.webp',
    '/tests/visual/accepted/screens-sign-up/empty-form/*-1280.webp',
    '/tests/visual/accepted/screens-dashboard/student/*-1280.webp',
    '/tests/visual/accepted/screens-session/asked-before-switching/*-1280.webp',
    '/tests/visual/accepted/screens-legal/privacy-policy/*-1280.webp',
    '/tests/visual/accepted/screens-not-found/page-not-found/*-1280.webp',
  ],
  { eager: true, query: '?url', import: 'default' },
);

/** Returns the URL of a screen's desktop picture; undefined if none is accepted. */
export const wallPicture = (story: string, theme: 'light' | 'dark'): string | undefined =>
  files[`/tests/visual/accepted/${story.replace('--', '/')}/${theme}-1280.webp`];
