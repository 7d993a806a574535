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

function transitionWords({ source, event, guard, targets }: ChartTransition): string {
  const from = source === '' ? 'anywhere' : source;
  const to = targets.length === 0 ? 'the same' : targets.join(' and ');
  return `${from} → ${to} on ${event}${guard === undefined ? '' : ` (${guard})`}`;
}

const missingState = (machine: string, { id, transient }: ChartState): string =>
  transient
    ? `${machine}: no story passes through ${id}. Add an event or answer that leads there to the model of its chart file.`
    : `${machine}: no story shows ${id}. Add one to the screen that shows it (stories/screens or stories/patterns), with parameters.states.${machine}.value set to this state, or one that ends there with the tag state:${machine}.${id}. Failed stories do not count.`;

/** Stories whose run contradicts their pins or tags, which then do not count. */
const falseClaims = (stories: readonly StoryRun[]): string[] =>
  stories.flatMap((story) => {
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
  { id: machine, states, transitions }: Chart,
  { stories, unreachable }: CoverageInput,
): { coverage: ChartCoverage; gaps: string[] } {
  const transitionsOf = (runs: readonly StoryRun[]): Set<string> =>
    new Set(runs.flatMap(({ charts }) => charts[machine]?.transitions ?? []));
  const walked = transitionsOf(stories);
  const onScreen = transitionsOf(stories.filter(({ through }) => through === 'screen'));
  const entered = new Set(stories.flatMap(({ charts }) => charts[machine]?.entered ?? []));
  const shown = new Set(stories.flatMap((story) => shownBy(story, machine)));
  const excused = unreachable.filter((one) => one.machine === machine).map(({ id }) => id);

  const leaves = states.filter(({ kind }) => kind === 'leaf');
  const unseen = leaves.filter(({ id, transient }) => !(transient ? entered : shown).has(id));
  const unwalked = transitions.filter(({ id }) => !walked.has(id));
  const offScreen = transitions.filter(({ id }) => !onScreen.has(id));
  const needless = excused.filter((id) => !offScreen.some((transition) => transition.id === id));
  const figure = (all: readonly unknown[], missing: readonly unknown[]): Figure => ({
    covered: all.length - missing.length,
    total: all.length,
  });
  return {
    coverage: {
      machine,
      states: figure(leaves, unseen),
      transitions: figure(transitions, unwalked),
      throughScreens: figure(transitions, offScreen),
    },
    gaps: [
      ...unseen.map((state) => missingState(machine, state)),
      ...unwalked.map(
        (transition) =>
          `${machine}: no play function walks ${transitionWords(transition)}. Add an event or answer that takes '${transition.id}' to the model of its chart file.`,
      ),
      ...offScreen
        .filter(({ id }) => walked.has(id) && !excused.includes(id))
        .map(
          (transition) =>
            `${machine}: no story takes ${transitionWords(transition)} on a real screen. Make it happen in the walk of its screen, or give a reason under '${transition.id}' in \`unreachable\` of its chart file.`,
        ),
      ...needless.map(
        (id) =>
          `${machine}: '${id}' is in \`unreachable\` of its chart file, but a story takes it on a screen, or it is gone. Take it out.`,
      ),
    ],
  };
}

function coverScreens({ stories, screenModes }: CoverageInput): { figure: Figure; gaps: string[] } {
  const titles = stories.map(({ title }) => title).filter((title) => title.startsWith('Screens/'));
  const screens = [...new Set(titles)];
  const gaps = screens.flatMap((screen) => {
    const its = stories.filter(({ title }) => title === screen);
    const missing = screenModes.filter((mode) => !its.some(({ modes }) => modes.includes(mode)));
    return missing.length === 0
      ? []
      : `${screen}: no story has a picture in ${missing.join(', ')}. Set parameters.chromatic.modes to screenModes in one of its stories.`;
  });
  return { figure: { covered: screens.length - gaps.length, total: screens.length }, gaps };
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
    gaps: [...charts.flatMap(({ gaps }) => gaps), ...falseClaims(input.stories), ...screens.gaps],
  };
}
