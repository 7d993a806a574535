// Closes a picture run: the manifest, what the board is told, and accepted pictures that nothing asks for
// any more.
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
    run.tell(run.accept && orphans !== undefined ? [] : orphans, {
      base: typeof vitest.config.changed === 'string' ? vitest.config.changed : undefined,
      files: modules.length,
      ofFiles: storyFiles().length,
    });
    const found = findingLines({
      taken: run.taken,
      reads: run.takenReads,
      orphans: run.accept ? [] : (orphans ?? []),
    });
    const isAccepted = ({ outcome }: { outcome: { kind: string } }): boolean =>
      outcome.kind === 'accepted';
    const accepted = run.taken.filter(isAccepted).length;
    const texts = run.takenReads.filter(isAccepted).length;
    const lines = [
      ...found,
      ...(run.accept
        ? [`${accepted} accepted anew and ${texts} texts, ${orphans?.length ?? 0} removed`]
        : []),
    ];
    if (lines.length === 0) return;
    if (found.length > 0) {
      process.exitCode = 1;
      lines.push('Look at them: Review/Changes in Storybook');
    }
    vitest.logger.log(['', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  }

  /**
   * The accepted pictures that no story asks for: its title is gone, or the story, or the mode. About
   * a file that did not run whole nothing is said; undefined where nothing can be said at all.
   */
  private orphans(
    modules: readonly TestModule[],
    titles: ReadonlySet<string>,
  ): Picture[] | undefined {
    const { run, vitest, files } = this;
    if (vitest.config.testNamePattern !== undefined) return undefined;
    // One that failed before its picture will have it again.
    if (modules.some((module) => !module.ok() && module.errors().length > 0)) return undefined;
    const broken = new Set(
      modules.flatMap((module) =>
        [...module.children.allTests('failed')].map(
          (test) => (test.meta() as { storyId?: string }).storyId ?? test.name,
        ),
      ),
    );
    const asked = new Set(run.taken.map(pictureKey));
    const ran = new Set(modules.map(({ moduleId }) => path.relative(vitest.config.root, moduleId)));
    if (!files.every((file) => ran.has(file))) return undefined;
    // Every instance ran, or a mode that was left out would look forgotten.
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
 * Reports what a picture run found, and fails it when an accepted picture has no story. A plug-in and no entry of `reporters`, because that list gives way to
 * `--reporter`.
 */
export function reportPictures(run: PictureRun, files: readonly string[]): Plugin {
  let isAdded = false;
  return {
    name: 'report-pictures',
    configureVitest({ vitest }) {
      if (isAdded) return;
      isAdded = true;
      // The list is read once the plug-ins have been asked.
      vitest.config.reporters.push(new PictureReporter(vitest, run, files));
    },
  };
}
