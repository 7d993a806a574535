import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests that must kill mutants (stryker.config.mjs): those that run in Node. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: [
      'tests/{unit,machines,database}/**/*.test.{ts,tsx}',
      'packages/{embedded,msw}-supabase/tests/**/*.test.ts',
    ],
    // Property tests try a thousand cases and shrink failures, which takes minutes per mutant.
    exclude: ['**/*.property.test.ts'],
    setupFiles: ['tests/support/cleanUp.ts'],
    testTimeout: 30_000,
    // Cheap password hashing.
    env: { EMBEDDED_PASSWORD_COST: '4' },
    // One worker for a mutant, not one for each of its test files.
    isolate: false,
  },
});
