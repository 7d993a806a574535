// Reads the project's paths in Node.
import { existsSync, readFileSync } from 'node:fs';

/** The location of a project's design tokens. */
export interface TokensFile {
  /**
   * A module, or JSON in the Design Tokens Community Group's format. A module may import project
   * files only by relative paths, because it is also loaded from the base commit of a review.
   */
  file: string;
  /** The module's exports: all tokens of the light theme, and the dark theme's overrides. */
  light?: string;
  dark?: string;
}

/**
 * The `"visual-causes"` object in a project's package.json. Every option is optional; paths are
 * relative to the project's root.
 */
export interface ProjectOptions {
  /** Storybook's configuration folder. */
  configDir: string;
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
  /** First parts of titles whose stories show whole screens: their spoken text has a baseline, too. */
  screens: readonly string[];
  /** Design tokens: the review groups pictures that one changed token affects. */
  tokens?: TokensFile;
}

const defaults: ProjectOptions = {
  configDir: '.storybook',
  pictures: 'tests/visual',
  results: 'test-results',
  stories: ['src', 'stories'],
  sources: [],
  storyRun: 'vitest.config.ts',
  screens: ['Screens', 'Pages'],
};

/**
 * Parses the options of a package.json.
 * @throws for an unknown key
 */
export function optionsIn(packageJson: string): ProjectOptions {
  const { 'visual-causes': given = {} } = JSON.parse(packageJson) as { 'visual-causes'?: object };
  const known = [...Object.keys(defaults), 'tokens'];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`"visual-causes" in package.json: ${unknown} is none of ${known.join(', ')}`);
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
