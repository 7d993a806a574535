import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { filesWithoutPictures } from './filesByMode.ts';
import { reportPictures } from './reportPictures.ts';
import { modes } from './modes.ts';
import { storiesIn, type LaunchOptions } from './storiesIn.ts';

/** `arg` is the story and the mode: `screens-sign-in/invalid/dark-390`. */
interface ScreenshotPath {
  root: string;
  arg: string;
  ext: string;
}

/**
 * A picture of every story in each mode that it asks for, compared with tests/visual/__screenshots__;
 * what differs, and the report about it, goes to `folder`.
 */
export function picturesIn(folder: string, launchOptions: LaunchOptions) {
  return mergeConfig(
    storiesIn(modes, {
      launchOptions,
      setupFiles: ['.storybook/vitest.visual.setup.ts'],
      without: filesWithoutPictures(),
    }),
    {
      plugins: [reportPictures(folder)],
      test: {
        // Also at a desk: `npm run visual:accept` alone writes a baseline.
        update: 'none',
        // With `--changed`: another version of a package may draw anything otherwise.
        forceRerunTriggers: ['**/package.json', '**/package-lock.json'],
        // Storybook's plug-in withdraws the permission to write pictures unless it is asked for.
        api: { allowWrite: true },
        browser: {
          expect: {
            toMatchScreenshot: {
              comparatorName: 'pixelmatch',
              comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
              resolveScreenshotPath: ({ root, arg, ext }: ScreenshotPath) =>
                path.join(root, 'tests/visual/__screenshots__', arg + ext),
              resolveDiffPath: ({ root, arg, ext }: ScreenshotPath) =>
                path.join(root, folder, arg + ext),
            },
          },
        },
      },
    },
  );
}
