// `npm test`: everything that is checked, closed by a summary. `npm test -- --changed [base]`: what a
// change can reach (scripts/lib/affected).
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isBrowserPinned } from './browser.ts';
import { chosenTests } from './lib/affected/chosenTests.ts';
import { readPlan } from './lib/affected/readPlan.ts';
import { leftOutText } from './lib/affected/tell.ts';
import { checks } from './lib/checks.ts';
import { runCommand } from './lib/command.ts';
import { findEngine, leftOut } from './lib/engines.ts';
import { failureText, stepLine, summary } from './lib/report.ts';
import { runSteps, type Step } from './lib/steps.ts';
import { playwrightCounts, vitestCounts, type TestCounts } from './lib/testCounts.ts';

const plan = await readPlan(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

const reports = mkdtempSync(path.join(tmpdir(), 'tallygrove-test-'));
/** The tools' strict mode: no missing snapshot or picture is written, no `.only` is accepted. */
const STRICT = { CI: '1' };

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('its runner wrote no report');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function npmScript(name: string, script: string): Step {
  return {
    name,
    run: () => runCommand(['npm', 'run', '--silent', script], { env: STRICT }),
  };
}

function vitest(
  name: string,
  script: string,
  args: readonly string[],
  cores: 1 | 2,
  env: Record<string, string> = {},
): Step {
  const file = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return {
    name,
    cores,
    run: () =>
      runCommand(['npm', 'run', '--silent', script, '--', ...args, ...reporters], {
        env: { ...STRICT, ...env },
      }),
    counts: (): TestCounts => vitestCounts(readReport(file)),
  };
}

function playwright(
  name: string,
  script: string,
  needs: readonly string[],
  args: readonly string[] = [],
): Step {
  const file = path.join(reports, `${name}.json`);
  const env = { ...STRICT, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return {
    name,
    needs,
    cores: 2,
    run: () =>
      runCommand(['npm', 'run', '--silent', script, '--', '--reporter=list,json', ...args], {
        env,
      }),
    counts: (): TestCounts => playwrightCounts(readReport(file)),
  };
}

/**
 * The journeys and some drawings in a second engine, where this machine has one: a browser that is not
 * there fails nothing.
 */
function engines(): Step[] {
  if (findEngine('firefox') === undefined) {
    process.stdout.write(`${leftOut('firefox')}\n`);
    return [];
  }
  return [
    playwright('firefox', 'engines', ['build'], ['--project=firefox', '--grep-invert=@whole']),
  ];
}

/** A change of one pixel, looked for where the pictures are compared at all. */
function picturesByChange(): Step[] {
  if (isBrowserPinned())
    return [vitest('pictures by change', 'vitest:node', ['--project', 'visual-tools'], 2)];
  process.stdout.write('Pictures are left out: only the pinned browser draws comparable ones.\n');
  return [];
}

const filesOf = (name: string): readonly string[] => plan?.run.get(name)?.files ?? [];
const stories = filesOf('stories and pictures');

const isPart = stories.length > 0;
const storyRun = vitest(
  'stories and pictures',
  'vitest:stories',
  [],
  // Of a few files it waits more than it computes: it goes beside the build and the checks.
  isPart ? 1 : 2,
  isPart ? { STORY_FILES: stories.join(',') } : {},
);

/** What fills one core first, the longest before the rest: two run side by side. Then what fills both. */
const all: Step[] = [
  ...(isPart ? [storyRun] : []),
  npmScript('storybook build', 'storybook:build'),
  npmScript('build', 'site:build'),
  vitest(
    'unit and machines',
    'vitest:node',
    ['--project', 'unit', ...filesOf('unit and machines')],
    1,
  ),
  vitest('database', 'vitest:node', ['--project', 'database', ...filesOf('database')], 1),
  ...checks(),
  ...(isPart ? [] : [storyRun]),
  playwright('end to end', 'e2e', ['build'], chosenTests(plan?.run.get('end to end') ?? {})),
  playwright('storybook', 'storybook:open', ['storybook build']),
  ...picturesByChange(),
  {
    name: 'states',
    needs: ['stories and pictures'],
    run: () => runCommand(['node', 'scripts/states.ts', '--recorded']),
  },
  ...engines(),
  { name: 'budgets', needs: ['build'], run: () => runCommand(['node', 'scripts/budgets.ts']) },
];
const steps = all.filter(({ name }) => !(plan?.leftOut.has(name) ?? false) || plan?.run.has(name));

const started = performance.now();
try {
  const results = await runSteps(steps, {
    onStart: (step) => process.stdout.write(`▸ ${step.name}\n`),
    onEnd: (result) => process.stdout.write(`${failureText(result)}${stepLine(result)}\n`),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`\nSummary, after ${seconds} s:\n${summary(results)}\n`);
  if (plan !== undefined) process.stdout.write(`${leftOutText(plan)}\n`);
  if (results.some(({ state }) => state !== 'passed')) process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
