// Finishes a picture run: writes its findings for the board, and fails it for what differs.
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { readAccepted } from '../desk/build/accepted.ts';
import { projectStories } from '../desk/build/stories.ts';
import type { TakenStory } from '../desk/runResults.ts';
import { counted } from '../desk/summary.ts';
import type { PictureRun } from './pictureRun.ts';

const COMMAND = 'VISUAL_CAUSES_COMMAND';

/** Marks this process's runs as those of a command, which takes pictures and reports by itself. */
export function markCommand(): void {
  process.env[COMMAND] = '1';
}

export const isCommand = (): boolean => process.env[COMMAND] !== undefined;

/** Returns a run's findings in words, one per line; empty if everything is as accepted. */
export function findingLines(
  stories: readonly TakenStory[],
  gone: number,
  broken: number,
): string[] {
  const pictures = stories.flatMap(({ changed }) => changed);
  const texts = stories.flatMap(({ ariaSnapshot }) => ariaSnapshot ?? []);
  const count = (of: readonly { accepted: string | null }[], isNew: boolean): number =>
    of.filter(({ accepted }) => (accepted === null) === isNew).length;
  const lines: [number, string, string][] = [
    [count(pictures, false), 'picture', 'changed'],
    [count(pictures, true), 'picture', 'never accepted'],
    [gone, 'accepted picture', 'without a story'],
    [broken, 'accepted picture', 'that is not the file of the manifest'],
    [count(texts, false), 'screen', 'with a changed ARIA snapshot'],
    [count(texts, true), 'screen', 'without an accepted ARIA snapshot'],
  ];
  return lines.flatMap(([number, what, then]) =>
    number > 0 ? [`${counted(number, what)} ${then}`] : [],
  );
}

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
      const lines = findingLines(Object.values(run.stories), gone.length, run.broken.length);
      if (lines.length === 0) return;
      process.exitCode = 1;
      const all = [...lines, 'Review them at Review/Changes in Storybook'];
      logger.log(['', ...all.map((line) => `  ${line}`), ''].join('\n'));
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
