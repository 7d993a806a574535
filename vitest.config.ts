import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests that need no browser. Those in one: vitest.stories.config.ts. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    // @supabase/lite prints a stack trace for every refusal; failed tests still show what was printed.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tests/{unit,machines,board}/**/*.test.{ts,tsx}',
            'packages/storybook-addon-statecharts/tests/**/*.test.{ts,tsx}',
          ],
          // Modules are loaded once and not for each file, which was half of the time.
          isolate: false,
          setupFiles: ['tests/support/cleanUp.ts'],
          // How long a busy machine takes is not what is tested.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts', 'packages/embedded-supabase/tests/**/*.test.ts'],
          // What a password costs is no matter here; that it is paid is (sign-in-work.test.ts).
          env: { EMBEDDED_PASSWORD_COST: '4' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'visual-tools',
          environment: 'node',
          include: ['tests/visual-tools/**/*.test.ts'],
        },
      },
    ],
  },
});
