// Which steps a change runs, how much of each, and why; and what is left out.
import type { Project, Reach, Reasons } from './reach.ts';

/** How much of a step is run. */
export interface Part {
  /** Only these; the step as a whole unless said. */
  files?: readonly string[];
  /** Of some of those files only the tests with these tags. */
  tags?: ReadonlyMap<string, readonly string[]>;
  /** As a line says it: `3 of 115 files`, `all`. */
  amount: string;
  /** The changed files that it is run for. */
  because: readonly string[];
}

export interface Plan {
  /** By the step's name; steps that are in neither list always run. */
  run: ReadonlyMap<string, Part>;
  /** By the step's name: what of it is left out, and why. */
  leftOut: ReadonlyMap<string, string>;
}

/** How many files there are of each kind. */
export interface Totals {
  units: number;
  database: number;
  stories: number;
  specs: number;
}

export function totalsOf({ graph, titles }: Project): Totals {
  const count = (kind: RegExp): number =>
    [...graph.keys()].filter((file) => kind.test(file)).length;
  return {
    units: count(/^tests\/(?:unit|machines|review)\/.*[.]test[.]tsx?$/),
    database: count(/^tests\/database\/.*[.]test[.]ts$/),
    stories: titles.size,
    specs: count(/^tests\/e2e\/.*[.]spec[.]ts$/),
  };
}

const all = (because: readonly string[]): Part => ({ amount: 'all', because });

/** From what a change can reach to the steps of `npm test`; undefined where it reaches everything. */
export function planOf(reach: Reach, totals: Totals): Plan | undefined {
  if (reach.everything.length > 0) return undefined;
  const run = new Map<string, Part>();
  const leftOut = new Map<string, string>();

  const narrow = (name: string, reasons: Reasons, total: number, kind: string, why: string) => {
    const because = [...new Set(reasons.values())];
    const rest = total - reasons.size;
    if (reasons.size > 0 && rest <= 0) run.set(name, all(because));
    else if (reasons.size > 0)
      run.set(name, {
        files: [...reasons.keys()].toSorted(),
        amount: `${reasons.size} of ${total} ${kind}`,
        because,
      });
    if (rest > 0) leftOut.set(name, `${rest} of ${total} ${kind}: ${why}`);
  };
  narrow('unit and machines', reach.units, totals.units, 'files', 'they use nothing that differs');
  narrow('database', reach.database, totals.database, 'files', 'they use nothing that differs');
  narrow(
    'stories and pictures',
    reach.stories,
    totals.stories,
    'files',
    'they draw nothing that differs',
  );
  narrow(
    'end to end',
    reach.specs,
    totals.specs,
    'specs',
    'they walk through nothing that differs',
  );

  const specs = run.get('end to end');
  if (specs !== undefined && reach.tags.size > 0) {
    // Every spec is reached, and some of them in part: then all are named.
    const files = specs.files ?? [...reach.specs.keys()].toSorted();
    const amount = `${specs.amount}, ${reach.tags.size} of them in part`;
    run.set('end to end', { ...specs, files, amount, tags: reach.tags });
  }

  for (const name of ['storybook', 'pictures by change', 'firefox', 'budgets'] as const) {
    const cause = reach.steps.get(name);
    if (cause === undefined) leftOut.set(name, 'none of its inputs differs');
    else run.set(name, all([cause]));
  }

  const causesOf = (...names: string[]): string[] => [
    ...new Set(names.flatMap((name) => run.get(name)?.because ?? [])),
  ];
  const needed = (name: string, ...by: string[]) => {
    if (by.some((step) => run.has(step))) run.set(name, all(causesOf(...by)));
    else leftOut.set(name, 'nothing that runs needs it');
  };
  needed('build', 'end to end', 'firefox', 'budgets');
  needed('storybook build', 'storybook');
  const stories = run.get('stories and pictures');
  if (stories !== undefined && stories.files === undefined) run.set('states', all(stories.because));
  else leftOut.set('states', 'only a run of all stories says what they cover');
  return { run, leftOut };
}
