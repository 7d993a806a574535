// What the name of a chart file says.
import { spaced } from './words.ts';

export const CHART_FILE = /[.]chart[.]tsx?$/;

/** Is it a file that registers a statechart? */
export const isChartFile = (file: string): boolean => CHART_FILE.test(file);

/** `board/charts/signIn.chart.ts` registers the statechart `signIn`. */
export const chartIdOf = (file: string): string =>
  file.replace(/^.*[/\\]/, '').replace(CHART_FILE, '');

/** Where a statechart's stories stand in the sidebar: those of `signIn` under `Storyboards/Sign in`. */
export function chartTitle(id: string): string {
  const name = spaced(id);
  return `Storyboards/${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
