import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

/** The built site on a port of its own. */
export function site(port: number) {
  const origin = `http://localhost:${port}`;
  return {
    baseURL: origin,
    webServer: {
      command: 'node scripts/preview.ts',
      // Many tests sign in with the same sample account, so its mails have no rate limit.
      env: { PORT: String(port), EMBEDDED_FREE_MAILS: '1' },
      url: `${origin}/`,
      timeout: 300_000,
      reuseExistingServer: false,
    },
  };
}

// Lets two checkouts on one machine test at once.
const { baseURL, webServer } = site(Number(process.env['E2E_PORT'] ?? 4273));
const { executablePath, args, env } = browserLaunch();

/** End to end: the built site with its production headers, on an embedded Supabase of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: availableParallelism(),
  // Limits for what hangs: a machine at a tenth of the usual speed stays below them.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  outputDir: 'test-results/e2e',
  use: {
    baseURL,
    // Traces double the time: `npm test -- e2e --trace retain-on-failure FILE`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args, env, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer,
});
