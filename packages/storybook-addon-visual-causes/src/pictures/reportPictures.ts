// Finishes a picture run: writes its findings for the board, and fails it for baselines that no test
// compares. A picture that differs fails its story's test.
import type { Plugin } from 'vite';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { readAccepted } from '../desk/build/accepted.ts';
import { projectStories } from '../desk/build/stories.ts';
import { pictureKey } from './manifest.ts';
import type { PictureRun } from './pictureRun.ts';

const COMMAND = 'VISUAL_CAUSES_COMMAND';

/** Marks this process's runs as those of a command, which takes pictures and reports by itself. */
export function markCommand(): void {
  process.env[COMMAND] = '1';
}

export const isCommand = (): boolean => process.env[COMMAND] !== undefined;

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
export function reportPictures(run: PictureRun): Plugin {
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
