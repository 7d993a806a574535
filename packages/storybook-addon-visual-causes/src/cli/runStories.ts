// Runs stories with the project's Vitest configuration, and reports progress in a few lines.
import path from 'node:path';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { projectOptions } from '../settings/projectOptions.ts';
import { counted } from '../desk/summary.ts';
import { lastRun } from '../desk/runResults.ts';
import { readManifest } from '../pictures/manifest.ts';
import { takePicturesOnly } from '../pictures/picturesOnly.ts';
import { storyFiles } from '../pictures/storyFiles.ts';
import { idsIn, projectStories } from '../desk/build/storyIndex.ts';
import { changesSince } from './reach.ts';

const LINES = 5;
/** Estimate in s before a run has measured the time per picture. */
const SECONDS_EACH = 0.25;
/** Start of a browser and of the modules that all stories share, in s. */
const SECONDS_FIRST = 10;
const NO_VITEST =
  'The stories run in Vitest, which is not installed: npm install --save-dev vitest @vitest/browser-playwright @storybook/addon-vitest playwright-core';
/** The error message of a picture or text that differs from the accepted one. */
const DIFFERENCE = /^(?:PictureDifference: )?The (?:picture|ARIA snapshot) of /;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** A module's stories that failed for reasons other than their appearance. */
function failuresIn(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].filter((test) =>
    (test.result().errors ?? []).some(({ message }) => !DIFFERENCE.test(message)),
  );
  const file = path.relative('.', module.moduleId);
  return [
    ...module.errors().map(({ message }) => `${file}: ${message.split('\n')[0] ?? ''}`),
    ...tests.map(({ name }) => `${file}: ${name}`),
  ];
}

/** Prints one line per fifth of the files. */
function progress(): Reporter {
  let [total, done, differ] = [0, 0, 0];
  const lines = (): number => Math.floor((done * LINES) / total);
  return {
    onTestRunStart(specifications) {
      total = specifications.length;
    },
    onTestModuleEnd(module) {
      const before = lines();
      done += 1;
      differ += [...module.children.allTests('failed')].length;
      if (lines() > before)
        printLine(
          `  ${done} of ${counted(total, 'file')}, ${counted(differ, 'story differs', 'stories differ')}`,
        );
    },
  };
}

/** The number of accepted pictures in the files, and the estimated duration. */
async function forecast(files: readonly string[]): Promise<string> {
  const stories = idsIn(await projectStories(), files);
  const pictures = readManifest().filter(({ story }) => stories.has(story));
  const last = lastRun();
  const each =
    last === undefined || last.pictures < 50 ? SECONDS_EACH : last.seconds / last.pictures;
  const seconds = Math.round((SECONDS_FIRST + pictures.length * each) / 5) * 5;
  const all = storyFiles().length;
  return `${counted(pictures.length, 'picture')} of ${files.length} of ${counted(all, 'story file')} to take, in about ${seconds} s.`;
}

/** Creates Vitest for all stories, or for those affected since a commit. */
async function vitestFor(since?: string): Promise<Vitest> {
  process.env['VITEST'] = 'true';
  process.env['NODE_ENV'] = 'test';
  const [{ createVitest }, { logger }] = await Promise.all([
    import('vitest/node').catch((error: unknown) => {
      throw new Error(NO_VITEST, { cause: error });
    }),
    import('storybook/internal/node-logger'),
  ]);
  logger.setLevel('error');
  return createVitest(
    {
      config: projectOptions.storyRun,
      watch: false,
      reporters: [progress()],
      ...(since === undefined
        ? {}
        : { changed: since, experimental: { vcsProvider: changesSince(since) } }),
    },
    { logLevel: 'error' },
  );
}

const namesOf = (specifications: readonly TestSpecification[]): string[] =>
  specifications.map(({ moduleId }) => path.relative('.', moduleId).replaceAll(path.sep, '/'));

/** Returns the story files affected since a commit, without running them. */
export async function reachedFiles(since: string): Promise<string[]> {
  const vitest = await vitestFor(since);
  try {
    return namesOf(await vitest.getRelevantTestSpecifications());
  } finally {
    await vitest.close();
  }
}

/**
 * Runs the stories of given files, or of all.
 * @param arePicturesEnough whether to leave out walks, which are tests without pictures
 * @returns whether they passed, pictures and texts aside
 */
export async function runStories({
  files,
  arePicturesEnough = false,
}: { files?: readonly string[]; arePicturesEnough?: boolean } = {}): Promise<boolean> {
  if (files !== undefined) process.env['STORY_FILES'] = files.join(',');
  if (arePicturesEnough) takePicturesOnly();
  const vitest = await vitestFor();
  try {
    const specifications = await vitest.getRelevantTestSpecifications();
    printLine(await forecast(namesOf(specifications)));
    const { testModules } = await vitest.runTestSpecifications(specifications, files === undefined);
    const failed = testModules.flatMap(failuresIn);
    if (failed.length > 0) {
      printLine(
        `  ${counted(failed.length, 'story fails', 'stories fail')} for other reasons than pictures:`,
      );
      for (const line of failed.slice(0, LINES)) printLine(`    ${line}`);
      printLine(`  For details, run vitest run --config ${projectOptions.storyRun} <file>`);
    }
    return failed.length === 0;
  } finally {
    await vitest.close();
  }
}
