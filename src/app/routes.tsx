import { lazyScreen, type LazyScreen } from './lazyScreen.tsx';
import type { PageName } from '../domain/paths.ts';

/** Each screen is a chunk of its own. */
export const screens: Record<PageName, LazyScreen> = {
  home: lazyScreen(() => import('./routes/HomeRoute.tsx')),
  about: lazyScreen(() => import('./routes/AboutRoute.tsx')),
  programs: lazyScreen(() => import('./routes/ProgramsRoute.tsx')),
  curriculum: lazyScreen(() => import('./routes/CurriculumRoute.tsx')),
  curriculumBand: lazyScreen(() => import('./routes/CurriculumBandRoute.tsx')),
  audience: lazyScreen(() => import('./routes/AudienceRoute.tsx')),
  courses: lazyScreen(() => import('./routes/CoursesRoute.tsx')),
  events: lazyScreen(() => import('./routes/EventsRoute.tsx')),
  donate: lazyScreen(() => import('./routes/DonateRoute.tsx')),
  volunteer: lazyScreen(() => import('./routes/VolunteerRoute.tsx')),
  blog: lazyScreen(() => import('./routes/BlogRoute.tsx')),
  contact: lazyScreen(() => import('./routes/ContactRoute.tsx')),
  privacy: lazyScreen(() => import('./routes/PrivacyRoute.tsx')),
  terms: lazyScreen(() => import('./routes/TermsRoute.tsx')),
  signIn: lazyScreen(() => import('./routes/SignInRoute.tsx')),
  signUp: lazyScreen(() => import('./routes/SignUpRoute.tsx')),
  dashboard: lazyScreen(() => import('./routes/DashboardRoute.tsx')),
};

export const notFoundScreen = lazyScreen(() => import('./routes/NotFoundRoute.tsx'));
