import { filesIn } from '../files.ts';
import { projectOptions } from '../settings/projectOptions.ts';

const { stories } = projectOptions;

/** The story files and storyboard files, relative to the project's root, sorted. */
export const storyFiles = (root = '.'): string[] =>
  filesIn(stories, /[.](?:stories|storyboard)[.][jt]sx?$/, root);
