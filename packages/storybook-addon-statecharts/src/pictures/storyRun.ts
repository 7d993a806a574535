// Vitest's configuration for testing every story and taking its pictures.
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { PluginOption } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { Reads } from '../desk/desk.ts';
import { projectOptions } from '../chart/projectOptions.ts';
import { arePicturesEnough } from './picturesOnly.ts';
import { WALK_TAG } from '../addon/chartStories.ts';
import { decodedPaths } from './decodedPaths.ts';
import { optimizeDeps } from './optimizeDeps.ts';
import { PictureRun, type PictureOf } from './pictureRun.ts';
import { reportPictures } from './reportPictures.ts';
import { reviewers } from './reviewers.ts';
import { shoot } from './shoot.ts';
import { storyFiles } from './storyFiles.ts';
import { viewportKey } from './viewports.ts';

/** Playwright's options for launching a browser. */
type LaunchOptions = NonNullable<NonNullable<Parameters<typeof playwright>[0]>['launchOptions']>;

export interface StoryRunOptions {
  /** Plug-ins for the project's sources. */
  plugins: PluginOption[];
  launchOptions: LaunchOptions;
  /** The project's own set-up files, which run before the add-on's. */
  setupFiles?: readonly string[];
  /** Where what differs and the report about it go, from the project's root. */
  folder?: string;
  /** Takes the pictures as they are now for the accepted ones; unless said, with ACCEPT_PICTURES set. */
  accept?: boolean;
  /** Only these files of stories, from the project's root; unless said those of STORY_FILES, with commas, or all. */
  files?: readonly string[];
  /** Not where another browser draws other pixels. */
  pictures?: boolean;
  /**
   * One of `reviewers`: stories are opened as they are there, with motion, in the light and without
   * pictures. Unless said, STORY_WINDOW.
   */
  reviewer?: string | undefined;
}

/** The stories' own tests are drawn this wide where the story does not say. */
const WINDOW = { width: 1280, height: 640 };

const fromRoot = (root: string, picture: PictureOf): PictureOf => ({
  ...picture,
  file: path.relative(root, picture.file).replaceAll(path.sep, '/'),
});

/** Everything is painted anew for it. */
const paint = ({ iframe }: Pick<BrowserCommandContext, 'iframe'>): Promise<Buffer> =>
  iframe.locator('body').screenshot({ animations: 'disabled', caret: 'hide' });

function isAsAccepted(run: PictureRun): BrowserCommand<[picture: PictureOf, hasImages: boolean]> {
  return async (context, picture, hasImages) => {
    const drawn = await context.frame();
    return run.isAsAccepted(fromRoot(context.project.config.root, picture), () =>
      hasImages ? paint(context) : shoot(context.page, drawn),
    );
  };
}

function takePicture(run: PictureRun): BrowserCommand<[picture: PictureOf, isSoon: boolean]> {
  return async (context, picture, isSoon) => {
    const { page, project } = context;
    const drawn = await context.frame();
    const soon = isSoon ? () => shoot(page, drawn) : undefined;
    return run.take(fromRoot(project.config.root, picture), () => paint(context), soon);
  };
}

function takeReads(run: PictureRun): BrowserCommand<[story: string, seen: Omit<Reads, 'aria'>]> {
  return async ({ iframe }, story, seen) =>
    run.takeReads(story, { ...seen, aria: await iframe.locator('body').ariaSnapshot() });
}

const forceColors: BrowserCommand<[forcedColors: 'active' | 'none']> = ({ page }, forcedColors) =>
  page.emulateMedia({ forcedColors });

/**
 * Every story's play function, axe over what it shows, and its picture in each mode that it asks for: drawn
 * once in each window that it is pictured in, and switched there to the other theme and to forced colours.
 */
export function storyRun({
  plugins,
  launchOptions,
  setupFiles = [],
  folder = `${projectOptions.results}/visual`,
  accept = process.env['ACCEPT_PICTURES'] !== undefined,
  files = process.env['STORY_FILES']?.split(',') ?? storyFiles(),
  pictures: wanted = true,
  reviewer = process.env['STORY_WINDOW'],
}: StoryRunOptions) {
  if (reviewer !== undefined && !(reviewer in reviewers)) {
    throw new Error(`No reviewer has ${reviewer}; there are ${Object.keys(reviewers).join(', ')}`);
  }
  const pictures = wanted && reviewer === undefined;
  const run = new PictureRun({ folder, accept });
  const reducedMotion = reviewer === undefined ? 'reduce' : 'no-preference';

  return mergeConfig(
    defineConfig({
      plugins: [
        ...plugins,
        storybookTest({
          configDir: projectOptions.configDir,
          tags: { include: ['test'], exclude: [], skip: arePicturesEnough() ? [WALK_TAG] : [] },
        }),
        decodedPaths(),
      ],
    }),
    defineConfig({
      plugins: pictures ? [reportPictures(run, files)] : [],
      optimizeDeps,
      test: {
        setupFiles: [...setupFiles, 'storybook-addon-statecharts/vitest-setup'],
        // A third faster; what a story leaves behind is cleaned up in preview.tsx.
        isolate: false,
        // A page waits for pictures and frames more than it computes: two keep two cores busy.
        maxWorkers: 2,
        attachmentsDir: `${projectOptions.results}/attachments`,
        silent: 'passed-only',
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
            forceColors,
            takePicture: takePicture(run),
            takeReads: takeReads(run),
          },
          instances: [
            {
              browser: 'chromium' as const,
              viewport: WINDOW,
              include: [...files],
              provider: playwright({ launchOptions, contextOptions: { reducedMotion } }),
              provide: {
                ...(reviewer === undefined ? {} : { reviewer }),
                pictures,
                'storybook/test-initial-globals': {
                  theme: 'light',
                  viewport: { value: viewportKey(WINDOW) },
                },
              },
            },
          ],
        },
      },
    }),
  );
}
