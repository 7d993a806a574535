// Finishes a picture run: writes the manifest and the board's findings, and reports accepted
// pictures that no story requires.
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { pictureKey, type Picture } from './manifest.ts';
import type { PictureRun } from './pictureRun.ts';
import { findingLines } from './findings.ts';
import { storyFiles } from './storyFiles.ts';
import { titleId, titlesOf } from './storyTitles.ts';

class PictureReporter implements Reporter {
  private readonly vitest: Vitest;
  private readonly run: PictureRun;
  private readonly files: readonly string[];

  constructor(vitest: Vitest, run: PictureRun, files: readonly string[]) {
    this.vitest = vitest;
    this.run = run;
    this.files = files;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const { run, vitest } = this;
    const titles = titlesOf(storyFiles());
    const orphans = this.orphans(modules, new Set([...titles.values()].map(titleId)));
    if (run.accept) run.remove(orphans ?? []);
    await run.save();
    run.writeReport(run.accept && orphans !== undefined ? [] : orphans, {
      base: typeof vitest.config.changed === 'string' ? vitest.config.changed : undefined,
      files: modules.length,
      ofFiles: storyFiles().length,
    });
    const found = findingLines({
      results: run.results,
      ariaSnapshots: run.ariaSnapshotResults,
      orphans: run.accept ? [] : (orphans ?? []),
    });
    const isAccepted = ({ outcome }: { outcome: { kind: string } }): boolean =>
      outcome.kind === 'accepted';
    const accepted = run.results.filter(isAccepted).length;
    const texts = run.ariaSnapshotResults.filter(isAccepted).length;
    const lines = [
      ...found,
      ...(run.accept
        ? [
            `Accepted ${accepted} pictures and ${texts} ARIA snapshots; removed ${orphans?.length ?? 0} pictures`,
          ]
        : []),
    ];
    if (lines.length === 0) return;
    if (found.length > 0) {
      process.exitCode = 1;
      lines.push('Review them at Review/Changes in Storybook');
    }
    vitest.logger.log(['', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  }

  /**
   * Returns accepted pictures whose title, story or mode no longer exists. Ignores files that did
   * not run completely; undefined if the run cannot tell.
   */
  private orphans(
    modules: readonly TestModule[],
    titles: ReadonlySet<string>,
  ): Picture[] | undefined {
    const { run, vitest, files } = this;
    if (vitest.config.testNamePattern !== undefined) return undefined;
    // A module that failed before its pictures may still require them.
    if (modules.some((module) => !module.ok() && module.errors().length > 0)) return undefined;
    const broken = new Set(
      modules.flatMap((module) =>
        [...module.children.allTests('failed')].map(
          (test) => (test.meta() as { storyId?: string }).storyId ?? test.name,
        ),
      ),
    );
    const asked = new Set(run.results.map(pictureKey));
    const ran = new Set(modules.map(({ moduleId }) => path.relative(vitest.config.root, moduleId)));
    if (!files.every((file) => ran.has(file))) return undefined;
    // All instances must have run, or the modes of an omitted one would seem removed.
    if (new Set(modules.map(({ project }) => project.name)).size < vitest.projects.length)
      return undefined;
    return run.pictures().filter((picture) => {
      if (asked.has(pictureKey(picture)) || broken.has(picture.story)) return false;
      const [title = ''] = picture.story.split('--', 1);
      return !titles.has(title) || this.ranWhole;
    });
  }

  private get ranWhole(): boolean {
    return this.files.length === storyFiles().length;
  }
}

/**
 * Reports a picture run's findings, and fails the run if an accepted picture has no story. A
 * plug-in instead of an entry in `reporters`, because `--reporter` replaces that list.
 */
export function reportPictures(run: PictureRun, files: readonly string[]): Plugin {
  let isAdded = false;
  return {
    name: 'report-pictures',
    configureVitest({ vitest }) {
      if (isAdded) return;
      isAdded = true;
      // Vitest reads the list after the plug-ins have run.
      vitest.config.reporters.push(new PictureReporter(vitest, run, files));
    },
  };
}
