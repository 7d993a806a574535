// Runs stories with the project's Vitest configuration, and reports progress in a few lines.
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { projectOptions } from '../settings/projectOptions.ts';
import { counted } from '../desk/summary.ts';
import { readRunResults } from '../desk/runResults.ts';
import { readManifest } from '../pictures/manifest.ts';
import { markCommand } from '../pictures/reportPictures.ts';
import { idsIn, projectStories } from '../desk/build/stories.ts';

const LINES = 5;
/** Estimate in s before a run has measured the time per picture. */
const SECONDS_EACH = 0.25;
/** Start of a browser and of the modules that all stories share, in s. */
const SECONDS_FIRST = 10;
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
  const { pace = SECONDS_EACH } = readRunResults();
  const seconds = Math.round((SECONDS_FIRST + pictures.length * pace) / 5) * 5;
  const all = new Set((await projectStories()).map(({ file }) => file)).size;
  return `${counted(pictures.length, 'picture')} of ${files.length} of ${counted(all, 'story file')} to take, in about ${seconds} s.`;
}

interface Stories {
  /** The story files, relative to the project's root. */
  files: readonly string[];
  /**
   * Runs them.
   * @returns whether they passed, pictures and texts aside
   */
  run: () => Promise<boolean>;
}

interface Wanted {
  /** Those of given files. */
  files?: string[];
  /** Those that differ since a commit. */
  since?: string;
}

/**
 * Starts Vitest with the project's stories, without those that are tests without pictures, and
 * closes it once they are used.
 */
export async function withStories(
  { files = [], since }: Wanted,
  work: (stories: Stories) => Promise<boolean>,
): Promise<boolean> {
  process.env['VITEST'] = 'true';
  process.env['NODE_ENV'] = 'test';
  markCommand();
  const [{ createVitest }, { logger }] = await Promise.all([
    import('vitest/node'),
    import('storybook/internal/node-logger'),
  ]);
  logger.setLevel('error');
  const vitest = await createVitest(
    {
      config: projectOptions.storyRun,
      watch: false,
      reporters: [progress()],
      ...(since === undefined ? {} : { changed: since }),
    },
    { logLevel: 'error' },
  );
  const specifications = await vitest.getRelevantTestSpecifications(files);
  const names = specifications.map(({ moduleId }) =>
    path.relative('.', moduleId).replaceAll(path.sep, '/'),
  );
  const run = async (): Promise<boolean> => {
    printLine(await forecast(names));
    const { testModules } = await vitest.runTestSpecifications(specifications);
    const failed = testModules.flatMap(failuresIn);
    if (failed.length > 0) {
      printLine(
        `  ${counted(failed.length, 'story fails', 'stories fail')} for other reasons than pictures:`,
      );
      for (const line of failed.slice(0, LINES)) printLine(`    ${line}`);
      printLine(`  For details, run vitest run --config ${projectOptions.storyRun} <file>`);
    }
    return failed.length === 0;
  };
  try {
    return await work({ files: names, run });
  } finally {
    await vitest.close();
  }
}
