// The first picture of every screen: accepted ones, so that they are what the screens look like.
import homeLight from '../../tests/visual/accepted/screens-home/whole-page/light-1280.webp';
import homeDark from '../../tests/visual/accepted/screens-home/whole-page/dark-1280.webp';
import programsLight from '../../tests/visual/accepted/screens-programs/four-programs/light-1280.webp';
import programsDark from '../../tests/visual/accepted/screens-programs/four-programs/dark-1280.webp';
import curriculumLight from '../../tests/visual/accepted/screens-curriculum/whole-page/light-1280.webp';
import curriculumDark from '../../tests/visual/accepted/screens-curriculum/whole-page/dark-1280.webp';
import curriculumBandLight from '../../tests/visual/accepted/screens-curriculum-band/grades-9-to-10/light-1280.webp';
import curriculumBandDark from '../../tests/visual/accepted/screens-curriculum-band/grades-9-to-10/dark-1280.webp';
import coursesLight from '../../tests/visual/accepted/screens-courses/all-courses/light-1280.webp';
import coursesDark from '../../tests/visual/accepted/screens-courses/all-courses/dark-1280.webp';
import eventsLight from '../../tests/visual/accepted/screens-events/events-ahead/light-1280.webp';
import eventsDark from '../../tests/visual/accepted/screens-events/events-ahead/dark-1280.webp';
import volunteerLight from '../../tests/visual/accepted/screens-volunteer/four-roles/light-1280.webp';
import volunteerDark from '../../tests/visual/accepted/screens-volunteer/four-roles/dark-1280.webp';
import blogLight from '../../tests/visual/accepted/screens-blog/newest-posts/light-1280.webp';
import blogDark from '../../tests/visual/accepted/screens-blog/newest-posts/dark-1280.webp';
import contactLight from '../../tests/visual/accepted/screens-contact/empty-form/light-1280.webp';
import contactDark from '../../tests/visual/accepted/screens-contact/empty-form/dark-1280.webp';
import aboutLight from '../../tests/visual/accepted/screens-about/whole-page/light-1280.webp';
import aboutDark from '../../tests/visual/accepted/screens-about/whole-page/dark-1280.webp';
import audienceLight from '../../tests/visual/accepted/screens-audience/students/light-1280.webp';
import audienceDark from '../../tests/visual/accepted/screens-audience/students/dark-1280.webp';
import donateLight from '../../tests/visual/accepted/screens-donate/fifty-dollars/light-1280.webp';
import donateDark from '../../tests/visual/accepted/screens-donate/fifty-dollars/dark-1280.webp';
import signInLight from '../../tests/visual/accepted/screens-sign-in/empty-form/light-1280.webp';
import signInDark from '../../tests/visual/accepted/screens-sign-in/empty-form/dark-1280.webp';
import signUpLight from '../../tests/visual/accepted/screens-sign-up/empty-form/light-1280.webp';
import signUpDark from '../../tests/visual/accepted/screens-sign-up/empty-form/dark-1280.webp';
import dashboardLight from '../../tests/visual/accepted/screens-dashboard/student/light-1280.webp';
import dashboardDark from '../../tests/visual/accepted/screens-dashboard/student/dark-1280.webp';
import sessionLight from '../../tests/visual/accepted/screens-session/asked-before-switching/light-1280.webp';
import sessionDark from '../../tests/visual/accepted/screens-session/asked-before-switching/dark-1280.webp';
import legalLight from '../../tests/visual/accepted/screens-legal/privacy-policy/light-1280.webp';
import legalDark from '../../tests/visual/accepted/screens-legal/privacy-policy/dark-1280.webp';
import notFoundLight from '../../tests/visual/accepted/screens-not-found/page-not-found/light-1280.webp';
import notFoundDark from '../../tests/visual/accepted/screens-not-found/page-not-found/dark-1280.webp';

export interface WallPicture {
  /** As in the sidebar. */
  name: string;
  story: string;
  /** Addresses of the picture in each theme. */
  light: string;
  dark: string;
}

export const wallPictures: readonly WallPicture[] = [
  { name: 'Home', story: 'screens-home--whole-page', light: homeLight, dark: homeDark },
  {
    name: 'Programs',
    story: 'screens-programs--four-programs',
    light: programsLight,
    dark: programsDark,
  },
  {
    name: 'Curriculum',
    story: 'screens-curriculum--whole-page',
    light: curriculumLight,
    dark: curriculumDark,
  },
  {
    name: 'Curriculum band',
    story: 'screens-curriculum-band--grades-9-to-10',
    light: curriculumBandLight,
    dark: curriculumBandDark,
  },
  {
    name: 'Courses',
    story: 'screens-courses--all-courses',
    light: coursesLight,
    dark: coursesDark,
  },
  { name: 'Events', story: 'screens-events--events-ahead', light: eventsLight, dark: eventsDark },
  {
    name: 'Volunteer',
    story: 'screens-volunteer--four-roles',
    light: volunteerLight,
    dark: volunteerDark,
  },
  { name: 'Blog', story: 'screens-blog--newest-posts', light: blogLight, dark: blogDark },
  { name: 'Contact', story: 'screens-contact--empty-form', light: contactLight, dark: contactDark },
  { name: 'About', story: 'screens-about--whole-page', light: aboutLight, dark: aboutDark },
  {
    name: 'Audience',
    story: 'screens-audience--students',
    light: audienceLight,
    dark: audienceDark,
  },
  { name: 'Donate', story: 'screens-donate--fifty-dollars', light: donateLight, dark: donateDark },
  { name: 'Sign in', story: 'screens-sign-in--empty-form', light: signInLight, dark: signInDark },
  { name: 'Sign up', story: 'screens-sign-up--empty-form', light: signUpLight, dark: signUpDark },
  {
    name: 'Dashboard',
    story: 'screens-dashboard--student',
    light: dashboardLight,
    dark: dashboardDark,
  },
  {
    name: 'Session',
    story: 'screens-session--asked-before-switching',
    light: sessionLight,
    dark: sessionDark,
  },
  { name: 'Legal', story: 'screens-legal--privacy-policy', light: legalLight, dark: legalDark },
  {
    name: 'Not found',
    story: 'screens-not-found--page-not-found',
    light: notFoundLight,
    dark: notFoundDark,
  },
];
