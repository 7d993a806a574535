import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests that have to notice a change (stryker.config.mjs): those that run in Node. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: [
      'tests/{unit,machines,database}/**/*.test.{ts,tsx}',
      'packages/embedded-supabase/tests/**/*.test.ts',
    ],
    // They try a thousand ways, and look for the shortest to fail: minutes for one change.
    exclude: ['**/*.property.test.ts'],
    setupFiles: ['tests/support/cleanUp.ts'],
    testTimeout: 30_000,
    // What a password costs is no matter here.
    env: { EMBEDDED_PASSWORD_COST: '4' },
    // One worker for a change, not one for each of its test files.
    isolate: false,
  },
});
