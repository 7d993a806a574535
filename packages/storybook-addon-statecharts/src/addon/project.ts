// The add-on's options in `.storybook/main.ts`, and the storyboards that they name.
import path from 'node:path';
import { glob } from 'tinyglobby';
import { describeFile, forgetDescriptions } from '../chart/describeAll.ts';
import type { Described } from '../chart/description.ts';
import { isStoryboardFile } from '../chart/storyboardFile.ts';
import { projectOptions } from '../chart/projectOptions.ts';

/** The add-on's `options` in `main.ts`. */
export interface StoryboardOptions {
  /**
   * Globs of the storyboard files, relative to `main.ts`:
   * `../src/**\/*.storyboard.@(ts|tsx|js|jsx)`.
   */
  storyboards?: string | readonly string[];
  /**
   * The folder of the states' pictures, relative to `main.ts`, for the drawings:
   * `<folder>/storyboards-sign-in/idle/dark-390.webp`.
   */
  pictures?: string;
}

export interface Project {
  configDir: string;
  storyboards: readonly string[];
  /** The absolute folder of pictures; undefined without one. */
  pictures: string | undefined;
}

export const globsOf = ({ storyboards = [] }: StoryboardOptions): readonly string[] =>
  typeof storyboards === 'string' ? [storyboards] : storyboards;

export const projectOf = (configDir: string, options: StoryboardOptions): Project => ({
  configDir,
  storyboards: globsOf(options),
  pictures: options.pictures === undefined ? undefined : path.resolve(configDir, options.pictures),
});

/** Returns the storyboard files, absolute and sorted. */
export async function storyboardFiles({ configDir, storyboards }: Project): Promise<string[]> {
  const found = await glob([...storyboards], {
    cwd: path.resolve(configDir),
    absolute: true,
    ignore: ['**/node_modules/**'],
  });
  return found.filter(isStoryboardFile).toSorted();
}

/** Describes a storyboard file, once until it changes. */
export const describeIn = (project: Project, file: string): Promise<Described> =>
  describeFile(file, { root: process.cwd(), configDir: project.configDir });

/** Describes every storyboard of a project. */
export const describeAllIn = async (project: Project): Promise<Described[]> =>
  Promise.all((await storyboardFiles(project)).map((file) => describeIn(project, file)));

export { forgetDescriptions };

const NAME = 'storybook-addon-statecharts';

/** Describes every storyboard of the project in the working directory, for commands. */
export async function describeProject(): Promise<Described[]> {
  const { loadMainConfig } = await import('storybook/internal/common');
  const { configDir } = projectOptions;
  const main = await loadMainConfig({ configDir, cwd: process.cwd() });
  const addon = (main.addons ?? []).find(
    (each) => typeof each === 'object' && each.name.includes(NAME),
  );
  const options = typeof addon === 'object' ? (addon.options as StoryboardOptions) : {};
  return describeAllIn(projectOf(configDir, options));
}
