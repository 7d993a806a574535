// How every story is tested and pictured: the configuration of Vitest for it.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { modes, type Mode } from './modes.ts';
import type { Reads } from '../desk/desk.ts';
import { desk } from '../desk/build/plugin.ts';
import { decodedPaths } from './decodedPaths.ts';
import { optimizeDeps } from './optimizeDeps.ts';
import { PictureRun, type PictureOf } from './pictureRun.ts';
import { reportPictures } from './reportPictures.ts';
import { reviewers } from './reviewers.ts';
import { shoot } from './shoot.ts';
import { storyboards } from '../storyboards/build/plugin.ts';
import { viewportKey } from './viewports.ts';
import { withoutGuides } from './withoutGuides.ts';

/** What Playwright starts a browser with. */
type LaunchOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['launchOptions']>;

export interface StoryRunOptions {
  launchOptions: LaunchOptions;
  /** Where what differs and the report about it go, from the project's root. */
  folder: string;
  /** Takes the pictures as they are now for the accepted ones. */
  accept?: boolean;
  /** Only these files of stories, from the project's root; all unless said. */
  files?: readonly string[];
  /** Not where another browser draws other pixels. */
  pictures?: boolean;
  /**
   * One of `reviewers`: stories are opened as they are there, with motion, in the light and without
   * pictures.
   */
  reviewer?: string | undefined;
}

interface InstanceOptions {
  theme: Mode['theme'];
  forcedColors?: Mode['forcedColors'];
  remaining?: readonly string[];
}

/** The stories' own tests are drawn this wide where the story does not say. */
const WINDOW = { width: 1280, height: 640 };

const REMAINING_FILE = 'review/pictures/remainingModes.browser.ts';

/** The names of the modes of one page: what its system asks for cannot be changed within it. */
function modesOf(theme: Mode['theme'], forcedColors: Mode['forcedColors'] = 'none'): string[] {
  return Object.entries(modes)
    .filter(([, mode]) => mode.theme === theme && (mode.forcedColors ?? 'none') === forcedColors)
    .map(([name]) => name);
}

/** What a file says that asks for modes which no story's test is drawn in, by the page that draws them. */
const ASKS = {
  otherLight: /screenModes|stateModes|reflowMode/,
  otherDark: /screenModes|stateModes/,
  forcedColors: /forcedColorsMode/,
} as const;

/** Generated paths are played in the light alone: in the dark the same is done on other colours. */
const PLAYS_PATHS = /\/walks\/play\.tsx'/;

const isPlayedIn = (theme: Mode['theme'], file: string): boolean =>
  theme === 'light' || !PLAYS_PATHS.test(readFileSync(file, 'utf8'));

/** Does one of the files ask for such modes? A page without a picture costs as long to open as one with. */
export const doAsk = (files: readonly string[], what: keyof typeof ASKS): boolean =>
  files.some((file) => ASKS[what].test(readFileSync(file, 'utf8')));

const fromRoot = (root: string, picture: PictureOf): PictureOf => ({
  ...picture,
  file: path.relative(root, picture.file).replaceAll(path.sep, '/'),
});

function isAsAccepted(run: PictureRun): BrowserCommand<[picture: PictureOf]> {
  return async (context, picture) => {
    const { page, project } = context;
    const drawn = await context.frame();
    return run.isAsAccepted(fromRoot(project.config.root, picture), () => shoot(page, drawn));
  };
}

function takePicture(run: PictureRun): BrowserCommand<[picture: PictureOf, isSoon: boolean]> {
  return async (context, picture, isSoon) => {
    const { page, iframe, project } = context;
    const drawn = await context.frame();
    const painted = () =>
      iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });
    const soon = isSoon ? () => shoot(page, drawn) : undefined;
    return run.take(fromRoot(project.config.root, picture), painted, soon);
  };
}

function takeReads(run: PictureRun): BrowserCommand<[story: string, seen: Omit<Reads, 'aria'>]> {
  return async ({ iframe }, story, seen) =>
    run.takeReads(story, { ...seen, aria: await iframe.locator('body').ariaSnapshot() });
}

/**
 * Every story's play function, axe over what it shows, and its picture in each mode that it asks for:
 * drawn once in the light and once in the dark, where the first pictures are taken, and again only
 * for the modes that are left.
 */
export function storyRun({
  launchOptions,
  folder,
  accept = false,
  files = globSync('stories/**/*.stories.tsx').toSorted(),
  pictures: wanted = true,
  reviewer,
}: StoryRunOptions) {
  if (reviewer !== undefined && !(reviewer in reviewers)) {
    throw new Error(`No reviewer has ${reviewer}; there are ${Object.keys(reviewers).join(', ')}`);
  }
  const pictures = wanted && reviewer === undefined;
  const run = new PictureRun({ folder, accept });
  const isWhole = files.length === globSync('stories/**/*.stories.tsx').length;

  const instance = (
    name: string,
    { theme, forcedColors = 'none', remaining = [] }: InstanceOptions,
  ) => ({
    browser: 'chromium' as const,
    name,
    viewport: WINDOW,
    include:
      remaining.length > 0 ? [REMAINING_FILE] : files.filter((file) => isPlayedIn(theme, file)),
    provider: playwright({
      launchOptions,
      contextOptions: {
        reducedMotion: reviewer === undefined ? ('reduce' as const) : ('no-preference' as const),
        forcedColors,
      },
    }),
    provide: {
      theme,
      ...(reviewer === undefined ? {} : { reviewer }),
      pictures,
      remaining: [...remaining],
      storyFiles: [...files].filter((file) => asksForMode(file)),
      'storybook/test-initial-globals': { theme, viewport: { value: viewportKey(WINDOW) } },
    },
  });

  return mergeConfig(
    defineConfig({
      plugins: [
        react(),
        vanillaExtractPlugin(),
        storyboards({ sample: true }),
        desk({ sample: true }),
        storybookTest({ configDir: '.storybook' }),
        decodedPaths(),
        withoutGuides(),
      ],
    }),
    defineConfig({
      plugins: pictures ? [reportPictures(run, files)] : [],
      optimizeDeps,
      test: {
        setupFiles: ['.storybook/vitest.setup.ts', '.storybook/vitest.pictures.setup.ts'],
        // A third faster; what a story leaves behind is cleaned up in preview.tsx.
        isolate: false,
        // A page waits for pictures and frames more than it computes: two keep two cores busy.
        maxWorkers: 2,
        attachmentsDir: 'test-results/attachments',
        silent: 'passed-only',
        // A few files may ask for no picture in a page that is opened for them; all together never do.
        passWithNoTests: !isWhole,
        // Only ends what hangs: beside other work the longest drawings take more than 10 s.
        testTimeout: 30_000,
        browser: {
          enabled: true,
          headless: true,
          // A machine at work on more than this takes longer than the usual minute to open them.
          connectTimeout: 180_000,
          traceView: { mode: 'off' },
          commands: {
            isAsAccepted: isAsAccepted(run),
            takePicture: takePicture(run),
            takeReads: takeReads(run),
          },
          instances: [
            instance('light', { theme: 'light' }),
            ...(reviewer === undefined && files.some((file) => isPlayedIn('dark', file))
              ? [instance('dark', { theme: 'dark' })]
              : []),
            ...(pictures && doAsk(files, 'otherLight')
              ? [instance('other light modes', { theme: 'light', remaining: modesOf('light') })]
              : []),
            ...(pictures && doAsk(files, 'otherDark')
              ? [instance('other dark modes', { theme: 'dark', remaining: modesOf('dark') })]
              : []),
            ...(pictures && doAsk(files, 'forcedColors')
              ? [
                  instance('forced colours', {
                    theme: 'light',
                    forcedColors: 'active',
                    remaining: modesOf('light', 'active'),
                  }),
                ]
              : []),
          ],
        },
      },
    }),
  );
}

/** A file that wants no picture at all need not be opened for one. */
function asksForMode(file: string): boolean {
  return readFileSync(file, 'utf8').includes('odes');
}
