import { typefaces } from '../one-pager/typefaces.ts';
import type { Press } from './setSheet.ts';
import { loadFigures } from './shapes.ts';

/** Loads what all sheets are drawn with. */
export async function createPress(): Promise<Press> {
  return { faces: await typefaces(), figures: await loadFigures(), measured: new Map() };
}
