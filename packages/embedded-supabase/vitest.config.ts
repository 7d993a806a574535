import { defineConfig } from 'vitest/config';

/** Runs the package's tests alone; the surrounding project runs the same files. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    // @supabase/lite prints a stack trace for every refusal; failed tests still show what was printed.
    silent: 'passed-only',
    // A slow machine must not fail the tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
