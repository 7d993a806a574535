/** A screen of the wall: its first story, whose accepted picture represents it. */
export interface WallScreen {
  /** As in the sidebar. */
  name: string;
  story: string;
}

export const wallScreens: readonly WallScreen[] = [
  { name: 'Home', story: 'screens-home--whole-page' },
  { name: 'Programs', story: 'screens-programs--four-programs' },
  { name: 'Curriculum', story: 'screens-curriculum--whole-page' },
  { name: 'Curriculum band', story: 'screens-curriculum-band--grades-9-to-10' },
  { name: 'Courses', story: 'screens-courses--all-courses' },
  { name: 'Events', story: 'screens-events--events-ahead' },
  { name: 'Volunteer', story: 'screens-volunteer--four-roles' },
  { name: 'Blog', story: 'screens-blog--newest-posts' },
  { name: 'Contact', story: 'screens-contact--empty-form' },
  { name: 'About', story: 'screens-about--whole-page' },
  { name: 'Audience', story: 'screens-audience--students' },
  { name: 'Donate', story: 'screens-donate--fifty-dollars' },
  { name: 'Sign in', story: 'screens-sign-in--empty-form' },
  { name: 'Sign up', story: 'screens-sign-up--empty-form' },
  { name: 'Dashboard', story: 'screens-dashboard--student' },
  { name: 'Session', story: 'screens-session--asked-before-switching' },
  { name: 'Legal', story: 'screens-legal--privacy-policy' },
  { name: 'Not found', story: 'screens-not-found--page-not-found' },
];
