// `npm run mutate [-- --mutate 'src/domain/**/*.ts']`: mutates the code and reports surviving mutants. A
// `// Stryker disable` comment explains each equivalent mutant. In machines/ two kinds survive without
// one: what `setup()` has instead of services, because it is evaluated once, and toasts counted downwards.
import { constants, getPriority, setPriority } from 'node:os';

// It takes an hour, so it runs at low priority unless one was set.
if (getPriority() === constants.priority.PRIORITY_NORMAL) {
  setPriority(constants.priority.PRIORITY_LOW);
}

export default {
  mutate: [
    'machines/**/*.ts',
    '!machines/**/*.{types,words,form}.ts',
    'src/{domain,services,features}/**/*.{ts,tsx}',
    'packages/msw-supabase/src/**/*.ts',
    'scripts/lib/access/**/*.ts',
    'packages/embedded-supabase/src/**/*.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // A folder's minimum score: the command fails below it.
  thresholds: { high: 98, low: 95, break: 95 },
  // More than there are cores, because many mutants leave a test waiting until its timeout.
  concurrency: 4,
  incremental: true,
  incrementalFile: '.cache/mutate/incremental.json',
  tempDirName: '.cache/mutate/sandboxes',
  // None: StrykerJS rewrites the tsconfig that it finds with a TypeScript API that version 7 lacks.
  tsconfigFile: '.cache/mutate/none.json',
  disableTypeChecks: false,
  // Every run copies the project.
  ignorePatterns: [
    '/dist',
    '/storybook-static',
    '/docs',
    '/tests/visual',
    '/.cache',
    '/test-results',
  ],
  // On a busy machine a slow run must not count as a killed mutant.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
