// Compares pictures, each pair once in this process.
import { decode } from '../../pictures/images.ts';
import { classifyDiff, type DiffProfile } from '../difference/classifyDiff.ts';
import type { ColourStep } from '../difference/colourSteps.ts';
import { createMemory } from './memory.ts';
import type { PictureFiles } from './pictures.ts';

const diffs = createMemory<DiffProfile>();

/**
 * Returns a function that compares two pictures, given their hashes.
 * @param steps the changed colours of design tokens
 */
export function createComparison({ read }: PictureFiles, steps: readonly ColourStep[]) {
  const version = JSON.stringify(steps);
  return (before: string, after: string): Promise<DiffProfile> =>
    diffs(`${before} ${after} ${version}`, async () => {
      const was = await decode(await read(before));
      return classifyDiff(was, await decode(await read(after)), steps);
    });
}
