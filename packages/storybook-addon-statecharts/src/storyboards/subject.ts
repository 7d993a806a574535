import { chartOf, type Chart } from '../chart/chart.ts';
import { knownChart, storiesOf } from '../chart/registry.ts';
import type { FlowModel } from '../walks/types.ts';
import { createSimulator, type Simulator } from '../walks/simulator.ts';
import { ownScreens, type Pictures } from './pictures.ts';
import type { Question } from './question.ts';

/** A statechart with its storyboard's data. */
export interface Subject {
  id: string;
  chart: Chart;
  /** The story that shows each leaf state, by path. */
  stories: Readonly<Record<string, string>>;
  pictures: Pictures;
  /** Paths of the states with a screen of their own. */
  own: ReadonlySet<string>;
  questions: readonly Question[];
  model: FlowModel;
  simulator: Simulator;
  /** Whether it has a real screen. */
  hasScreen: boolean;
}

/** @throws for a statechart that no chart file registers */
export function subjectOf(id: string, pictures: Pictures): Subject {
  const { machine, model, questions, screen } = knownChart(id);
  const chart = chartOf(machine);
  const stories = storiesOf(id);
  return {
    id,
    chart,
    stories,
    pictures,
    own: ownScreens(chart, stories, pictures),
    questions,
    model,
    simulator: createSimulator(model),
    hasScreen: screen !== undefined,
  };
}
