import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import { isBrowserPinned } from './scripts/browser.ts';
import { modes } from './.storybook/modes.ts';
import { storiesIn } from './.storybook/vitestConfig.ts';

if (!isBrowserPinned()) {
  process.stdout.write('Pictures are only compared on linux-x64, with the pinned browser.\n');
  process.exit(0);
}

/** A picture of every story in each mode that it asks for, compared with tests/visual/__screenshots__. */
export default mergeConfig(storiesIn(modes, ['.storybook/vitest.visual.setup.ts']), {
  test: {
    // Also at a desk: `npm run visual:accept` alone writes a baseline.
    update: 'none',
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
            path.join(root, 'test-results/visual', arg + ext),
        },
      },
    },
  },
});

/** `arg` is the story and the mode: `screens-sign-in/invalid/dark-390`. */
interface ScreenshotPath {
  root: string;
  arg: string;
  ext: string;
}
