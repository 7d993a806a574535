// Starts Vitest with the project's stories for a command, counts while they run, and names failures.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { projectStories } from '../desk/build/stories.ts';
import { readRunResults } from '../desk/build/accepted.ts';
import { counted } from '../desk/summary.ts';
import { readManifest } from '../pictures/manifest.ts';
import { markCommand, storyOf } from '../pictures/storyRun.ts';
import { projectOptions } from '../settings/projectOptions.ts';

/** Lines of progress, and of failures. */
const LINES = 5;
/** The error message of a picture or text that differs from the accepted one. */
const DIFFERENCE = /^(?:PictureDifference: )?The (?:picture|ARIA snapshot) of /;

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

const nameOf = (moduleId: string): string => path.relative('.', moduleId).replaceAll(path.sep, '/');

/** Counts a run's stories, one line for each fifth, and names those that fail otherwise than they look. */
class Progress implements Reporter {
  /** The stories that the next run takes. */
  wanted: ReadonlySet<string> = new Set();
  failed = 0;
  private done = 0;
  private differ = 0;

  onTestRunStart(): void {
    [this.failed, this.done, this.differ] = [0, 0, 0];
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) this.fail(module, message.split('\n')[0] ?? '');
  }

  onTestCaseResult(test: TestCase): void {
    const { size } = this.wanted;
    if (!this.wanted.has(storyOf(test))) return;
    const { state, errors = [] } = test.result();
    if (errors.some(({ message }) => !DIFFERENCE.test(message))) this.fail(test.module, test.name);
    const linesOf = (done: number): number => Math.floor((done * LINES) / size);
    this.done += 1;
    if (state === 'failed') this.differ += 1;
    if (linesOf(this.done) > linesOf(this.done - 1))
      printLine(
        `  ${this.done} of ${counted(size, 'story', 'stories')}, ${counted(this.differ, 'differs', 'differ')}`,
      );
  }

  private fail({ moduleId }: TestModule, what: string): void {
    this.failed += 1;
    if (this.failed <= LINES) printLine(`  Failed: ${nameOf(moduleId)}: ${what}`);
  }
}

/** Says how many pictures these stories have and, if runs have measured it, how long they take. */
function forecast(stories: ReadonlySet<string>, files: number): string {
  const { seconds } = readRunResults();
  const pictures = readManifest().filter(({ story }) => stories.has(story));
  const measured = [...stories].flatMap((story) => seconds[story] ?? []);
  // Several stories run at once.
  const sum = measured.reduce((all, each) => all + each, 0) / availableParallelism();
  const time =
    measured.length === 0
      ? 'not measured before'
      : `in about ${Math.ceil((sum * stories.size) / measured.length / 5) * 5} s`;
  return `${counted(pictures.length, 'picture')} of ${counted(stories.size, 'story', 'stories')} in ${counted(files, 'file')} to take, ${time}.`;
}

/**
 * Runs stories.
 * @param wanted limits it to the pictures of these, without the steps of stories that have none
 * @returns whether they passed, pictures and texts aside
 */
type Run = (wanted?: ReadonlySet<string>) => Promise<boolean>;

/** Returns those of the stories that some changed files reach. */
type Reaching = (changed: readonly string[]) => Promise<string[]>;

/**
 * Starts Vitest with the project's stories, without those that are tests without pictures, and
 * closes it once they are used.
 * @param chosen the stories of given files, or those that differ since a commit
 * @param work receives the ids of these stories, what runs them, and what finds those that files reach
 */
export async function withStories(
  { files = [], since }: { files?: string[]; since?: string },
  work: (ids: ReadonlySet<string>, run: Run, reaching: Reaching) => Promise<boolean>,
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
  const names = new Set(specifications.map(({ moduleId }) => nameOf(moduleId)));
  const { testsOnly = [] } = specifications[0]?.project.getProvidedContext() ?? {};
  const stories = (await projectStories()).filter(
    ({ tags, file }) =>
      names.has(file) && tags.includes('test') && !testsOnly.some((tag) => tags.includes(tag)),
  );

  async function run(wanted?: ReadonlySet<string>): Promise<boolean> {
    const taken = stories.filter(({ id }) => wanted?.has(id) ?? true);
    const own = new Set(taken.map(({ file }) => file));
    const chosen = specifications.filter(({ moduleId }) => own.has(nameOf(moduleId)));
    progress.wanted = new Set(taken.map(({ id }) => id));
    if (wanted !== undefined)
      for (const { project } of chosen) project.provide('wanted', [...wanted]);
    printLine(forecast(progress.wanted, chosen.length));
    await vitest.runTestSpecifications(chosen);
    if (progress.failed === 0) return true;
    printLine(
      `  ${counted(progress.failed, 'story fails', 'stories fail')} for other reasons than pictures. For details, run npx vitest run --config ${projectOptions.storyRun} <file>`,
    );
    return false;
  }

  async function reaching(changed: readonly string[]): Promise<string[]> {
    vitest.config.related = changed.map((file) => path.resolve(file));
    const reached = await vitest.getRelevantTestSpecifications();
    const own = new Set(reached.map(({ moduleId }) => nameOf(moduleId)));
    return stories.flatMap(({ id, file }) => (own.has(file) ? [id] : []));
  }

  try {
    return await work(new Set(stories.map(({ id }) => id)), run, reaching);
  } finally {
    await vitest.close();
  }
}
