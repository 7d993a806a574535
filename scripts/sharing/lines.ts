import { create } from 'fontkitten';

/** Returns the width of a text. */
export type Measure = (text: string) => number;

/** Measures with the font in `file` at `size`. */
export function measureOf(file: Buffer, size: number): Measure {
  const font = create(file);
  if (font.isCollection) throw new Error('A collection of fonts has no single width');
  const widthOf = ({ advanceWidth }: { advanceWidth: number }) =>
    (advanceWidth * size) / font.unitsPerEm;
  return (text) => font.glyphsForString(text).reduce((width, glyph) => width + widthOf(glyph), 0);
}

/**
 * Breaks a text at its spaces into at most `most` lines no wider than `width`; a word longer than a line
 * has its own. An ellipsis replaces what does not fit.
 */
export function linesOf(text: string, measure: Measure, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let end = kept.at(-1) ?? '';
  while (end.includes(' ') && measure(`${end}…`) > width) end = end.slice(0, end.lastIndexOf(' '));
  return [...kept.slice(0, -1), `${end.replace(/[.,;:]$/, '')}…`];
}
