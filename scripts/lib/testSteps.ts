// The steps of `npm test`, its named parts, and the files that each step depends on.
import { existsSync, globSync } from 'node:fs';
import type { Change } from './changed.ts';
import { isBrowserPinned } from '../browser.ts';
import { findEngine, leftOut } from './engines.ts';
import type { ShownWhere } from './shownWhere.ts';
import type { Step } from './steps.ts';

/** The parts of `npm test`, each with a description for the help text. */
export const parts: Readonly<Record<string, string>> = {
  check: 'formatting, lint, types, imports, dead code, spelling',
  unit: 'units and statecharts',
  sheets: 'every sheet, printed again and compared',
  database: 'the embedded backend and a real Postgres',
  stories: 'every story: its steps, its accessibility, its pictures; which states they show',
  e2e: 'the built site in a browser, and its budgets',
  firefox: 'journeys and drawings in Firefox, where there is one',
  storybook: 'the static Storybook, built and opened',
  addon: 'the add-ons in the Storybooks of their examples, built and opened',
};

const STORIES = 'vitest run --config vitest.stories.config.ts';
const TYPES = 'node_modules/.cache/tallygrove/types.tsbuildinfo';

/** Packages without their build output. */
const CRUISED = [
  ...'src machines mocks stories .storybook tests scripts'.split(' '),
  ...globSync('packages/*/{src,tests}'),
].filter((folder) => existsSync(folder));

/** Sources of the built site and its servers. */
const SITE =
  /^(?:src|machines|public|supabase|scripts(?!\/bench)|packages\/(?!storybook-))\/|^index[.]html$|^[.]htmlvalidate[.]json$/;
/** What every story renders with. */
const DRAWN = /^(?:[.]storybook|packages\/storybook-[^/]+|src\/ui\/styles)\//;
const ON_BOARD =
  /^(?:[.]storybook|packages\/storybook-[^/]+|stories|src\/ui\/styles|tests\/storybook)\//;
/** The backends, and what of the site calls them. */
const DATABASE =
  /^(?:[.]storybook|mocks|packages\/(?:embedded|msw)-supabase|scripts|src\/(?:domain|services)|supabase|tests\/(?:database|support))\//;
const ADDON = /^packages\/storybook-/;

/** @param command without quoted words */
const step = (part: string, name: string, command: string, more: Partial<Step> = {}): Step => {
  return { part, name, command: command.split(' '), ...more };
};

/** A step that uses every core: a test runner, or another that drives a browser. */
const alone = (part: string, name: string, command: string, more: Partial<Step> = {}): Step =>
  step(part, name, command, { isAlone: true, hasTests: true, ...more });

const vitest = (project: string) => `vitest run --project ${project}`;
const playwright = (config: string) => `playwright test --config playwright.${config}.config.ts`;

/** The static checks, in the order in which they start, the slowest first. */
const checks = (): Step[] => [
  step('check', 'lint', 'oxlint'),
  // Incremental: after a change of one file it takes a third of the time.
  step('check', 'types', `tsc --noEmit --incremental --tsBuildInfoFile ${TYPES}`),
  step('check', 'dead code', 'knip'),
  step('check', 'boundaries', `depcruise --config .dependency-cruiser.mjs ${CRUISED.join(' ')}`),
  step('check', 'spelling', 'cspell --no-progress --no-summary --quiet'),
  step('check', 'format', 'oxfmt --check', { mend: 'npx oxfmt .' }),
];

/** A missing engine is not a failure. */
function firefox(): Step[] {
  if (findEngine('firefox') === undefined) {
    process.stdout.write(`${leftOut('firefox')}\n`);
    return [];
  }
  const command = `${playwright('engines')} --project=firefox --grep-invert=@whole`;
  const input = [SITE, /^tests\/engines\//];
  return [alone('firefox', 'firefox', command, { needs: ['build'], input })];
}

/** The steps in the order in which they start: all, or those that a change affects. */
export function testSteps(change?: Change): Step[] {
  // Vitest follows the stories' modules, and Playwright its specs; either may find nothing affected.
  const someStories =
    change && !change.reaches([DRAWN]) ? ` --changed=${change.base} --passWithNoTests` : '';
  const someJourneys =
    change && !change.reaches([SITE]) ? ` --only-changed=${change.base} --pass-with-no-tests` : '';
  const all: Step[] = [
    // It prints one page after another, which leaves a third of a core idle.
    step('sheets', 'sheets', vitest('sheets'), {
      hasTests: isBrowserPinned(),
      input: [
        /^(?:src\/(?:content|domain|sheets|ui)|tests\/sheets|public)\/|^scripts\/sheets[.]ts$/,
      ],
    }),
    ...checks(),
    step('storybook', 'storybook build', 'storybook build', { input: [ON_BOARD] }),
    step('e2e', 'build', 'node scripts/build-site.ts', {
      input: [SITE, /^tests\/(?:e2e|engines)\//],
    }),
    step(
      'addon',
      'add-on build',
      'npm run example --workspace storybook-addon-statecharts --workspace storybook-addon-visual-causes',
      { input: [ADDON] },
    ),
    alone('unit', 'unit and machines', vitest('unit')),
    alone('database', 'database', vitest('database'), {
      input: [DATABASE],
    }),
    alone('stories', 'stories and pictures', STORIES + someStories, {
      hasTests: someStories === '',
      mend: 'npm run review, if pictures differ',
      input: [/^(?!docs\/|tests\/(?!visual)|supabase\/|[.]github\/|[^/]+[.]md$)/],
    }),
    alone('e2e', 'end to end', `playwright test${someJourneys}`, {
      needs: ['build'],
      hasTests: someJourneys === '',
      input: [SITE, /^tests\/(?:e2e|unit\/art|support)\//],
    }),
    alone('e2e', 'budgets', 'node scripts/budgets.ts', {
      needs: ['build'],
      hasTests: false,
      input: [SITE],
    }),
    alone('storybook', 'storybook', playwright('storybook'), {
      needs: ['storybook build', 'build'],
      input: [ON_BOARD],
    }),
    alone('addon', 'add-on', playwright('example'), { needs: ['add-on build'], input: [ADDON] }),
    ...firefox(),
    // Only a run of all stories determines which states they show.
    step('stories', 'states', 'node node_modules/storybook-addon-statecharts/dist/cli.js states', {
      needs: ['stories and pictures'],
      input: [DRAWN],
    }),
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
  const where = pages === undefined ? [] : ['--grep', ` (?:${pages.join('|')}) is accessible`];
  /** What a step's command is given besides; a step without does not run. */
  const more: Record<string, readonly string[] | false> = {
    build: [],
    // The product's own; the add-ons have no words of the site.
    'unit and machines': ['tests/'],
    sheets: isOnSheets && [],
    'stories and pictures': shown.size > 0 && [...shown],
    'end to end': pages?.length !== 0 && ['everyPage.spec.ts', ...where],
    budgets: [],
  };
  return testSteps().flatMap((each) => {
    const args = each.part === 'check' ? [] : more[each.name];
    return args ? [{ ...each, command: [...each.command, ...args] }] : [];
  });
}

/** The steps of some parts, with their dependencies. */
export function stepsOf(names: readonly string[], all: readonly Step[]): Step[] {
  const own = all.filter(({ part }) => names.includes(part));
  const needed = new Set(own.flatMap(({ needs = [] }) => needs));
  return all.filter((each) => own.includes(each) || needed.has(each.name));
}
