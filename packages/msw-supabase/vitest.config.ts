import { defineConfig } from 'vitest/config';

/** Runs the package's tests alone; the surrounding project runs the same files. */
export default defineConfig({
  test: { environment: 'node', include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
});
