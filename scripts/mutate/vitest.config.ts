import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The tests that have to notice a change: those that run in Node. Chosen by scripts/mutate/stryker.ts. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    environment: 'node',
    include: JSON.parse(process.env.MUTATE_TESTS ?? '[]') as string[],
    setupFiles: JSON.parse(process.env.MUTATE_SETUP ?? '[]') as string[],
    testTimeout: 30_000,
    // As in vitest.config.ts: what a password costs is no matter here.
    env: { EMBEDDED_PASSWORD_COST: '4' },
    // One worker for a change, not one for each of its test files: most of the time would go into starting
    // them.
    isolate: false,
  },
});
