import { defineConfig } from 'vitest/config';

/** The package's tests by themselves; the project that it is part of runs the same files. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    // @supabase/lite prints a stack trace for every refusal; failed tests still show what was printed.
    silent: 'passed-only',
    // How long a busy machine takes is not what is tested.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
