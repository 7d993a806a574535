import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import type { StoryRun } from './record.ts';

/** A transition that no real screen can take, with the reason. */
export interface Unreachable {
  machine: string;
  /** The transition's id. */
  id: string;
  reason: string;
}

/** A total, and how many of it stories cover. */
export interface Figure {
  covered: number;
  total: number;
}

export interface ChartCoverage {
  machine: string;
  states: Figure;
  transitions: Figure;
  /** Transitions taken on a real screen, out of all, including those that no screen can take. */
  throughScreens: Figure;
}

export interface Coverage {
  charts: ChartCoverage[];
  /** Screens with a picture in each mode. */
  screens: Figure;
  /** Missing coverage, each as a sentence with the remedy. */
  gaps: string[];
}

export interface CoverageInput {
  charts: readonly Chart[];
  stories: readonly StoryRun[];
  /** Transitions that no screen can take, walked by the machine alone. */
  unreachable: readonly Unreachable[];
  /** The modes required for each screen. */
  screenModes: readonly string[];
}

const SCREENS = 'Screens/';

function transitionWords({ source, event, guard, targets }: ChartTransition): string {
  const from = source === '' ? 'anywhere' : source;
  const to = targets.length === 0 ? 'the same' : targets.join(' and ');
  return `${from} → ${to} on ${event}${guard === undefined ? '' : ` (${guard})`}`;
}

function missingState(machine: string, state: ChartState): string {
  return state.transient
    ? `${machine}: no story passes through ${state.id}. Add an event or answer that leads there to the model of its chart file.`
    : `${machine}: no story shows ${state.id}. Add one to the screen that shows it (stories/screens or stories/patterns), with parameters.states.${machine}.value set to this state, or one that ends there with the tag state:${machine}.${state.id}.`;
}

function missingTransition(machine: string, transition: ChartTransition): string {
  return `${machine}: no play function walks ${transitionWords(transition)}. Add an event or answer that takes '${transition.id}' to the model of its chart file.`;
}

function offScreen(machine: string, transition: ChartTransition): string {
  return `${machine}: no story takes ${transitionWords(transition)} on a real screen. Make it happen in the walk of its screen, or give a reason under '${transition.id}' in \`unreachable\` of its chart file.`;
}

const idsOf = (machine: string, list: readonly Unreachable[]): Set<string> =>
  new Set(list.filter((each) => each.machine === machine).map(({ id }) => id));

/** Statecharts without a page, whose machines no story walks. */
function missingPages({ charts, stories }: CoverageInput): string[] {
  return charts
    .filter(({ id }) => !stories.some((story) => story.through === 'machine' && id in story.charts))
    .map(
      ({ id }) =>
        `${id}: has no storyboard: is its chart file among the stories in Storybook's main.ts?`,
    );
}

/** Stories whose run contradicts their pins or tags, which then do not count. */
function falseClaims(stories: readonly StoryRun[]): string[] {
  return stories.flatMap((story) => {
    const where = `${story.title}, ${story.name}`;
    const pins = Object.entries(story.pins)
      .filter(([machine]) => !arePinsTrue(story, machine))
      .map(
        ([machine, leaves]) =>
          `${where}: declares a pin of ${machine} in ${leaves.join(', ')}, but no such statechart ran there. Pass the snapshot of pin() to the screen in the story's render.`,
      );
    const tags = Object.entries(story.tagged).flatMap(([machine, leaves]) =>
      leaves
        .filter((leaf) => story.charts[machine]?.entered.includes(leaf) !== true)
        .map(
          (leaf) => `${where}: has the tag state:${machine}.${leaf}, but never entered that state.`,
        ),
    );
    return [...pins, ...tags];
  });
}

function arePinsTrue({ pins, charts }: StoryRun, machine: string): boolean {
  const leaves = pins[machine] ?? [];
  const began = charts[machine]?.began ?? [];
  return leaves.length > 0 && leaves.every((leaf) => began.includes(leaf));
}

/**
 * Returns the leaf states of a statechart that a story shows: those that it pins and started in,
 * and those of its tags that it ended in. A machine walked alone shows none.
 */
export function shownBy(story: StoryRun, machine: string): string[] {
  if (story.through === 'machine') return [];
  const ended = story.charts[machine]?.ended ?? [];
  return [
    ...(arePinsTrue(story, machine) ? (story.pins[machine] ?? []) : []),
    ...(story.tagged[machine] ?? []).filter((leaf) => ended.includes(leaf)),
  ];
}

function coverChart(
  chart: Chart,
  { stories, unreachable }: CoverageInput,
): { coverage: ChartCoverage; gaps: string[] } {
  const unreachableIds = idsOf(chart.id, unreachable);
  const runs = stories.flatMap((story) => {
    const run = story.charts[chart.id];
    return run === undefined ? [] : [{ story, run }];
  });
  const shown = new Set(runs.flatMap(({ story }) => shownBy(story, chart.id)));
  const entered = new Set(runs.flatMap(({ run }) => run.entered));
  const walked = new Set(runs.flatMap(({ run }) => run.transitions));
  const onScreen = new Set(
    runs.flatMap(({ story, run }) => (story.through === 'screen' ? run.transitions : [])),
  );

  const leaves = chart.states.filter(({ kind }) => kind === 'leaf');
  const { transitions } = chart;
  const missingStates = leaves.filter(
    ({ id, transient }) => !(transient ? entered : shown).has(id),
  );
  const missingTransitions = transitions.filter(({ id }) => !walked.has(id));
  const missingOnScreen = transitions.filter(
    ({ id }) => walked.has(id) && !onScreen.has(id) && !unreachableIds.has(id),
  );
  const known = new Set([...leaves, ...chart.transitions].map(({ id }) => id));
  const staleIds = [...unreachableIds].filter((id) => !known.has(id) || onScreen.has(id));
  return {
    coverage: {
      machine: chart.id,
      states: {
        covered: leaves.length - missingStates.length,
        total: leaves.length,
      },
      transitions: {
        covered: transitions.length - missingTransitions.length,
        total: transitions.length,
      },
      throughScreens: {
        covered: chart.transitions.filter(({ id }) => onScreen.has(id)).length,
        total: chart.transitions.length,
      },
    },
    gaps: [
      ...missingStates.map((state) => missingState(chart.id, state)),
      ...missingTransitions.map((transition) => missingTransition(chart.id, transition)),
      ...missingOnScreen.map((transition) => offScreen(chart.id, transition)),
      ...staleIds.map(
        (id) =>
          `${chart.id}: '${id}' is in \`unreachable\` of its chart file, but a story takes it on a screen, or it is gone. Take it out.`,
      ),
    ],
  };
}

function coverScreens({ stories, screenModes }: CoverageInput): { figure: Figure; gaps: string[] } {
  const shown = new Map<string, Set<string>>();
  for (const { title, modes } of stories) {
    if (!title.startsWith(SCREENS)) continue;
    const seen = shown.get(title) ?? new Set();
    for (const mode of modes) seen.add(mode);
    shown.set(title, seen);
  }
  const lacking = [...shown].flatMap(([title, seen]) => {
    const missing = screenModes.filter((mode) => !seen.has(mode));
    return missing.length === 0 ? [] : [{ title, missing }];
  });
  return {
    figure: { covered: shown.size - lacking.length, total: shown.size },
    gaps: lacking.map(
      ({ title, missing }) =>
        `${title}: no story has a picture in ${missing.join(', ')}. Set parameters.chromatic.modes to screenModes in one of its stories.`,
    ),
  };
}

/**
 * Computes the statecharts' coverage by stories. A leaf state is covered if a story with a screen
 * pins it (`parameters.states`) and started there, or is tagged with it and ended there; a
 * transient one if some story passes through it. A transition is covered if a play function took it
 * on a real screen, or on the machine alone if it is declared unreachable. A screen is covered if its stories
 * have a picture in each mode.
 */
export function coverageOf(input: CoverageInput): Coverage {
  const charts = input.charts.map((chart) => coverChart(chart, input));
  const screens = coverScreens(input);
  return {
    charts: charts.map(({ coverage }) => coverage),
    screens: screens.figure,
    gaps: [
      ...charts.flatMap(({ gaps }) => gaps),
      ...missingPages(input),
      ...falseClaims(input.stories),
      ...screens.gaps,
    ],
  };
}
