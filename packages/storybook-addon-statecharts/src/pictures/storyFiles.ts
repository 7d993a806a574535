import { globSync } from 'node:fs';
import { CHARTS } from '../chart/loadCharts.ts';

/** The files of stories, from the project's root and sorted: those that are written, and chart files. */
export const storyFiles = (root = '.'): string[] =>
  globSync(['stories/**/*.stories.tsx', CHARTS], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
