// `npm test`: runs all checks and prints a summary; or named parts; or, with --changed, what a change can
// affect. See `--help`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { baseCommit, changeOf, filesSince } from './lib/changed.ts';
import { runCommand } from './lib/command.ts';
import { runSteps, type Step, type StepResult } from './lib/steps.ts';
import { shownWhere } from './lib/shownWhere.ts';
import { contentSteps, parts, stepsOf, testSteps } from './lib/testSteps.ts';

const USAGE = `npm test                       all checks and tests
npm test -- <part> …           the named parts:
${Object.entries(parts)
  .map(([name, what]) => `    ${name.padEnd(12)} ${what}`)
  .join('\n')}
npm test -- <part> <arguments> one part, with arguments for its runner: files, --update, --headed …
npm test -- --changed [base]   what changes since a branch or commit can affect (default: main);
                               of content alone, the stories and pages that show it
`;

const MARK = { passed: '✓', failed: '✗', notRun: '–' };

/** One line: mark, name, seconds, outcome. */
function lineOf({ name, state, seconds, note }: StepResult): string {
  const time = state === 'notRun' ? '' : `${seconds.toFixed(1)} s`;
  return `${MARK[state]} ${name.padEnd(20)} ${time.padStart(8)}  ${note}\n`;
}

/** Reports a step that has ended; of a failed one, its whole output between two lines that name it. */
function report(result: StepResult): void {
  const { name, state, output } = result;
  if (state === 'failed')
    process.stdout.write(
      `\n──── ${name}: its output ────\n${output.trimEnd()}\n──── end of ${name} ────\n\n`,
    );
  process.stdout.write(lineOf(result));
}

/**
 * Makes a temporary folder in memory until the process ends, if the machine has 2 GB for it: browsers have
 * files in it that their processes share, and many tests write.
 */
function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize < 2e9) return undefined;
    const folder = mkdtempSync('/dev/shm/tallygrove-');
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}

/** Runs the steps, reports each as it ends and prints a summary. */
async function run(steps: readonly Step[]): Promise<void> {
  const started = performance.now();
  const memory = folderInMemory();
  const env = {
    // The tools' strict mode: it rejects missing snapshots and pictures, and `.only`.
    CI: '1',
    // TypeScript and oxlint are Go programs, which spend a quarter of their time on collecting garbage.
    GOGC: 'off',
    GOMEMLIMIT: '4GiB',
    ...(memory && { TMPDIR: memory }),
  };
  const results = await runSteps(
    steps,
    { onStart: ({ name }) => process.stdout.write(`▸ ${name}\n`), onEnd: report },
    (command) => runCommand(command, env),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  const sum = (of: 'passed' | 'failed') =>
    results.reduce((total, { tests }) => total + tests[of], 0);
  process.stdout.write(
    `\nSummary, after ${seconds} s:\n${results.map(lineOf).join('')}` +
      `${sum('passed')} passed, ${sum('failed')} failed\n`,
  );
  if (results.some(({ state }) => state !== 'passed')) process.exitCode = 1;
}

/** Runs one part's test runner in the terminal, after its builds. @throws when it takes no arguments */
function runPart(name: string, args: readonly string[]): void {
  const steps = testSteps();
  const runner = steps.find(({ part, hasTests }) => part === name && hasTests !== undefined);
  if (runner === undefined) throw new Error(`${name} takes no arguments: ${args.join(' ')}`);
  const builds = steps.filter((step) => runner.needs?.includes(step.name));
  const commands = [...builds.map((step) => step.command), [...runner.command, ...args]];
  for (const [program = '', ...rest] of commands) {
    const shell = process.platform === 'win32';
    process.exitCode = spawnSync(program, rest, { stdio: 'inherit', shell }).status ?? 1;
    if (process.exitCode !== 0) break;
  }
  if (process.exitCode !== 0 && runner.mend) process.stdout.write(`Next: ${runner.mend}\n`);
}

const given = process.argv.slice(2);
const firstArgument = [...given, ''].findIndex((word) => !(word in parts));
const [names, args] = [given.slice(0, firstArgument), given.slice(firstArgument)];

try {
  if (given.includes('--help')) process.stdout.write(USAGE);
  else if (given[0] === '--changed' && given.length <= 2) {
    const base = baseCommit(given[1]);
    const files = filesSince(base);
    process.stdout.write(
      [`Differs from ${given[1] ?? base.slice(0, 9)}:`, ...files].join('\n  ') + '\n',
    );
    const change = changeOf(files, base);
    const content = change?.files.filter((file) => file.startsWith('src/content/')) ?? [];
    const steps = change?.isContent
      ? contentSteps(await shownWhere(content), change.files)
      : testSteps(change);
    await run(steps);
    const leftOut = testSteps().filter(({ name }) => !steps.some((step) => step.name === name));
    process.stdout.write(`Not run: ${leftOut.map(({ name }) => name).join(', ') || 'nothing'}\n`);
  } else if (names.length === 1 && names[0] !== undefined && args.length > 0) {
    runPart(names[0], args);
  } else if (args.length > 0) throw new Error(`Unknown arguments: ${args.join(' ')}.\n\n${USAGE}`);
  else await run(names.length > 0 ? stepsOf(names, testSteps()) : testSteps());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
