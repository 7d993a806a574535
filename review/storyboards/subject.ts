import { storiesOf } from '../coverage/stateStories.ts';
import { chartOf, type Chart } from '../statecharts/chart.ts';
import { machines } from '../statecharts/machines.ts';
import type { FlowModel } from '../walks/model.ts';
import { modelOf } from '../walks/models.ts';
import { createStepper, type Stepper } from '../walks/paths.ts';
import { ownScreens, type Pictures } from './pictures.ts';
import type { Question } from './questions.ts';
import { wordingOf, type Wording } from './words.ts';

const asked = import.meta.glob<{ questions: readonly Question[] }>('./questions/*.ts', {
  eager: true,
});

/** A statechart with all that a storyboard knows of it. */
export interface Subject {
  id: string;
  chart: Chart;
  wording: Wording;
  /** The story that shows each leaf state, by its path. */
  stories: Readonly<Record<string, string>>;
  pictures: Pictures;
  /** Paths of the states with a screen of their own. */
  own: ReadonlySet<string>;
  questions: readonly Question[];
  model: FlowModel;
  stepper: Stepper;
}

export function subjectOf(id: string, pictures: Pictures): Subject {
  const found = machines.find((machine) => machine.id === id);
  if (found === undefined) throw new Error(`There is no statechart ${id}`);
  const chart = chartOf(found.machine);
  const stories = storiesOf(id);
  const model = modelOf(id);
  return {
    id,
    chart,
    wording: wordingOf(found.machine),
    stories,
    pictures,
    own: ownScreens(chart, stories, pictures),
    questions: asked[`./questions/${id}.ts`]?.questions ?? [],
    model,
    stepper: createStepper(model),
  };
}
