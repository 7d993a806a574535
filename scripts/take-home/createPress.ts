import { typefaces } from '../one-pager/typefaces.ts';
import type { Press } from './setSheet.ts';
import { loadFigures } from './shapes.ts';

/** Gets ready what all sheets are set with. */
export async function createPress(): Promise<Press> {
  return { faces: await typefaces(), figures: await loadFigures(), measured: new Map() };
}
