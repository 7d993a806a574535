import { filesIn } from '../chart/filesIn.ts';

/** The files of stories, from the project's root and sorted: those that are written, and chart files. */
export const storyFiles = (root = '.'): string[] =>
  filesIn(['board', 'src', 'stories'], /[.](?:stories|chart)[.]tsx?$/, root);
