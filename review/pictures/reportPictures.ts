// Closes a picture run: the manifest, the report, and accepted pictures that nothing asks for any more.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { pictureKey, type Picture } from './manifest.ts';
import type { PictureRun } from './pictureRun.ts';
import { findingsOf, reportHtml, reportLines, type Report } from './reportHtml.ts';
import { reportStyle } from './reportStyle.ts';
import { titleId, titlesOf } from './storyTitles.ts';

function embedded(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const kind = path.extname(file).slice(1);
  return `data:image/${kind};base64,${readFileSync(file).toString('base64')}`;
}

class PictureReporter implements Reporter {
  private readonly vitest: Vitest;
  private readonly run: PictureRun;
  private readonly files: readonly string[];

  constructor(vitest: Vitest, run: PictureRun, files: readonly string[]) {
    this.vitest = vitest;
    this.run = run;
    this.files = files;
  }

  onTestRunStart(): void {
    // What an earlier run has found is no news.
    rmSync(this.file(), { force: true });
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const { run, vitest } = this;
    const titles = titlesOf(globSync('stories/**/*.stories.tsx'));
    const taken = run.taken.map((picture) => ({
      ...picture,
      name: `${titles.get(picture.file) ?? picture.file} › ${picture.name}`,
    }));
    const orphans = this.orphans(modules, new Set([...titles.values()].map(titleId)));
    if (run.accept) run.remove(orphans);
    await run.save();
    const report: Report = {
      stories: findingsOf(taken),
      orphans: run.accept ? [] : orphans,
      compared: {
        pictures: taken.length,
        stories: new Set(taken.map(({ story }) => story)).size,
      },
    };
    const accepted = taken.filter(({ outcome }) => outcome.kind === 'accepted').length;
    const lines = [
      ...reportLines(report),
      ...(run.accept ? [`${accepted} accepted anew, ${orphans.length} removed`] : []),
    ];
    if (lines.length === 0) return;
    if (reportLines(report).length > 0) {
      process.exitCode = 1;
      mkdirSync(run.folder, { recursive: true });
      writeFileSync(this.file(), reportHtml(report, { style: reportStyle(), image: embedded }));
      lines.push(`Report: ${path.relative(vitest.config.root, this.file())}`);
      lines.push(`        ${pathToFileURL(this.file()).href}`);
    }
    vitest.logger.log(['', ...lines.map((line) => `  ${line}`), ''].join('\n'));
  }

  private file(): string {
    return path.resolve(this.run.folder, 'index.html');
  }

  /**
   * The accepted pictures that no story asks for: its title is gone, or the story, or the mode. About
   * a file that did not run whole nothing is said.
   */
  private orphans(modules: readonly TestModule[], titles: ReadonlySet<string>): Picture[] {
    const { run, vitest, files } = this;
    if (vitest.config.testNamePattern !== undefined) return [];
    // One that failed before its picture will have it again.
    if (modules.some((module) => !module.ok() && module.errors().length > 0)) return [];
    const broken = new Set(
      modules.flatMap((module) =>
        [...module.children.allTests('failed')].map(
          (test) => (test.meta() as { storyId?: string }).storyId ?? test.name,
        ),
      ),
    );
    const asked = new Set(run.taken.map(pictureKey));
    const ran = new Set(modules.map(({ moduleId }) => path.relative(vitest.config.root, moduleId)));
    if (!files.every((file) => ran.has(file))) return [];
    // Every instance ran, or a mode that was left out would look forgotten.
    if (new Set(modules.map(({ project }) => project.name)).size < vitest.projects.length)
      return [];
    return run.pictures().filter((picture) => {
      if (asked.has(pictureKey(picture)) || broken.has(picture.story)) return false;
      const [title = ''] = picture.story.split('--', 1);
      return !titles.has(title) || this.ranWhole;
    });
  }

  private get ranWhole(): boolean {
    return this.files.length === globSync('stories/**/*.stories.tsx').length;
  }
}

/**
 * Reports what a picture run found in `index.html` of its folder, and fails it when an accepted
 * picture has no story. A plug-in and no entry of `reporters`, because that list gives way to
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
