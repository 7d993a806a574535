// Derives ids and titles from a chart file's name.
import { capitalized, spaced } from './words.ts';

export const CHART_FILE = /[.]chart[.]tsx?$/;

export const isChartFile = (file: string): boolean => CHART_FILE.test(file);

/** `board/charts/signIn.chart.ts` registers the statechart `signIn`. */
export const chartIdOf = (file: string): string =>
  file.replace(/^.*[/\\]/, '').replace(CHART_FILE, '');

/** A statechart's title in the sidebar: `Storyboards/Sign in` for `signIn`. */
export const chartTitle = (id: string): string => `Storyboards/${capitalized(spaced(id))}`;
