// `npm run mutate [-- --mutate 'src/domain/**/*.ts']`: changes the code place by place and tells which
// changes no test notices. What no test can notice is said where the line stands (`// Stryker disable`).
import { constants, getPriority, setPriority } from 'node:os';

// It takes an hour; other work on the machine goes first, unless a priority was chosen already.
if (getPriority() === constants.priority.PRIORITY_NORMAL) {
  setPriority(constants.priority.PRIORITY_LOW);
}

export default {
  mutate: [
    'machines/**/*.ts',
    '!machines/**/*.{types,words}.ts',
    'src/{domain,services,features}/**/*.{ts,tsx}',
    'mocks/**/*.ts',
    'scripts/lib/access/**/*.ts',
    'packages/embedded-supabase/src/**/*.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // A folder's score: the command fails under it.
  thresholds: { high: 98, low: 95, break: 95 },
  // More than there are cores: many changes leave a test waiting for what never comes.
  concurrency: 4,
  incremental: true,
  incrementalFile: '.cache/mutate/incremental.json',
  tempDirName: '.cache/mutate/sandboxes',
  // None: StrykerJS rewrites the one it finds by a part of TypeScript that version 7 has no more.
  tsconfigFile: '.cache/mutate/none.json',
  disableTypeChecks: false,
  // A copy of the project is made for every run.
  ignorePatterns: [
    '/dist',
    '/storybook-static',
    '/docs',
    '/tests/visual',
    '/.cache',
    '/test-results',
  ],
  // A machine at work on other things must not turn slow into "noticed".
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
