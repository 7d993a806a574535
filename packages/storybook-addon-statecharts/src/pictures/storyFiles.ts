import { filesIn } from '../chart/filesIn.ts';
import { projectOptions } from '../chart/projectOptions.ts';

const { stories } = projectOptions;

/** The story files and storyboard files, relative to the project's root, sorted. */
export const storyFiles = (root = '.'): string[] =>
  filesIn(stories, /[.](?:stories|storyboard)[.][jt]sx?$/, root);
