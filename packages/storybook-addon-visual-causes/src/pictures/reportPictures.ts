// Finishes a picture run: writes its findings for the board, and fails it for baselines that no test
// compares. A picture that differs fails its story's test.
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
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

/** Divides the duration of a whole run among its stories, because several run at once. */
function secondsOf(modules: readonly TestModule[], seconds: number): Record<string, number> {
  const durations = modules
    .flatMap(({ children }) => [...children.allTests()])
    .map((test) => ({
      story: (test.meta() as { storyId?: string }).storyId ?? '',
      took: test.result().state === 'skipped' ? 0 : (test.diagnostic()?.duration ?? 0),
    }))
    .filter(({ took }) => took > 0);
  const all = durations.reduce((sum, { took }) => sum + took, 0);
  return Object.fromEntries(durations.map(({ story, took }) => [story, (seconds * took) / all]));
}

function createReporter({ config, logger }: Vitest, run: PictureRun): Reporter {
  let startedAt = 0;
  return {
    onTestRunStart() {
      startedAt = performance.now();
    },
    async onTestRunEnd(modules) {
      const nameOf = ({ moduleId }: TestModule): string => path.relative(config.root, moduleId);
      const seconds = (performance.now() - startedAt) / 1000;
      run.finish(
        modules.map((each) => nameOf(each).replaceAll(path.sep, '/')),
        secondsOf(modules, seconds),
      );
      if (isCommand()) return;
      const { gone } = readAccepted('.', await projectStories());
      const lines = [...gone.map((each) => `${pictureKey(each)} has no story`), ...run.broken];
      if (lines.length === 0) return;
      process.exitCode = 1;
      logger.log(
        `\nBaselines to review at Review/Changes in Storybook:\n  ${lines.join('\n  ')}\n`,
      );
    },
  };
}

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
