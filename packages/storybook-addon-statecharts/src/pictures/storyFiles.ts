import { filesIn } from '../chart/filesIn.ts';
import { projectOptions } from '../chart/projectOptions.ts';

const { charts, stories } = projectOptions;

/** The files of stories, from the project's root and sorted: those that are written, and chart files. */
export const storyFiles = (root = '.'): string[] =>
  filesIn([charts, ...stories], /[.](?:stories|chart)[.]tsx?$/, root);
