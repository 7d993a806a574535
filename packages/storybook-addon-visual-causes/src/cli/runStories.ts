// Starts Vitest with the project's stories for a command, counts while they run, and names failures.
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { idsIn, projectStories } from '../desk/build/stories.ts';
import { readRunResults } from '../desk/runResults.ts';
import { counted } from '../desk/summary.ts';
import { readManifest } from '../pictures/manifest.ts';
import { markCommand } from '../pictures/reportPictures.ts';
import { projectOptions } from '../settings/projectOptions.ts';

/** Lines of progress, and of failures. */
const LINES = 5;
/** The error message of a picture or text that differs from the accepted one. */
const DIFFERENCE = /^(?:PictureDifference: )?The (?:picture|ARIA snapshot) of /;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const nameOf = (moduleId: string): string => path.relative('.', moduleId).replaceAll(path.sep, '/');

/** A module's stories that failed for reasons other than their appearance. */
function failuresIn(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].filter((test) =>
    (test.result().errors ?? []).some(({ message }) => !DIFFERENCE.test(message)),
  );
  const file = nameOf(module.moduleId);
  return [
    ...module.errors().map(({ message }) => `${file}: ${message.split('\n')[0] ?? ''}`),
    ...tests.map(({ name }) => `${file}: ${name}`),
  ];
}

/** Prints one line for each fifth of a run's stories. */
class Progress implements Reporter {
  /** The stories that the next run takes. */
  wanted: ReadonlySet<string> = new Set();
  private done = 0;
  private differ = 0;

  onTestRunStart(): void {
    [this.done, this.differ] = [0, 0];
  }

  onTestCaseResult(test: TestCase): void {
    const { size } = this.wanted;
    const { storyId = '' } = test.meta() as { storyId?: string };
    if (!this.wanted.has(storyId)) return;
    const linesOf = (done: number): number => Math.floor((done * LINES) / size);
    this.done += 1;
    if (test.result().state === 'failed') this.differ += 1;
    if (linesOf(this.done) > linesOf(this.done - 1))
      printLine(
        `  ${this.done} of ${counted(size, 'story', 'stories')}, ${counted(this.differ, 'differs', 'differ')}`,
      );
  }
}

/** Says how many pictures these stories have and, if runs have measured it, how long they take. */
function forecast(stories: ReadonlySet<string>, files: number): string {
  const { seconds } = readRunResults();
  const pictures = readManifest().filter(({ story }) => stories.has(story));
  const measured = [...stories].flatMap((story) => seconds[story] ?? []);
  const sum = measured.reduce((all, each) => all + each, 0);
  const time =
    measured.length === 0
      ? 'not measured before'
      : `in about ${Math.ceil((sum * stories.size) / measured.length / 5) * 5} s`;
  return `${counted(pictures.length, 'picture')} of ${counted(stories.size, 'story', 'stories')} in ${counted(files, 'file')} to take, ${time}.`;
}

interface Stories {
  /** The story files, relative to the project's root. */
  files: readonly string[];
  /** The ids of their stories. */
  ids: ReadonlySet<string>;
  /**
   * Runs them.
   * @param wanted limits it to the pictures of these, without the steps of stories that have none
   * @returns whether they passed, pictures and texts aside
   */
  run: (wanted?: ReadonlySet<string>) => Promise<boolean>;
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
  const progress = new Progress();
  const vitest = await createVitest(
    {
      config: projectOptions.storyRun,
      watch: false,
      reporters: [progress],
      ...(since === undefined ? {} : { changed: since }),
    },
    { logLevel: 'error' },
  );
  const specifications = await vitest.getRelevantTestSpecifications(files);
  const names = specifications.map(({ moduleId }) => nameOf(moduleId));
  const { testsOnly = [] } = specifications[0]?.project.getProvidedContext() ?? {};
  const stories = (await projectStories()).filter(
    ({ tags }) => tags.includes('test') && !testsOnly.some((tag) => tags.includes(tag)),
  );
  const ids = idsIn(stories, names);

  async function run(wanted?: ReadonlySet<string>): Promise<boolean> {
    progress.wanted = wanted ?? ids;
    const own = new Set(stories.flatMap(({ id, file }) => (progress.wanted.has(id) ? file : [])));
    const chosen = specifications.filter(
      ({ moduleId }) => wanted === undefined || own.has(nameOf(moduleId)),
    );
    if (wanted !== undefined)
      for (const { project } of chosen) project.provide('wanted', [...wanted]);
    printLine(forecast(progress.wanted, chosen.length));
    await vitest.runTestSpecifications(chosen);
    const failed = chosen.flatMap(({ testModule }) => (testModule ? failuresIn(testModule) : []));
    if (failed.length > 0) {
      printLine(
        `  ${counted(failed.length, 'story fails', 'stories fail')} for other reasons than pictures:`,
      );
      for (const line of failed.slice(0, LINES)) printLine(`    ${line}`);
      printLine(`  For details, run vitest run --config ${projectOptions.storyRun} <file>`);
    }
    return failed.length === 0;
  }

  try {
    return await work({ files: names, ids, run });
  } finally {
    await vitest.close();
  }
}
