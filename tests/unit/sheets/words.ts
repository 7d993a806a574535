import { pagesOf, type Sheet } from '../../../src/sheets/blocks.ts';

/** Fields of a block that choose its looks, or that a figure's own text alternative says. */
const settings = new Set(['kind', 'marks', 'room', 'guide', 'goal']);

/** The texts of blocks, or of a part of one, in reading order. */
export function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return part === '' ? [] : [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    settings.has(name) ? [] : textsIn(value),
  );
}

/** A sheet's text in reading order. */
export const textsOf = (sheet: Sheet): string[] => [
  sheet.eyebrow,
  sheet.title,
  sheet.lead,
  ...textsIn(pagesOf(sheet)),
];
