// Reads the project's paths in Node.
import { existsSync, readFileSync } from 'node:fs';

/**
 * The `"statecharts"` object in a project's package.json. Every option is optional; paths are
 * relative to the project's root.
 */
export interface ProjectOptions {
  /** Storybook's configuration folder. */
  configDir: string;
  /** Folder of runs' output. Never committed. */
  results: string;
  /** Folders of story files. */
  stories: readonly string[];
  /** Folders of the other source files of stories. */
  sources: readonly string[];
}

const defaults: ProjectOptions = {
  configDir: '.storybook',
  results: 'test-results',
  stories: ['src', 'stories'],
  sources: [],
};

/**
 * Parses the options of a package.json.
 * @throws for an unknown key
 */
export function optionsIn(packageJson: string): ProjectOptions {
  const { statecharts = {} } = JSON.parse(packageJson) as { statecharts?: object };
  const unknown = Object.keys(statecharts).find((key) => !(key in defaults));
  if (unknown !== undefined)
    throw new Error(
      `"statecharts" in package.json: ${unknown} is none of ${Object.keys(defaults).join(', ')}`,
    );
  return { ...defaults, ...statecharts };
}

/** The options of the project in the working directory. */
export const projectOptions: ProjectOptions = existsSync('package.json')
  ? optionsIn(readFileSync('package.json', 'utf8'))
  : defaults;
