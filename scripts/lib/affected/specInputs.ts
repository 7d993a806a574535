// Which parts of the product each end-to-end spec walks through.
import type { Pattern } from './follow.ts';

/** Every page stands on these: the build, the shell's start, the server of the tests. */
export const everySpec: readonly Pattern[] = [
  'index.html',
  'playwright.config.ts',
  'scripts/browser.ts',
  'scripts/lib/hostHeaders.ts',
  'scripts/lib/siteHandler.ts',
  'scripts/prerender.ts',
  'scripts/prerender/',
  'scripts/preview.ts',
  'src/app/*',
  'src/app/layout/',
  'src/features/*',
  'src/ui/styles/',
];

const routes = 'src/app/routes/';
const content = 'src/content/';
const screens = 'src/ui/screens/';
const patterns = 'src/ui/patterns/';
const shell = ['machines/disclosure/', 'src/features/shell/', patterns];
const toasts = ['machines/toasts/', 'src/features/shell/'];
const backend = ['scripts/embedded-supabase/', 'scripts/lib/access/', 'supabase/'];
/** Whoever only signs in on the way is told by signIn.spec.ts when the forms do not work. */
const forms = [
  'machines/form/',
  'machines/signIn/',
  'machines/signUp/',
  'src/features/auth/',
  'src/content/authAnswers.ts',
  'src/content/fieldProblems.ts',
  `${routes}SignInRoute.tsx`,
  `${routes}SignUpRoute.tsx`,
  `${screens}SignInScreen/`,
  `${screens}SignUpScreen/`,
];
const accounts = [
  'machines/session/',
  'src/features/dashboard/',
  'src/features/recovery/',
  'src/services/',
  'src/content/dashboard.ts',
  'src/content/linkQuestion.ts',
  'src/content/messages.ts',
  `${routes}DashboardRoute.tsx`,
  `${screens}AdminDashboard/`,
  `${screens}DashboardFrame/`,
  `${screens}InstructorDashboard/`,
  `${screens}LearnerDashboard/`,
  `${screens}WaitingScreen/`,
  ...backend,
];
const contact = [
  'machines/contact/',
  'machines/form/',
  'src/content/contact.ts',
  'src/content/fieldProblems.ts',
  'src/features/contact/',
  `${routes}ContactRoute.tsx`,
];
const courses = [
  'machines/courseFilter/',
  'src/content/courses.ts',
  'src/features/courses/',
  `${routes}CoursesRoute.tsx`,
];
const donate = [
  'machines/donate/',
  'src/content/donate.ts',
  'src/features/donate/',
  `${routes}DonateRoute.tsx`,
];
/** All that a reader sees, without the components. */
const reading = [routes, content, screens, patterns, 'src/features/'];

/**
 * The folders and files of the product that each spec of tests/e2e walks through, beside `everySpec`.
 * A component alone (`src/ui/components`) runs the specs that read built pages; how it looks and answers
 * is looked at in its stories.
 */
export const specInputs: Readonly<Record<string, readonly Pattern[]>> = {
  accessibility: [...accounts, ...contact, ...shell, ...toasts, screens],
  arrival: [...accounts, ...courses, ...shell, screens],
  backAfterLogOut: [...accounts],
  backForwardCache: [...accounts, 'public/', routes],
  badLinks: [...accounts, ...forms, ...toasts],
  criticalStyles: [...reading, 'src/ui/art/'],
  drawings: ['src/ui/art/', content, screens, patterns],
  early: [...accounts, ...forms],
  everyPage: [...reading],
  faults: [...accounts, ...forms, ...toasts],
  header: [...shell],
  heads: [...reading, 'src/ui/components/Page/', 'src/ui/components/Section/'],
  html: [...reading, '.htmlvalidate.json', 'src/ui/'],
  keyboard: [...shell, ...toasts, patterns, screens],
  links: [
    ...reading,
    'scripts/publications/',
    'scripts/one-pager/',
    'scripts/take-home/',
    'public/',
  ],
  motion: [...toasts, 'src/ui/art/', patterns],
  nginx: ['public/'],
  pages: [
    ...shell,
    content,
    'machines/theme/',
    'src/services/',
    'src/ui/components/ThemeToggle/',
    routes,
    screens,
  ],
  phones: [...accounts, ...forms, ...shell, patterns, screens],
  press: [...accounts, ...shell, ...toasts],
  pressedLook: [...shell],
  print: [
    'src/content/curriculum.ts',
    'src/content/donate.ts',
    'src/content/takeHome/',
    patterns,
    screens,
  ],
  publicPages: [
    ...toasts,
    'scripts/publications/',
    'src/content/',
    'src/features/events/',
    'src/features/programs/',
    routes,
    screens,
  ],
  safe: ['public/', 'scripts/publications/', routes, 'src/services/'],
  session: [...accounts, ...toasts],
  sharedPage: [],
  shell: [
    ...accounts,
    ...shell,
    ...toasts,
    'scripts/one-pager/',
    'scripts/take-home/',
    'src/content/takeHome/',
    'src/features/programs/',
    routes,
  ],
  signIn: [...accounts, ...forms, ...toasts],
  speculation: [...accounts, 'public/'],
  structuredData: ['src/app/structuredData/', content],
  sturdy: [...accounts, ...toasts, patterns],
  support: [],
  tabs: [...accounts],
};

/**
 * Specs of which each test says by a tag which of these pages it opens: a change that only such a page
 * knows runs only those. A test that opens one and does not say so fails (tests/e2e/support.ts).
 */
export const taggedSpecs: readonly string[] = [
  'keyboard',
  'press',
  'pressedLook',
  'publicPages',
  'sturdy',
];

/** What a page alone walks through, by its tag. */
export const tagInputs: Readonly<Record<string, readonly Pattern[]>> = {
  '@/contact': contact,
  '@/courses': courses,
  '@/donate': donate,
  '@/signin': forms,
  '@/signup': forms,
};
