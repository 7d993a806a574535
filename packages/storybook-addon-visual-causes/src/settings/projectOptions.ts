// Reads the project's paths in Node.
import { readJson } from '../files.ts';

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

const defaults = {
  /** Storybook's configuration folder. */
  configDir: '.storybook',
  /** Folder of the accepted pictures, their manifest and the screens' ARIA snapshots. Committed. */
  pictures: 'tests/visual',
  /** Folder of runs' output. Never committed. */
  results: 'test-results',
  /** Folders of story files. */
  stories: ['src', 'stories'] as readonly string[],
  /** Folders of the other source files of stories. */
  sources: [] as readonly string[],
  /** Vitest's configuration for the run of all stories. */
  storyRun: 'vitest.config.ts',
  /** First parts of titles whose stories show whole screens: their spoken text has a baseline, too. */
  screens: ['Screens', 'Pages'] as readonly string[],
};

/**
 * The `"visual-causes"` object in a project's package.json. Every option is optional; paths are
 * relative to the project's root. `tokens`: the review groups pictures that one changed token affects.
 */
export type ProjectOptions = typeof defaults & { tokens?: TokensFile };

/** The options of the project in the working directory. @throws for an unknown one */
function readOptions(): ProjectOptions {
  const { 'visual-causes': given = {} } = (readJson('package.json') ?? {}) as Record<
    string,
    object
  >;
  const known = [...Object.keys(defaults), 'tokens'];
  const unknown = Object.keys(given).find((key) => !known.includes(key));
  if (unknown !== undefined)
    throw new Error(`"visual-causes" in package.json: ${unknown} is none of ${known.join(', ')}`);
  return { ...defaults, ...given };
}

export const projectOptions = readOptions();

/** Folders of all source files of stories. */
export const SOURCES: readonly string[] = [
  ...new Set([projectOptions.configDir, ...projectOptions.stories, ...projectOptions.sources]),
];
