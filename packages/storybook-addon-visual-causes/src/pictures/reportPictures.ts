// Finishes a picture run: writes the manifest and the board's findings, and reports accepted
// pictures that no story requires.
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { counted } from '../desk/summary.ts';
import { addReporter } from './addReporter.ts';
import { equalPictures } from './equalPictures.ts';
import { pictureKey, type Picture } from './manifest.ts';
import type { Outcome, PictureRun } from './pictureRun.ts';
import { drawnInModules, writeDrawn } from '../search/build/drawn.ts';
import { storyFiles } from './storyFiles.ts';

const count = (of: readonly { outcome: Outcome }[], kind: Outcome['kind']): number =>
  of.filter(({ outcome }) => outcome.kind === kind).length;

/** Returns a run's findings in words, one per line; empty if everything is as accepted. */
export function findingLines(
  {
    results,
    ariaSnapshotResults,
    broken = [],
  }: Pick<PictureRun, 'results' | 'ariaSnapshotResults'> & { broken?: readonly string[] },
  orphans: readonly Picture[],
): string[] {
  const lines: [number, string, string][] = [
    [count(results, 'changed'), 'picture', 'changed'],
    [count(results, 'missing'), 'picture', 'never accepted'],
    [count(results, 'unstable'), 'picture', 'never stopped changing'],
    [orphans.length, 'accepted picture', 'without a story'],
    [broken.length, 'accepted picture', 'that is not the file of the manifest'],
    [count(ariaSnapshotResults, 'changed'), 'screen', 'with a changed ARIA snapshot'],
    [count(ariaSnapshotResults, 'missing'), 'screen', 'without an accepted ARIA snapshot'],
  ];
  return lines.flatMap(([number, what, then]) =>
    number > 0 ? [`${counted(number, what)} ${then}`] : [],
  );
}

interface StoryMeta {
  storyId?: string;
}

/** The part of a story's id that its title gives: `components-badge`. */
const titlePart = (story: string): string => story.split('--', 1)[0] ?? '';

/** A module's path, relative to the project's root, with slashes. */
const nameOf = ({ config }: Vitest, moduleId: string): string =>
  path.relative(config.root, moduleId).replaceAll(path.sep, '/');

/**
 * Returns accepted pictures whose title, story or mode no longer exists, after a partial run those
 * of its titles. Ignores files that did not run completely; undefined if the run cannot tell.
 */
function orphansOf(
  run: PictureRun,
  vitest: Vitest,
  modules: readonly TestModule[],
  files: readonly string[],
): Picture[] | undefined {
  if (vitest.config.testNamePattern !== undefined) return undefined;
  // A module that failed before its pictures may still require them.
  if (modules.some((module) => !module.ok() && module.errors().length > 0)) return undefined;
  const ran = new Set(modules.map(({ moduleId }) => nameOf(vitest, moduleId)));
  if (!files.every((file) => ran.has(file))) return undefined;
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
  const broken = new Set(failed.map((test) => (test.meta() as StoryMeta).storyId ?? test.name));
  const taken = new Set(run.results.map(pictureKey));
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const titles = new Set(tests.map((test) => titlePart((test.meta() as StoryMeta).storyId ?? '')));
  const isWhole = files.length === storyFiles().length;
  return run.pictures().filter((picture) => {
    if (taken.has(pictureKey(picture)) || broken.has(picture.story)) return false;
    return isWhole || titles.has(titlePart(picture.story));
  });
}

function createReporter(vitest: Vitest, run: PictureRun): Reporter {
  let files: string[] = [];
  return {
    onTestRunStart(specifications) {
      files = specifications.map(({ moduleId }) => nameOf(vitest, moduleId));
    },
    async onTestRunEnd(modules) {
      const orphans = orphansOf(run, vitest, modules, files);
      await run.finish(
        orphans,
        modules.map(({ moduleId }) => nameOf(vitest, moduleId)),
      );
      const { results, ariaSnapshotResults } = run;
      const found = { results, ariaSnapshotResults, broken: run.accept ? [] : run.broken };
      const lines = findingLines(found, run.accept ? [] : (orphans ?? []));
      if (lines.length > 0) {
        process.exitCode = 1;
        lines.push('Review them at Review/Changes in Storybook');
      }
      if (run.accept) {
        writeDrawn(
          drawnInModules(modules),
          orphans !== undefined && files.length === storyFiles().length,
        );
        lines.push(
          `Accepted ${count(run.results, 'accepted')} pictures and ${count(run.ariaSnapshotResults, 'accepted')} ARIA snapshots; removed ${orphans?.length ?? 0} pictures`,
        );
        const accepted = run.results.filter(({ outcome }) => outcome.kind === 'accepted');
        const stories = new Set(accepted.map(({ story }) => story));
        lines.push(
          ...equalPictures(run.pictures(), stories).map((each) => `Equal pictures: ${each}`),
        );
      }
      if (lines.length > 0)
        vitest.logger.log(['', ...lines.map((line) => `  ${line}`), ''].join('\n'));
    },
  };
}

/** Reports a picture run's findings, and fails the run if an accepted picture has no story. */
export const reportPictures = (run: PictureRun): Plugin =>
  addReporter('report-pictures', (vitest) => createReporter(vitest, run));
