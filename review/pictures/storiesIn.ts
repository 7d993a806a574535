import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Mode } from './modes.ts';
import { optimizeDeps } from './optimizeDeps.ts';
import { viewportKey } from './viewports.ts';

/** What Playwright starts a browser with. */
export type LaunchOptions = NonNullable<
  NonNullable<Parameters<typeof playwright>[0]>['launchOptions']
>;

/** A browser for each mode: one page looped over all of them leaves traces of the last in the next. */
function instanceOf(
  [name, { theme, viewport, forcedColors = 'none' }]: [string, Mode],
  launchOptions: LaunchOptions,
  exclude: readonly string[] = [],
) {
  return {
    browser: 'chromium' as const,
    name,
    viewport,
    exclude: [...exclude],
    provider: playwright({
      launchOptions,
      contextOptions: { reducedMotion: 'reduce' as const, forcedColors },
    }),
    provide: {
      mode: name,
      'storybook/test-initial-globals': { theme, viewport: { value: viewportKey(viewport) } },
    },
  };
}

export interface StoryRunOptions {
  launchOptions: LaunchOptions;
  setupFiles?: readonly string[];
  /** For a mode, by its name, the files that are left out of it. */
  without?: Readonly<Record<string, readonly string[]>>;
}

/** Runs every story in the given browser, once for each of the given modes. */
export function storiesIn(
  modes: Record<string, Mode>,
  { launchOptions, setupFiles = [], without = {} }: StoryRunOptions,
) {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin(), storybookTest({ configDir: '.storybook' })],
    optimizeDeps,
    test: {
      setupFiles: ['.storybook/vitest.setup.ts', ...setupFiles],
      // A third faster; what a story leaves behind is cleaned up in preview.tsx.
      isolate: false,
      // A page waits for pictures and frames more than it computes: two keep two cores busy.
      maxWorkers: 2,
      attachmentsDir: 'test-results/attachments',
      silent: 'passed-only',
      testTimeout: 10_000,
      browser: {
        enabled: true,
        headless: true,
        // A machine at work on more than this takes longer than the usual minute to open eight of them.
        connectTimeout: 180_000,
        traceView: { mode: 'off' },
        instances: Object.entries(modes).map((mode) =>
          instanceOf(mode, launchOptions, without[mode[0]]),
        ),
      },
    },
  });
}
