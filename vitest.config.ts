import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** In ms, for what hangs: a machine at a tenth of the usual speed stays below them. */
const limits = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Tests without a browser; vitest.stories.config.ts has those in one. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // @supabase/lite prints a stack trace for every refusal. Failed tests still show their output.
    silent: 'passed-only',
    // Vitest's default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tests/{unit,machines,board,storyboards}/**/*.test.{ts,tsx}',
            'packages/storybook-addon-*/tests/**/*.test.{ts,tsx}',
            'packages/msw-supabase/tests/**/*.test.ts',
          ],
          // Loads modules once instead of once per file, which halves the time.
          isolate: false,
          setupFiles: ['tests/support/cleanUp.ts'],
          ...limits,
        },
      },
      {
        // Prints with the browser: see scripts/sheets.ts.
        test: {
          name: 'sheets',
          environment: 'node',
          include: ['tests/sheets/**/*.test.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts', 'packages/embedded-supabase/tests/**/*.test.ts'],
          // Loads @supabase/lite and PGlite once instead of once per file: two thirds of the time.
          isolate: false,
          // Cheap password hashing; sign-in-work.test.ts checks that it happens.
          env: { EMBEDDED_PASSWORD_COST: '4' },
          ...limits,
        },
      },
    ],
  },
});
