// The registry of the project's statecharts and settings.
import type { RegisteredChart } from './defineChart.ts';
import { defaultSettings, type BoardSettings } from './defineBoard.ts';

/** The story that shows each leaf state: story ids by statechart and state path. */
export type StateStories = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Registered {
  settings: BoardSettings;
  charts: readonly RegisteredChart[];
  stateStories: StateStories;
}

let registered: Registered = { settings: defaultSettings, charts: [], stateStories: {} };

/**
 * Registers statecharts and settings, when a preview starts or a command loads them. Omitted fields
 * keep their values.
 * @throws when two statecharts share an id
 */
export function register({ charts = registered.charts, ...others }: Partial<Registered>): void {
  const sorted = charts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find(({ id }, index) => sorted[index + 1]?.id === id);
  if (twice !== undefined) throw new Error(`Two chart files register ${twice.id}`);
  registered = { ...registered, ...others, charts: sorted };
}

/** Every registered statechart, by id. */
export const charts = (): readonly RegisteredChart[] => registered.charts;

/** A statechart by its machine's id; undefined for an unregistered one. */
export const chartNamed = (id: string): RegisteredChart | undefined =>
  registered.charts.find((chart) => chart.id === id);

/**
 * Returns a registered statechart.
 * @throws for an unregistered id
 */
export function knownChart(id: string): RegisteredChart {
  const chart = chartNamed(id);
  if (chart === undefined) throw new Error(`No chart file registers ${id}`);
  return chart;
}

export const settings = (): BoardSettings => registered.settings;

/** The story that shows each leaf state, by statechart. */
export const storiesByState = (): StateStories => registered.stateStories;

/** The story that shows each leaf state of a statechart, by its path. */
export const storiesOf = (machine: string): Readonly<Record<string, string>> =>
  registered.stateStories[machine] ?? {};

/** The statechart of a key in `parameters.states`; several instances have a key each. */
export const idOf = (name: string): string =>
  registered.charts.find(({ instances }) => name in instances)?.id ?? name;
