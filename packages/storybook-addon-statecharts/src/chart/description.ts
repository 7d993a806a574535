import { chartOf, type Chart } from './chart.ts';
import type { Storyboard } from './defineStoryboard.ts';
import { fileIdOf } from './storyboardFile.ts';
import { register } from './registry.ts';

/** A storyboard as data: what Storybook's index, builds and commands need of it. */
export interface Description {
  chart: Chart;
  hasScreen: boolean;
  /** Whether it defines how to cause events on its screen. */
  isDriven: boolean;
  parts: string[];
  ignore: Readonly<Record<string, string>>;
  instances: readonly string[];
}

/** A storyboard file's description, or the error that prevents it. */
export type Described = { file: string } & (
  | { description: Description; error?: undefined }
  | { description?: undefined; error: string }
);

const isStoryboard = (value: unknown): value is Storyboard =>
  typeof value === 'object' && value !== null && 'machine' in value && 'model' in value;

/**
 * Registers and describes a storyboard file's default export.
 * @throws unless it is a storyboard of a machine
 */
export function describe(file: string, exported: unknown): Description {
  if (!isStoryboard(exported))
    throw new Error('The default export must be defineStoryboard(machine)');
  if (typeof exported.machine?.config !== 'object')
    throw new Error('Pass defineStoryboard a machine, not a function or an actor');
  const storyboard = register(exported, fileIdOf(file));
  const chart = chartOf(storyboard);
  return {
    chart,
    hasScreen: storyboard.screen !== undefined,
    isDriven: storyboard.drive !== undefined,
    parts: Object.keys(storyboard.parts),
    ignore: storyboard.ignore,
    instances: storyboard.instances,
  };
}
