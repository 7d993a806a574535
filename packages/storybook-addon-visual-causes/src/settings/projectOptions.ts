// Reads the project's paths in Node.
import { existsSync, readFileSync } from 'node:fs';

/**
 * The `"visual-causes"` object in a project's package.json. Every option is optional; paths are
 * relative to the project's root.
 */
export interface ProjectOptions {
  /** Storybook's configuration folder. */
  configDir: string;
  /** Module whose default export is `defineReview(…)`. */
  settings: string;
  /** Folder of the accepted pictures, their manifest and the screens' ARIA snapshots. Committed. */
  pictures: string;
  /** Folder of runs' output. Never committed. */
  results: string;
  /** Folders of story files. */
  stories: readonly string[];
  /** Folders of the other source files of stories. */
  sources: readonly string[];
  /** Vitest's configuration for the run of all stories. */
  storyRun: string;
}

const defaults: ProjectOptions = {
  configDir: '.storybook',
  settings: '.storybook/review.ts',
  pictures: 'tests/visual',
  results: 'test-results',
  stories: ['src', 'stories'],
  sources: [],
  storyRun: 'vitest.config.ts',
};

/**
 * Parses the options of a package.json.
 * @throws for an unknown key
 */
export function optionsIn(packageJson: string): ProjectOptions {
  const { 'visual-causes': given = {} } = JSON.parse(packageJson) as { 'visual-causes'?: object };
  const unknown = Object.keys(given).find((key) => !(key in defaults));
  if (unknown !== undefined)
    throw new Error(
      `"visual-causes" in package.json: ${unknown} is none of ${Object.keys(defaults).join(', ')}`,
    );
  return { ...defaults, ...given };
}

/** The options of the project in the working directory. */
export const projectOptions: ProjectOptions = existsSync('package.json')
  ? optionsIn(readFileSync('package.json', 'utf8'))
  : defaults;

/** Folders of all source files of stories. */
export const SOURCES: readonly string[] = [
  ...new Set([projectOptions.configDir, ...projectOptions.stories, ...projectOptions.sources]),
];
