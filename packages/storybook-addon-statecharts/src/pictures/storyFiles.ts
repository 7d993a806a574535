import { filesIn } from '../chart/filesIn.ts';
import { projectOptions } from '../chart/projectOptions.ts';

const { charts, stories } = projectOptions;

/** The story files and chart files, relative to the project's root, sorted. */
export const storyFiles = (root = '.'): string[] =>
  filesIn([charts, ...stories], /[.](?:stories|chart)[.]tsx?$/, root);
