// Closes a picture run: its report, and the accepted pictures that nothing asks for any more.
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { modes } from './modes.ts';
import { BASELINES, orphansOf } from './baselines.ts';
import { findingsOf, type StoryTest } from './findings.ts';
import { reportHtml, reportLines, type Report } from './reportHtml.ts';
import { reportStyle } from './reportStyle.ts';
import { titleId, titlesOf } from './storyTitles.ts';

/** Storybook's own part of a test's notes. */
interface StoryMeta {
  storyId?: string;
}

type Titles = ReadonlyMap<string, string>;

function storyTestOf(test: TestCase, root: string, titles: Titles): StoryTest | undefined {
  const { storyId } = test.meta() as StoryMeta;
  const { state, errors = [] } = test.result();
  if (storyId === undefined || state === 'pending') return undefined;
  const file = path.relative(root, test.module.moduleId).replaceAll(path.sep, '/');
  return {
    id: storyId,
    file,
    name: `${titles.get(file) ?? file} › ${test.name}`,
    mode: test.project.name,
    state,
    errors: errors.map(({ message }) => message),
  };
}

function embedded(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  return `data:image/png;base64,${readFileSync(file).toString('base64')}`;
}

class PictureReporter implements Reporter {
  private readonly vitest: Vitest;
  private readonly folder: string;

  constructor(vitest: Vitest, folder: string) {
    this.vitest = vitest;
    this.folder = folder;
  }

  onTestRunStart(): void {
    // What an earlier run has found is no news.
    rmSync(this.file(), { force: true });
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const { root } = this.vitest.config;
    const titles = titlesOf(globSync('stories/**/*.stories.tsx'));
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) => storyTestOf(test, root, titles) ?? []),
    );
    const compared = tests.filter(({ state }) => state !== 'skipped');
    const report: Report = {
      stories: findingsOf(tests, this.folder),
      orphans: this.removeOrphans(this.orphans(tests, modules, titles)),
      compared: { pictures: compared.length, stories: new Set(compared.map(({ id }) => id)).size },
    };
    const lines = reportLines(report);
    if (lines.length === 0) return;
    process.exitCode = 1;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.file(), reportHtml(report, { style: reportStyle(), image: embedded }));
    this.vitest.logger.log(
      [
        '',
        ...lines.map((line) => `  ${line}`),
        `  Report: ${path.relative(root, this.file())}`,
        `          ${pathToFileURL(this.file()).href}`,
        '',
      ].join('\n'),
    );
  }

  private file(): string {
    return path.resolve(this.folder, 'index.html');
  }

  private orphans(
    tests: readonly StoryTest[],
    modules: readonly TestModule[],
    titles: Titles,
  ): string[] {
    // Of a file's stories only some ran.
    if (this.vitest.config.testNamePattern !== undefined) return [];
    // A file that could not be loaded has no stories now, and will have them again.
    if (modules.some((module) => module.state() === 'failed' && module.errors().length > 0))
      return [];
    return orphansOf(globSync(`${BASELINES}/**/*.png`).toSorted(), {
      tests,
      titles: new Set([...titles.values()].map(titleId)),
      modes: new Set(this.vitest.projects.map(({ name }) => name)),
      allModes: new Set(Object.keys(modes)),
    });
  }

  /** Accepting the pictures as they are now takes what is gone away; those that stay are returned. */
  private removeOrphans(files: readonly string[]): readonly string[] {
    if (this.vitest.config.snapshotOptions.updateSnapshot !== 'all') return files;
    for (const file of files) {
      rmSync(file);
      const folder = path.dirname(file);
      if (readdirSync(folder).length === 0) rmdirSync(folder);
    }
    return [];
  }
}

/**
 * Reports what a picture run found in `folder`/index.html, and fails it when an accepted picture has
 * no story. A plug-in and no entry of `reporters`, because that list gives way to `--reporter`.
 */
export function reportPictures(folder: string): Plugin {
  let isAdded = false;
  return {
    name: 'report-pictures',
    configureVitest({ vitest }) {
      if (isAdded) return;
      isAdded = true;
      // The list is read once the plug-ins have been asked.
      vitest.config.reporters.push(new PictureReporter(vitest, folder));
    },
  };
}
