// The steps of `npm test`, its named parts, and the files that each step depends on.
import { existsSync, globSync } from 'node:fs';
import type { Change } from './changed.ts';
import { isBrowserPinned } from '../browser.ts';
import { STORY_RUN, STORYBOOK_BUILD } from './command.ts';
import { findEngine, leftOut } from './engines.ts';
import type { ShownWhere } from './shownWhere.ts';
import type { Step } from './steps.ts';

/** Packages without their build output. */
const CRUISED = [
  ...'src machines mocks stories .storybook tests scripts'.split(' '),
  ...globSync('packages/*/{src,tests,scripts}'),
].filter((folder) => existsSync(folder));

const UNIT = ['vitest', 'run', '--project', 'unit'] as const;
const SHEETS = ['vitest', 'run', '--project', 'sheets'] as const;
const DATABASE = ['vitest', 'run', '--project', 'database'] as const;
const JOURNEYS = ['playwright', 'test'] as const;
const ENGINES = ['node', 'scripts/test-engines.ts', '--project=firefox'] as const;
const BOARD = ['playwright', 'test', '--config', 'playwright.storybook.config.ts'] as const;
const BUILD = ['node', 'scripts/build-site.ts'] as const;
const EXAMPLE = ['playwright', 'test', '--config', 'playwright.example.config.ts'] as const;
const EXAMPLE_BUILD =
  'npm run example --workspace storybook-addon-statecharts --workspace storybook-addon-visual-causes'.split(
    ' ',
  );
const STATES = ['node', 'node_modules/storybook-addon-statecharts/dist/cli.js', 'states'] as const;

/** A part of `npm test`. */
interface Part {
  /** A description for the help text. */
  what: string;
  /** The command that accepts arguments, such as a file. */
  runner?: readonly string[];
  /** What has to be built first. */
  build?: readonly string[];
}

export const parts: Readonly<Record<string, Part>> = {
  check: { what: 'formatting, lint, types, imports, dead code, spelling' },
  unit: { what: 'units and statecharts', runner: UNIT },
  sheets: { what: 'every sheet, printed again and compared', runner: SHEETS },
  database: { what: 'the embedded backend and a real Postgres', runner: DATABASE },
  stories: {
    what: 'every story: its steps, its accessibility, its pictures; which states they show',
    runner: STORY_RUN,
  },
  e2e: { what: 'the built site in a browser, and its budgets', runner: JOURNEYS, build: BUILD },
  firefox: {
    what: 'journeys and drawings in Firefox, where there is one',
    runner: ENGINES,
    build: BUILD,
  },
  storybook: {
    what: 'the static Storybook, built and opened',
    runner: BOARD,
    build: STORYBOOK_BUILD,
  },
  addon: {
    what: 'the add-ons in the Storybooks of their examples, built and opened',
    runner: EXAMPLE,
    build: EXAMPLE_BUILD,
  },
};

/** Sources of the built site and its servers. */
const SITE =
  /^(?:src|machines|public|supabase|scripts(?!\/bench)|packages\/(?!storybook-))\/|^index[.]html$|^[.]htmlvalidate[.]json$/;
/** What every story renders with. */
const DRAWN = /^(?:[.]storybook|packages\/storybook-[^/]+|src\/ui\/styles)\//;
const ON_BOARD =
  /^(?:[.]storybook|packages\/storybook-[^/]+|stories|src\/ui\/styles|tests\/storybook)\//;
const ADDON = /^packages\/storybook-/;

/** The static checks, in the order in which they start, the slowest first. */
function checks(): Step[] {
  const types = 'node_modules/.cache/tallygrove/types.tsbuildinfo';
  const commands = {
    lint: ['oxlint'],
    // Incremental: after a change of one file it takes a third of the time.
    types: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', types],
    'dead code': ['knip'],
    boundaries: ['depcruise', '--config', '.dependency-cruiser.mjs', ...CRUISED],
    spelling: ['cspell', '--no-progress', '--no-summary', '--quiet'],
    format: ['oxfmt', '--check'],
  };
  const mends: Record<string, string> = { format: 'npx oxfmt .' };
  return Object.entries(commands).map(([name, command]) => ({
    part: 'check',
    name,
    command,
    ...(mends[name] !== undefined && { mend: mends[name] }),
  }));
}

/** A missing engine is not a failure. */
function firefox(): Step[] {
  if (findEngine('firefox') === undefined) {
    process.stdout.write(`${leftOut('firefox')}\n`);
    return [];
  }
  return [
    {
      part: 'firefox',
      name: 'firefox',
      command: [...ENGINES, '--grep-invert=@whole'],
      needs: ['build'],
      isAlone: true,
      hasTests: true,
      input: [SITE, /^tests\/engines\//],
    },
  ];
}

/** The steps in the order in which they start: all, or those that a change affects. */
export function testSteps(change?: Change): Step[] {
  // Vitest follows the stories' modules, and Playwright its specs; either may find nothing affected.
  const someStories =
    change && !change.reaches([DRAWN]) ? [`--changed=${change.base}`, '--passWithNoTests'] : [];
  const someJourneys =
    change && !change.reaches([SITE])
      ? [`--only-changed=${change.base}`, '--pass-with-no-tests']
      : [];
  const hasAllStories = someStories.length === 0;
  const all: Step[] = [
    ...checks(),
    { part: 'storybook', name: 'storybook build', command: STORYBOOK_BUILD, input: [ON_BOARD] },
    {
      part: 'e2e',
      name: 'build',
      command: BUILD,
      input: [SITE, /^tests\/(?:e2e|engines)\//],
    },
    { part: 'addon', name: 'add-on build', command: EXAMPLE_BUILD, input: [ADDON] },
    // Below, what uses every core: the test runners and all that drives a browser.
    { part: 'unit', name: 'unit and machines', command: UNIT, isAlone: true, hasTests: true },
    {
      part: 'sheets',
      name: 'sheets',
      command: SHEETS,
      isAlone: true,
      hasTests: isBrowserPinned(),
      input: [
        /^(?:src\/(?:content|domain|sheets|ui)|tests\/sheets|public)\/|^scripts\/sheets[.]ts$/,
      ],
    },
    {
      part: 'database',
      name: 'database',
      command: DATABASE,
      isAlone: true,
      hasTests: true,
      input: [/^(?:[.]storybook|packages|scripts|src|supabase|tests)\//],
    },
    {
      part: 'stories',
      name: 'stories and pictures',
      command: [...STORY_RUN, ...someStories],
      isAlone: true,
      hasTests: hasAllStories,
      input: [/^(?!docs\/|tests\/(?!visual)|supabase\/|[.]github\/|[^/]+[.]md$)/],
    },
    {
      part: 'e2e',
      name: 'end to end',
      command: [...JOURNEYS, ...someJourneys],
      needs: ['build'],
      isAlone: true,
      hasTests: someJourneys.length === 0,
      input: [SITE, /^tests\/(?:e2e|unit\/art|support)\//],
    },
    {
      part: 'e2e',
      name: 'budgets',
      command: ['node', 'scripts/budgets.ts'],
      needs: ['build'],
      isAlone: true,
      input: [SITE],
    },
    {
      part: 'storybook',
      name: 'storybook',
      command: BOARD,
      needs: ['storybook build', 'build'],
      isAlone: true,
      hasTests: true,
      input: [ON_BOARD],
    },
    {
      part: 'addon',
      name: 'add-on',
      command: EXAMPLE,
      needs: ['add-on build'],
      isAlone: true,
      hasTests: true,
      input: [ADDON],
    },
    ...firefox(),
    {
      part: 'stories',
      name: 'states',
      command: STATES,
      needs: ['stories and pictures'],
      // Only a run of all stories determines which states they show.
      input: [DRAWN],
    },
  ];
  return all.filter(
    ({ input }) => change === undefined || input === undefined || change.reaches(input),
  );
}

/** The steps for a change of words alone: what shows them. @param files the changed files */
export function contentSteps(
  { stories, pages, isOnSheets }: ShownWhere,
  files: readonly string[],
): Step[] {
  const shown = new Set([...stories, ...files.filter((file) => file.endsWith('.stories.tsx'))]);
  const limited: Record<string, readonly string[]> = {
    // The product's own; the add-ons have no words of the site.
    'unit and machines': [...UNIT, 'tests/'],
    'stories and pictures': [...STORY_RUN, ...shown],
    'end to end': [
      ...JOURNEYS,
      'everyPage.spec.ts',
      ...(pages === undefined ? [] : ['--grep', ` (?:${pages.join('|')}) is accessible`]),
    ],
  };
  const names = [
    ...checks().map(({ name }) => name),
    'build',
    'unit and machines',
    ...(isOnSheets ? ['sheets'] : []),
    ...(shown.size > 0 ? ['stories and pictures'] : []),
    ...(pages?.length === 0 ? [] : ['end to end']),
    'budgets',
  ];
  return testSteps()
    .filter(({ name }) => names.includes(name))
    .map((step) => ({ ...step, command: limited[step.name] ?? step.command }));
}

/** The steps of some parts, with their dependencies. */
export function stepsOf(names: readonly string[], all: readonly Step[]): Step[] {
  const own = all.filter(({ part }) => names.includes(part));
  const needed = new Set(own.flatMap(({ needs = [] }) => needs));
  return all.filter((step) => own.includes(step) || needed.has(step.name));
}
