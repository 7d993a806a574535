// The steps of `npm test`, and its named parts.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isBrowserPinned } from '../browser.ts';
import type { Change } from './changed.ts';
import { checks } from './checks.ts';
import { runCommand, STORY_RUN, STORYBOOK_BUILD } from './command.ts';
import { findEngine, leftOut } from './engines.ts';
import type { Step } from './steps.ts';
import { playwrightCounts, vitestCounts, type TestCounts } from './testCounts.ts';

const UNIT = ['vitest', 'run', '--project', 'unit'] as const;
const STATECHARTS = ['node', 'node_modules/storybook-addon-statecharts/dist/cli.js'] as const;
const DATABASE = ['vitest', 'run', '--project', 'database'] as const;
const JOURNEYS = ['playwright', 'test'] as const;
const ENGINES = ['node', 'scripts/test-engines.ts'] as const;
const BOARD = ['playwright', 'test', '--config', 'playwright.storybook.config.ts'] as const;
const BUILD = ['node', 'scripts/build-site.ts'] as const;
const EXAMPLE = ['playwright', 'test', '--config', 'playwright.example.config.ts'] as const;
const EXAMPLE_BUILD = [
  'npm',
  'run',
  'example',
  '--workspace',
  'storybook-addon-statecharts',
] as const;

/** A part of `npm test`. */
export interface Part {
  /** A description for the help text. */
  what: string;
  /** Its steps; their dependencies run first. */
  steps: readonly string[];
  /** The step that accepts arguments, such as a file. */
  runner?: readonly string[];
  /** What has to be built first. */
  build?: readonly string[];
}

export const parts: Readonly<Record<string, Part>> = {
  check: {
    what: 'formatting, lint, types, imports, dead code, spelling',
    steps: ['lint', 'types', 'dead code', 'boundaries', 'spelling', 'format'],
  },
  unit: { what: 'units and statecharts', steps: ['unit and machines'], runner: UNIT },
  database: {
    what: 'the embedded backend and a real Postgres',
    steps: ['database'],
    runner: DATABASE,
  },
  stories: {
    what: 'every story: its steps, its accessibility, its pictures; which states they show',
    steps: ['stories and pictures', 'pictures by change', 'states'],
    runner: STORY_RUN,
  },
  e2e: {
    what: 'the built site in a browser, and its budgets',
    steps: ['end to end', 'budgets'],
    runner: JOURNEYS,
    build: BUILD,
  },
  firefox: {
    what: 'journeys and drawings in Firefox, where there is one',
    steps: ['firefox'],
    runner: [...ENGINES, '--project=firefox'],
    build: BUILD,
  },
  storybook: {
    what: 'the static Storybook, built and opened',
    steps: ['storybook'],
    runner: BOARD,
    build: STORYBOOK_BUILD,
  },
  addon: {
    what: 'the add-on in the Storybook of its example, built and opened',
    steps: ['add-on'],
    runner: EXAMPLE,
    build: EXAMPLE_BUILD,
  },
};

/** The tools' strict mode: rejects missing snapshots and pictures, and `.only`. */
const STRICT = { CI: '1' };

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error('its runner wrote no report');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * The steps, in the order in which they start: all, or those that a change affects. Their runners write
 * reports into `reports`.
 */
export function testSteps(reports: string, change?: Change): Step[] {
  function plain(name: string, command: readonly string[], needs: readonly string[] = []): Step {
    return { name, needs, run: () => runCommand(command, { env: STRICT }) };
  }

  function vitest(
    name: string,
    command: readonly string[],
    { cores, limit }: { cores: 1 | 2; limit?: string | undefined },
  ): Step {
    const file = path.join(reports, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return {
      name,
      cores,
      mayBeEmpty: limit !== undefined,
      run: () => {
        const limited = limit === undefined ? [] : [limit, '--passWithNoTests'];
        return runCommand([...command, ...reporters, ...limited], { env: STRICT });
      },
      counts: (): TestCounts => vitestCounts(readReport(file)),
    };
  }

  function playwright(
    name: string,
    command: readonly string[],
    needs: readonly string[],
    limit?: string,
  ): Step {
    const file = path.join(reports, `${name}.json`);
    const env = { ...STRICT, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const limited = limit === undefined ? [] : [limit, '--pass-with-no-tests'];
    return {
      name,
      needs,
      cores: 2,
      mayBeEmpty: limit !== undefined,
      run: () => runCommand([...command, '--reporter=list,json', ...limited], { env }),
      counts: (): TestCounts => playwrightCounts(readReport(file)),
    };
  }

  /** A missing engine is not a failure. */
  function firefox(): Step[] {
    if (findEngine('firefox') === undefined) {
      process.stdout.write(`${leftOut('firefox')}\n`);
      return [];
    }
    const command = [...ENGINES, '--project=firefox', '--grep-invert=@whole'];
    return [playwright('firefox', command, ['build'])];
  }

  /** A one-pixel canary, run where pictures are compared. */
  function picturesByChange(): Step[] {
    const command = ['vitest', 'run', '--project', 'visual-tools'];
    if (isBrowserPinned()) return [vitest('pictures by change', command, { cores: 2 })];
    process.stdout.write('Pictures are skipped: only the pinned browser’s are comparable.\n');
    return [];
  }

  const affected = change?.limit('stories and pictures');
  const storyRun = vitest('stories and pictures', STORY_RUN, {
    // A run of few files mostly waits, so it runs beside the build and the checks.
    cores: affected === undefined ? 2 : 1,
    limit: affected,
  });

  // First the steps that use one core, the longest first; then those that use both.
  const all: Step[] = [
    ...(affected === undefined ? [] : [storyRun]),
    plain('storybook build', STORYBOOK_BUILD),
    plain('build', BUILD),
    plain('add-on build', EXAMPLE_BUILD),
    vitest('unit and machines', UNIT, { cores: 1 }),
    vitest('database', DATABASE, { cores: 1 }),
    ...checks(),
    ...(affected === undefined ? [storyRun] : []),
    playwright('end to end', JOURNEYS, ['build'], change?.limit('end to end')),
    playwright('storybook', BOARD, ['storybook build']),
    playwright('add-on', EXAMPLE, ['add-on build']),
    ...picturesByChange(),
    plain('states', [...STATECHARTS, 'states', '--check'], ['stories and pictures']),
    ...firefox(),
    plain('budgets', ['node', 'scripts/budgets.ts'], ['build']),
  ];
  return all.filter(({ name }) => change === undefined || change.runs(name));
}

/** The steps of some parts, with their dependencies. */
export function stepsOf(names: readonly string[], all: readonly Step[]): Step[] {
  const wanted = new Set(names.flatMap((name) => parts[name]?.steps ?? []));
  for (const step of all.toReversed()) {
    if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need);
  }
  return all.filter(({ name }) => wanted.has(name));
}
