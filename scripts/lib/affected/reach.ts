// What a change can reach: tests, stories, specs and steps, each with a file that is the reason.
import {
  cutForStories,
  listedCharts,
  loadedModules,
  openedScreens,
  readFiles,
  storyboardOf,
} from './edges.ts';
import { follow, isWithin, type Edge, type Pattern } from './follow.ts';
import type { Graph } from './graph.ts';
import { everything, nothing, stepInputs, storyRunInputs } from './inputs.ts';
import { everySpec, specInputs, tagInputs, taggedSpecs } from './specInputs.ts';

export interface Project {
  graph: Graph;
  /** The first part of a file's stories' ids, by file: `components-badge`. */
  titles: ReadonlyMap<string, string>;
  /** The files of stories that run each statechart, by that part (review/coverage/chartStories.json). */
  chartStories: Readonly<Record<string, readonly string[]>>;
}

export interface Change {
  /** From the project's root; those that are gone, too. */
  files: readonly string[];
  /** The ids of the stories of which an accepted picture differs. */
  pictures: readonly string[];
}

/** What is run, by the file that it is run for. */
export type Reasons = ReadonlyMap<string, string>;

export type NarrowedStep = keyof typeof stepInputs;

const narrowedSteps = Object.keys(stepInputs) as NarrowedStep[];

export interface Reach {
  /** The files that run everything, and nothing else is said then. */
  everything: readonly string[];
  units: Reasons;
  database: Reasons;
  /** Files of stories. */
  stories: Reasons;
  /** The file that every story is drawn with, where one differs. */
  everyStory: string | undefined;
  /** Files of end-to-end specs. */
  specs: Reasons;
  /** Of those of them that run in part, the tags that do. */
  tags: ReadonlyMap<string, readonly string[]>;
  /** The steps that are run whole or not at all. */
  steps: ReadonlyMap<NarrowedStep, string>;
}

const PREVIEW = '.storybook/preview.tsx';
const MANIFEST = 'tests/visual/pictures.json';
const UNIT = /^tests\/(?:unit|machines|review)\/.*[.]test[.]tsx?$/;
const DATABASE = /^tests\/database\/.*[.]test[.]ts$/;
const STORIES = /^stories\/.*[.]stories[.]tsx$/;
/** What builds and serves the site that specs open. */
const BUILD = ['vite.config.ts', 'scripts/prerender.ts', 'scripts/preview.ts'];
/** For the review board alone: no visitor loads them. */
const WORDS = /^machines\/.*words[.]ts$/;
const SHELL = /^src\/app\/(?!routes\/)/;
const SPEC = /^tests\/e2e\/.*[.]spec[.]ts$/;
const MODULE = /^(?:[.]storybook|machines|mocks|review|scripts|src|stories|tests)\/.*[.]tsx?$/;
const MACHINE = /^machines\/(\w+)\/\w+[.]machine[.]ts$/;

const named = (reached: ReadonlyMap<string, string>, name: RegExp): Map<string, string> =>
  new Map([...reached].filter(([file]) => name.test(file)));

const firstWithin = (files: readonly string[], patterns: readonly Pattern[]): string | undefined =>
  files.find((file) => isWithin(file, patterns));

/** They read all texts, which says nothing about what else those are for. */
const OVERLOOKING = ['tests/unit/docs.test.ts', 'tests/unit/scripts/affected/project.test.ts'];

/** Does anything here know what a change of the file means? */
export function isKnown(file: string, graph: Graph): boolean {
  // A module that is gone: whoever imported it differs as well.
  if (graph.has(file) || MODULE.test(file)) return true;
  return [
    nothing,
    storyRunInputs,
    everySpec,
    ...[...Object.values(specInputs), ...Object.values(tagInputs)].map((patterns) =>
      patterns.filter((each) => !each.endsWith('/')),
    ),
    ...Object.values(stepInputs).map((patterns) => patterns.filter((each) => each !== 'src/')),
    ...[...loadedModules, ...readFiles].flatMap(({ from, to }) =>
      OVERLOOKING.includes(from) ? [] : [to],
    ),
    ['*.md', 'tests/visual/'],
  ].some((patterns) => isWithin(file, patterns));
}

function storiesReached(
  project: Project,
  { files, pictures }: Change,
  reached: Reasons,
): { stories: Map<string, string>; everyStory: string | undefined } {
  const { graph, titles, chartStories } = project;
  const all = [...titles.keys()];
  const boards = all.filter((file) => file.startsWith('stories/storyboards/'));
  const added: Edge[] = [...boards.map((file) => storyboardOf(file)), listedCharts];
  const edges = { graph, read: readFiles, cut: cutForStories };
  const isChart = (file: string): boolean => file.startsWith('machines/');
  // A statechart reaches the stories that were seen to run it, not all that open a screen with it.
  const byChart = follow({ ...edges, added }, files.filter(isChart));
  const byRest = follow(
    { ...edges, added: [...loadedModules, ...added, ...openedScreens] },
    files.filter((file) => !isChart(file)),
  );
  const everyStory =
    firstWithin(files, storyRunInputs) ?? byRest.get(PREVIEW) ?? byChart.get(PREVIEW);
  const stories = new Map([...named(byChart, STORIES), ...named(byRest, STORIES)]);
  const add = (title: string, cause: string): void => {
    const file = all.find((each) => titles.get(each) === title);
    if (file !== undefined && !stories.has(file)) stories.set(file, cause);
  };
  for (const [file, cause] of reached) {
    const id = MACHINE.exec(file)?.[1];
    for (const title of chartStories[id ?? ''] ?? []) add(title, cause);
  }
  for (const story of pictures) add(story.split('--', 1)[0] ?? '', MANIFEST);
  for (const file of files) {
    const title = /^tests\/visual\/(?:accepted|reads)\/([^/]+)\//.exec(file)?.[1];
    if (title !== undefined) add(title, file);
  }
  if (everyStory !== undefined) for (const file of all) stories.set(file, everyStory);
  return { stories: new Map([...stories].filter(([file]) => titles.has(file))), everyStory };
}

/** A script that takes part in building or serving the site, of which no spec's line has to know. */
function buildCause({ graph }: Project, files: readonly string[]): string | undefined {
  const users = follow(
    { graph },
    files.filter((file) => file.startsWith('scripts/')),
  );
  return BUILD.map((file) => users.get(file)).find((cause) => cause !== undefined);
}

function specsReached(
  project: Project,
  files: readonly string[],
  reached: Reasons,
): Pick<Reach, 'specs' | 'tags'> {
  const { graph } = project;
  const built = buildCause(project, files);
  // A rule of the domain has no page of its own: whatever takes it stands for it.
  const spread = follow(
    { graph },
    files.filter((file) => file.startsWith('src/domain/')),
  );
  // The shell has every screen, so it would bring every spec along.
  const takers = [...spread.keys()].filter((file) => !SHELL.test(file));
  const places = [...new Set([...files, ...takers])];
  const specs = new Map<string, string>();
  const tags = new Map<string, string[]>();
  for (const spec of [...graph.keys()].filter((file) => SPEC.test(file))) {
    const name = spec.slice('tests/e2e/'.length, -'.spec.ts'.length);
    const place = firstWithin(places, [
      ...everySpec,
      ...(specInputs[name] ?? ['src/', 'machines/']),
    ]);
    const cause =
      built ??
      reached.get(spec) ??
      (place === undefined ? undefined : (spread.get(place) ?? place));
    if (cause !== undefined) specs.set(spec, cause);
    else if (taggedSpecs.includes(name)) {
      const ofPages = Object.entries(tagInputs).flatMap(([tag, patterns]) => {
        const at = firstWithin(places, patterns);
        return at === undefined ? [] : [{ tag, cause: spread.get(at) ?? at }];
      });
      if (ofPages[0] === undefined) continue;
      specs.set(spec, ofPages[0].cause);
      tags.set(
        spec,
        ofPages.map(({ tag }) => tag),
      );
    }
  }
  return { specs, tags };
}

/** What a change can reach. Everything, where it is not known what one of its files is for. */
export function reachOf(project: Project, change: Change): Reach {
  const { files } = change;
  const shipped = files.filter((file) => !WORDS.test(file));
  const reached = follow({ graph: project.graph, added: loadedModules, read: readFiles }, files);
  return {
    everything: files.filter((file) => isWithin(file, everything) || !isKnown(file, project.graph)),
    units: named(reached, UNIT),
    database: named(reached, DATABASE),
    ...storiesReached(project, change, reached),
    ...specsReached(project, shipped, reached),
    steps: new Map(
      narrowedSteps.flatMap((name) => {
        const cause = firstWithin(name === 'budgets' ? shipped : files, stepInputs[name]);
        return cause === undefined ? [] : [[name, cause]];
      }),
    ),
  };
}
