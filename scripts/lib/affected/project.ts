// What the project looks like to reach.ts.
import { globSync } from 'node:fs';
import { readChartStories, titleId, titlesOf } from 'storybook-addon-statecharts/node';
import { readGraph } from './graph.ts';
import type { Project } from './reach.ts';

/** Reads the modules, the titles of stories and what they run. Takes some 3 s. */
export async function readProject(): Promise<Project> {
  const titles = titlesOf(globSync('stories/**/*.stories.tsx').toSorted());
  return {
    graph: await readGraph(),
    titles: new Map([...titles].map(([file, title]) => [file, titleId(title)])),
    chartStories: readChartStories(),
  };
}
