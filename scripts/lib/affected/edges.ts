// What is used without an import that can be seen, and imports that say more than is so. A line that is
// missing here leaves a test out under `npm test -- --changed`; tests/unit/scripts/affected looks after them.
import type { Edge } from './follow.ts';

/** Globs of the bundler, and modules that are found in folders while something runs. */
export const loadedModules: readonly Edge[] = [
  { from: 'review/statecharts/machines.ts', to: ['machines/*/*.machine.ts'] },
  { from: 'review/coverage/statesFiles.ts', to: ['machines/*/*.machine.ts'] },
  { from: 'review/walks/models.ts', to: ['review/walks/models/'] },
  { from: 'review/storyboards/subject.ts', to: ['review/storyboards/questions/'] },
  { from: 'stories/storyboards/export/exports.ts', to: ['src/ui/styles/fonts/'] },
  { from: 'stories/review/*.stories.tsx', to: ['review/desk/build/'] },
  { from: 'stories/art/Icons.stories.tsx', to: ['src/ui/art/icons/'] },
  {
    from: 'tests/review/guides.test.tsx',
    to: ['stories/components/*.guide.tsx', 'stories/patterns/*.guide.tsx'],
  },
  { from: 'tests/unit/content/pages.test.ts', to: ['src/content/'] },
  { from: 'tests/unit/art/svg/drawings.test.tsx', to: ['src/ui/art/icons/'] },
  { from: 'tests/database/data-file.test.ts', to: ['tests/database/data-file.child.ts'] },
];

const TEXTS = [
  '.storybook/',
  'machines/',
  'mocks/',
  'review/',
  'scripts/',
  'src/',
  'stories/',
  'supabase/',
  'tests/',
];

/**
 * Files that are read as they are written: they count when they differ themselves, not when something
 * that they import does. A test that opens nothing of the project has an empty list.
 */
export const readFiles: readonly Edge[] = [
  { from: 'stories/review/fixtures/pictures.ts', to: ['stories/review/fixtures/'] },
  { from: 'stories/start/StartHere.stories.tsx', to: ['stories/**/*.stories.tsx'] },
  { from: 'review/coverage/statesFiles.ts', to: ['stories/**/*.stories.tsx', 'review/coverage/'] },
  { from: 'review/desk/build/looks.ts', to: ['review/desk/difference/'] },
  { from: 'review/desk/build/reads.ts', to: ['tests/visual/reads/'] },
  {
    from: 'review/desk/build/stories.ts',
    to: ['stories/**/*.stories.tsx', 'review/coverage/stateStories.json'],
  },
  { from: 'review/pictures/manifest.ts', to: ['tests/visual/'] },
  { from: 'scripts/take-home/shapes.ts', to: ['scripts/take-home/figures.json'] },
  { from: 'tests/review/ask/ask.test.ts', to: [] },
  { from: 'tests/review/desk/authors.test.ts', to: [] },
  { from: 'tests/review/desk/board.test.ts', to: [] },
  { from: 'tests/review/desk/verdicts.test.ts', to: [] },
  {
    from: 'tests/review/guides.test.tsx',
    to: ['stories/components/*.stories.tsx', 'stories/patterns/*.stories.tsx'],
  },
  { from: 'tests/review/pictures/pictureRun.test.ts', to: [] },
  { from: 'tests/review/storyNames.test.ts', to: ['stories/**/*.stories.tsx'] },
  { from: 'tests/review/storyboards.test.ts', to: [] },
  { from: 'tests/unit/access/previewServer.test.ts', to: [] },
  { from: 'tests/unit/app/boot.test.ts', to: ['src/app/boot.js'] },
  { from: 'tests/unit/art/drawings.test.tsx', to: ['public/favicon.svg'] },
  { from: 'tests/unit/boundaries.test.ts', to: ['.dependency-cruiser.mjs'] },
  {
    from: 'tests/unit/docs.test.ts',
    // What documents name has to be there, and what the code cites.
    to: ['*.md', 'docs/', '.github/', 'public/', ...TEXTS],
  },
  {
    from: 'tests/unit/content/storedOnDevice.test.ts',
    to: ['src/**/*.ts', 'src/**/*.tsx', 'src/app/boot.js'],
  },
  { from: 'tests/unit/embedded/config.test.ts', to: [] },
  { from: 'tests/unit/embedded/data-file.test.ts', to: [] },
  { from: 'tests/unit/embedded/data-lock.test.ts', to: [] },
  { from: 'tests/unit/embedded/files.test.ts', to: [] },
  { from: 'tests/unit/embedded/mail.test.ts', to: [] },
  { from: 'tests/unit/embedded/migrations.test.ts', to: [] },
  { from: 'tests/unit/engines/find.test.ts', to: [] },
  { from: 'tests/unit/headers.test.ts', to: ['public/'] },
  { from: 'tests/unit/mocks.test.ts', to: ['.storybook/public/'] },
  { from: 'tests/unit/scripts/affected/differs.test.ts', to: [] },
  { from: 'tests/unit/scripts/affected/project.test.ts', to: ['tests/', 'stories/', 'src/'] },
  { from: 'tests/unit/scripts/siteHandler.test.ts', to: [] },
  { from: 'tests/unit/scripts/sitemap.test.ts', to: [] },
  { from: 'tests/unit/setup.test.ts', to: ['scripts/setup.mjs', '.npmrc'] },
  { from: 'tests/unit/ui/fonts.test.ts', to: ['src/ui/styles/fonts/'] },
  { from: 'tests/unit/ui/literals.test.ts', to: ['src/**/*.css.ts'] },
  { from: 'tests/unit/workflows.test.ts', to: ['.github/workflows/'] },
  // Starts servers as they are started by hand.
  {
    from: 'tests/database/servers.test.ts',
    to: ['.storybook/*.ts', 'review/desk/build/', 'scripts/lib/', 'scripts/start.ts'],
  },
  { from: 'tests/database/*.test.ts', to: ['supabase/', 'scripts/embedded-supabase/'] },
];

/**
 * Imports that reach every story and that most make nothing of. What a story really runs or opens is said
 * below and in review/coverage/chartStories.json instead.
 */
export const cutForStories: readonly Edge[] = [
  // The page-wide statecharts are there around every story.
  { from: 'review/pinning/storyActors.ts', to: ['machines/'] },
  { from: 'src/app/pageActors.ts', to: ['machines/'] },
  // The panel beside a story: no test draws it.
  { from: '.storybook/statechart-panel/content.ts', to: ['review/'] },
  { from: 'review/statecharts/words.ts', to: ['machines/*/*.words.ts'] },
  // All statecharts at once, of which each storyboard takes one.
  { from: 'review/statecharts/machines.ts', to: ['machines/'] },
  { from: 'review/walks/models.ts', to: ['review/walks/models/'] },
  { from: 'review/storyboards/subject.ts', to: ['review/storyboards/questions/'] },
  // All screens at once, of which each opens few.
  { from: 'src/app/routes.tsx', to: ['src/app/routes/'] },
  { from: 'stories/storyboards/live/screens.tsx', to: ['src/'] },
];

const route = (name: string): string => `src/app/routes/${name}Route.tsx`;
const accounts = ['SignIn', 'SignUp', 'Dashboard', 'Home'].map(route);

/** The screens that a story of the whole site opens on its way: one line for each that draws the site. */
export const openedScreens: readonly Edge[] = [
  { from: 'stories/faults/Forms.stories.tsx', to: accounts },
  { from: 'stories/faults/Links.stories.tsx', to: accounts },
  {
    from: 'stories/faults/LostFiles.stories.tsx',
    to: ['About', 'Dashboard', 'Home', 'SignIn'].map(route),
  },
  { from: 'stories/faults/Profile.stories.tsx', to: accounts },
  { from: 'stories/faults/Recovery.stories.tsx', to: accounts },
  { from: 'stories/faults/Session.stories.tsx', to: accounts },
  { from: 'stories/faults/SigningOut.stories.tsx', to: accounts },
  { from: 'stories/flows/SignIn.stories.tsx', to: accounts },
  { from: 'stories/flows/SignUp.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/Session.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/SignIn.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/SignUp.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/walks/Contact.stories.tsx', to: [route('Contact')] },
  { from: 'stories/flows/generated/walks/CourseFilter.stories.tsx', to: [route('Courses')] },
  { from: 'stories/flows/generated/walks/Disclosure.stories.tsx', to: [route('NotFound')] },
  { from: 'stories/flows/generated/walks/Donate.stories.tsx', to: [route('Donate')] },
  { from: 'stories/flows/generated/walks/Session.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/walks/SignIn.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/walks/SignUp.stories.tsx', to: accounts },
  { from: 'stories/flows/generated/walks/Theme.stories.tsx', to: [route('NotFound')] },
  {
    from: 'stories/flows/generated/walks/Toasts.stories.tsx',
    to: ['Donate', 'Courses'].map(route),
  },
  { from: 'stories/patterns/HeaderMenus.stories.tsx', to: [route('NotFound')] },
  { from: 'stories/patterns/Theme.stories.tsx', to: [route('NotFound')] },
  { from: 'stories/screens/Session.stories.tsx', to: accounts },
  { from: 'stories/storyboards/Contact.stories.tsx', to: ['src/features/contact/'] },
  { from: 'stories/storyboards/CourseFilter.stories.tsx', to: [route('Courses')] },
  { from: 'stories/storyboards/Disclosure.stories.tsx', to: ['src/app/App.tsx'] },
  { from: 'stories/storyboards/Donate.stories.tsx', to: ['src/features/donate/'] },
  { from: 'stories/storyboards/Session.stories.tsx', to: ['src/app/App.tsx', ...accounts] },
  { from: 'stories/storyboards/SignIn.stories.tsx', to: ['src/features/auth/SignIn.tsx'] },
  { from: 'stories/storyboards/SignUp.stories.tsx', to: ['src/features/auth/SignUp.tsx'] },
  { from: 'stories/storyboards/Theme.stories.tsx', to: ['src/app/App.tsx'] },
  { from: 'stories/storyboards/Toasts.stories.tsx', to: ['src/app/App.tsx', route('Home')] },
];

/** What each storyboard takes of that which is loaded for all: its own statechart. */
export const storyboardOf = (file: string): Edge => {
  const [, first = '', rest = ''] = /([A-Z])(\w*)[.]stories[.]tsx$/.exec(file) ?? [];
  const id = first.toLowerCase() + rest;
  return {
    from: file,
    to: [
      `machines/${id}/`,
      `review/walks/models/${id}.ts`,
      `review/storyboards/questions/${id}.ts`,
    ],
  };
};

/** Start here lists every statechart. */
export const listedCharts: Edge = {
  from: 'stories/start/StartHere.stories.tsx',
  to: ['machines/'],
};
