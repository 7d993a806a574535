// Sizes of a drawing in CSS px at full size. Constant rather than measured, so that page, file and
// test get the same drawing.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** The places of a board's nodes and edges, by id, in px from its top left corner. */
export interface Layout extends Size {
  nodes: Record<string, Box>;
  edges: Record<string, { points: Point[]; label: Box | undefined }>;
}

/** Font sizes: names of states, and labels of edges. */
export const FONT = { name: 15, label: 13 } as const;
export const LINE = { name: 20, label: 17 } as const;

/** The picture on a state. */
export const PICTURE: Size = { width: 176, height: 220 };
export const PAD = 12;
/** A state's width, with or without a picture. */
export const WIDTH = 200;
export const MARK = 14;
/** The head of a state that contains others. */
export const HEAD = 44;

/** Maximum number of characters in a line. */
const MOST = { name: 24, label: 26 } as const;
/** The average width of a label's character, in px, and what a capital inside a word adds. */
const CHARACTER = 6.7;
const CAPITAL = 2.2;

/** Wraps words into lines. */
export function wrap(text: string, kind: keyof typeof MOST): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= MOST[kind])
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The width of a line; events are often named like `SIGN_IN`. */
const widthOf = (line: string): number =>
  line.length * CHARACTER + (line.match(/(?<=\w)[A-Z_]/g)?.length ?? 0) * CAPITAL;

/** Returns the size of an edge's label. */
export const labelSize = (lines: readonly string[]): Size => ({
  width: Math.ceil(Math.max(0, ...lines.map(widthOf))) + PAD,
  height: lines.length * LINE.label + 6,
});
