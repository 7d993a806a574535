// Vitest's configuration for testing every story and taking its pictures.
import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, PluginOption } from 'vite';
import { defineConfig } from 'vitest/config';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { readAccepted } from '../desk/build/accepted.ts';
import { rerunTriggers } from '../desk/build/inputs.ts';
import { projectStories } from '../desk/build/stories.ts';
import { projectOptions } from '../settings/projectOptions.ts';
import { browserCommands } from './browserCommands.ts';
import { pictureKey, readManifest } from './manifest.ts';
import { optimizeDeps } from '../vite.ts';
import { PictureRun } from './pictureRun.ts';

const COMMAND = 'VISUAL_CAUSES_COMMAND';

/** Marks this process's runs as those of a command, which takes pictures and reports by itself. */
export function markCommand(): void {
  process.env[COMMAND] = '1';
}

const isCommand = (): boolean => process.env[COMMAND] !== undefined;

/** The id of a test's story. */
export const storyOf = (test: TestCase): string =>
  (test.meta() as { storyId?: string }).storyId ?? '';

/** How long each story's test took, in s. */
const secondsOf = (modules: readonly TestModule[]): Record<string, number> =>
  Object.fromEntries(
    modules
      .flatMap(({ children }) => [...children.allTests('passed'), ...children.allTests('failed')])
      .map((test) => [storyOf(test), (test.diagnostic()?.duration ?? 0) / 1000]),
  );

const createReporter = ({ logger }: Vitest, run: PictureRun): Reporter => ({
  onTestRunStart: () => run.start(),
  async onTestRunEnd(modules) {
    run.finish(secondsOf(modules));
    if (isCommand()) return;
    const { gone } = readAccepted('.', await projectStories());
    const lines = [
      ...gone.map((each) => `${pictureKey(each)} has no story`),
      ...run.accepted.broken.values(),
    ];
    if (lines.length === 0) return;
    process.exitCode = 1;
    logger.log(`\nBaselines to review at Review/Changes in Storybook:\n  ${lines.join('\n  ')}\n`);
  },
});

/**
 * Reports a picture run's findings. A plug-in instead of an entry in `reporters`, because
 * `--reporter` replaces that list.
 */
function reportPictures(run: PictureRun): Plugin {
  let isAdded = false;
  return {
    name: 'report-pictures',
    configureVitest({ vitest }) {
      // Vitest reads the list after the plug-ins have run.
      if (!isAdded) vitest.config.reporters.push(createReporter(vitest, run));
      isAdded = true;
    },
  };
}

/** Playwright's options for launching a browser. */
type LaunchOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['launchOptions']>;

export interface StoryRunOptions {
  /** Plug-ins for the project's sources. */
  plugins: PluginOption[];
  launchOptions: LaunchOptions;
  /** The project's own set-up files, which run before the add-on's. */
  setupFiles?: readonly string[];
  /** Tags of stories without pictures, which the commands skip. */
  testsOnly?: readonly string[];
  /** Whether to take pictures; other browsers than the pinned one render other pixels. */
  pictures?: boolean;
}

/** For what hangs: on a slow machine, the longest renderings take minutes. */
const LIMIT_MS = 600_000;

/**
 * Configures every story's test: its play function, and its picture in each of its modes. A
 * story is rendered once per window, and switched there to the other theme and to forced colours.
 */
export function storyRun({
  plugins,
  launchOptions,
  setupFiles = [],
  testsOnly = [],
  pictures = true,
}: StoryRunOptions) {
  const run = new PictureRun();

  return defineConfig({
    plugins: [
      ...plugins,
      storybookTest({
        configDir: projectOptions.configDir,
        tags: { include: ['test'], exclude: [], skip: isCommand() ? [...testsOnly] : [] },
      }),
      ...(pictures ? [reportPictures(run)] : []),
    ],
    optimizeDeps,
    test: {
      setupFiles: [...setupFiles, 'storybook-addon-visual-causes/vitest-setup'],
      // A third faster; preview.tsx cleans up after each story.
      isolate: false,
      maxWorkers: availableParallelism(),
      attachmentsDir: `${projectOptions.results}/attachments`,
      silent: 'passed-only',
      forceRerunTriggers: rerunTriggers(),
      testTimeout: LIMIT_MS,
      hookTimeout: LIMIT_MS,
      browser: {
        enabled: true,
        headless: true,
        connectTimeout: LIMIT_MS,
        traceView: { mode: 'off' },
        commands: browserCommands(run),
        instances: [
          {
            browser: 'chromium' as const,
            viewport: { width: 1280, height: 640 },
            provider: playwright({
              launchOptions,
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: LIMIT_MS,
            }),
            provide: {
              pictures,
              testsOnly,
              screens: projectOptions.screens,
              acceptedHeights: Object.fromEntries(
                readManifest('.').map((picture) => [pictureKey(picture), picture.height]),
              ),
              showsReports: process.env['VITEST_STORYBOOK'] === 'true',
              // A command takes pictures; accessibility is for the tests.
              'storybook/test-initial-globals': {
                theme: 'light',
                ...(isCommand() && { a11y: { manual: true } }),
              },
            },
          },
        ],
      },
    },
  });
}
