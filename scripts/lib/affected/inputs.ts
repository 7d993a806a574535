// What steps depend on beside the modules of their tests.
import type { Pattern } from './follow.ts';

/** How things are built, installed and run at all: a change here runs everything. */
export const everything: readonly Pattern[] = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
  'scripts/test.ts',
  'scripts/setup.mjs',
  'scripts/lib/affected/',
  'scripts/lib/command.ts',
  'scripts/lib/steps.ts',
  'scripts/lib/testCounts.ts',
];

/** What no test looks at; the checks of format and lint read some of it. */
export const nothing: readonly Pattern[] = [
  '.ci/',
  '.editorconfig',
  '.env.example',
  '.gitattributes',
  '.github/',
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'LICENSE',
  'chromatic.config.json',
  'docs/',
  'knip.json',
  'scripts/bench/',
  'playwright.soak.config.ts',
  'tests/soak/',
];

/** Every story is drawn by these, beside what `.storybook/preview.tsx` imports. */
export const storyRunInputs: readonly Pattern[] = [
  'vitest.stories.config.ts',
  '.storybook/*.ts',
  '.storybook/public/',
  '.storybook/preview-head.html',
  'review/desk/reads.ts',
  'review/pictures/',
  'review/storyboards/build/',
  'scripts/browser.ts',
  'src/ui/styles/',
];

const SITE: readonly Pattern[] = [
  'index.html',
  'public/',
  'scripts/prerender.ts',
  'scripts/prerender/',
  'scripts/lib/access/',
  'scripts/lib/hostHeaders.ts',
  'scripts/lib/previewServer.ts',
  'scripts/lib/siteHandler.ts',
  'scripts/preview.ts',
];

/** When each step runs that is not narrowed file by file. By the step's name. */
export const stepInputs = {
  storybook: [
    '.storybook/',
    'playwright.storybook.config.ts',
    'review/',
    'scripts/browser.ts',
    'src/ui/styles/',
    'stories/',
    'tests/storybook/',
  ],
  'pictures by change': [
    'review/pictures/',
    'scripts/browser.ts',
    'src/ui/components/Card/',
    'tests/visual-tools/',
    'vitest.stories.config.ts',
  ],
  firefox: [
    ...SITE,
    'machines/session/',
    'playwright.config.ts',
    'playwright.engines.config.ts',
    'scripts/embedded-supabase/',
    'scripts/lib/engines.ts',
    'scripts/test-engines.ts',
    'src/app/*',
    'src/app/layout/',
    'src/services/',
    'src/ui/art/',
    'src/ui/styles/',
    'tests/engines/',
  ],
  budgets: [...SITE, 'machines/', 'scripts/budgets.ts', 'src/'],
} satisfies Record<string, readonly Pattern[]>;
