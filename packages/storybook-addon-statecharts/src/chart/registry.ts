// What the project has told the board of itself: its statecharts, and what no machine can say.
import type { AnyStateMachine } from 'xstate';
import type { RegisteredChart } from './defineChart.ts';
import { plainSettings, type BoardSettings } from './defineBoard.ts';

/** The story that shows each leaf state: story ids by statechart and state path. */
export type StateStories = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Everything that is registered. */
interface Registered {
  settings: BoardSettings;
  charts: readonly RegisteredChart[];
  stateStories: StateStories;
}

let registered: Registered = { settings: plainSettings, charts: [], stateStories: {} };

/**
 * Makes statecharts and what the project says of itself known: to a preview as it begins, to a command as
 * it reads them. What is left out stays as it was.
 * @throws when two statecharts share an id, as stories could not tell them apart
 */
export function register({ charts = registered.charts, ...others }: Partial<Registered>): void {
  const sorted = charts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find(({ id }, index) => sorted[index + 1]?.id === id);
  if (twice !== undefined) throw new Error(`Two statecharts are called ${twice.id}`);
  registered = { ...registered, ...others, charts: sorted };
}

/** Every registered statechart, by id. */
export const charts = (): readonly RegisteredChart[] => registered.charts;

/** A statechart by its machine's id; undefined for one that no file registers. */
export const chartNamed = (id: string): RegisteredChart | undefined =>
  registered.charts.find((chart) => chart.id === id);

/** @throws for an id that no file registers */
export function knownChart(id: string): RegisteredChart {
  const chart = chartNamed(id);
  if (chart === undefined) throw new Error(`No chart file registers a statechart called ${id}`);
  return chart;
}

/** What the project says of itself. */
export const settings = (): BoardSettings => registered.settings;

/** The story that shows each leaf state, by statechart. */
export const storiesByState = (): StateStories => registered.stateStories;

/** The story that shows each leaf state of a statechart, by its path. */
export const storiesOf = (machine: string): Readonly<Record<string, string>> =>
  registered.stateStories[machine] ?? {};

/** The statechart behind a name in `parameters.states`: of several that run at once each has its own. */
export const idOf = (name: string): string =>
  registered.charts.find(({ instances }) => name in instances)?.id ?? name;

/** A machine as its chart file gives it. */
export interface FoundMachine {
  id: string;
  machine: AnyStateMachine;
}
