import { visibleStates, type Chart, type ChartTransition } from '../chart/chart.ts';
import type { StoryRun } from './record.ts';

/** A statechart with the transitions that no real screen can take, by id, each with its reason. */
export interface CoveredChart {
  chart: Chart;
  ignore: Readonly<Record<string, string>>;
  /** Whether its storyboard drives a real screen. */
  isDriven: boolean;
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
  /** Missing coverage, each as a sentence with the remedy. */
  gaps: string[];
}

function transitionWords({ source, event, guard, targets }: ChartTransition): string {
  const from = source === '' ? 'anywhere' : source;
  const to = targets.length === 0 ? 'the same' : targets.join(' and ');
  return `${from} → ${to} on ${event}${guard === undefined ? '' : ` (${guard})`}`;
}

function cover({ chart, ignore, isDriven }: CoveredChart, stories: readonly StoryRun[]) {
  const { id, transitions } = chart;
  const takenIn = (runs: readonly StoryRun[]): Set<string> =>
    new Set(runs.flatMap(({ charts }) => charts[id]?.transitions ?? []));
  const walked = takenIn(stories);
  const onScreen = takenIn(stories.filter(({ through }) => through === 'screen'));
  const entered = new Set(stories.flatMap(({ charts }) => charts[id]?.entered ?? []));
  const shown = new Set(stories.flatMap((story) => story.shown[id] ?? []));

  const visible = visibleStates(chart);
  const passed = chart.states.filter(({ kind, transient }) => kind === 'leaf' && transient);
  const unshown = visible.filter((state) => !shown.has(state.id));
  const unentered = passed.filter((state) => !entered.has(state.id));
  const unwalked = transitions.filter((each) => !walked.has(each.id));
  const offScreen = transitions.filter((each) => !onScreen.has(each.id));
  const figure = (total: number, missing: number): Figure => ({ covered: total - missing, total });
  const coverage: ChartCoverage = {
    machine: id,
    states: figure(visible.length + passed.length, unshown.length + unentered.length),
    transitions: figure(transitions.length, unwalked.length),
    throughScreens: figure(transitions.length, offScreen.length),
  };
  const gaps = [
    ...unshown.map(
      (state) =>
        `${id}: the story of ${state.id} did not pass. Give the model what leads there: inputs, events or outputs.`,
    ),
    ...unentered.map(
      (state) =>
        `${id}: no story passes through ${state.id}. Add an event or output that leads there to the model.`,
    ),
    ...unwalked.map(
      (each) =>
        `${id}: no play function walks ${transitionWords(each)}. Add an event or output that takes '${each.id}' to the model.`,
    ),
    ...(isDriven ? offScreen : [])
      .filter((each) => walked.has(each.id) && !(each.id in ignore))
      .map(
        (each) =>
          `${id}: no story takes ${transitionWords(each)} on a real screen. Cause it in \`drive\`, or give a reason under '${each.id}' in \`ignore\`.`,
      ),
    ...Object.keys(ignore)
      .filter((key) => !offScreen.some((each) => each.id === key))
      .map(
        (key) =>
          `${id}: '${key}' is in \`ignore\`, but a story takes it on a screen, or it is gone. Take it out.`,
      ),
  ];
  return { coverage, gaps };
}

/**
 * Computes the statecharts' coverage by stories. A state is covered if its story passed; a transient
 * one if some story passes through it. A transition is covered if a play function took it on a real
 * screen, or on the machine alone.
 */
export function coverageOf(
  charts: readonly CoveredChart[],
  stories: readonly StoryRun[],
): Coverage {
  const all = charts.map((each) => cover(each, stories));
  return { charts: all.map(({ coverage }) => coverage), gaps: all.flatMap(({ gaps }) => gaps) };
}
