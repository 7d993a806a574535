// Sizes of a drawing in CSS px at full size. Constant rather than measured, so that page, file and
// test get the same drawing.
import type { ElkPoint } from 'elkjs/lib/elk-api.js';
import type { View, Window } from './modes.ts';

export interface Size {
  width: number;
  height: number;
}

export interface Box extends ElkPoint, Size {}

/** The boxes of a board's nodes and edges, by id, in px from its top left corner. */
export interface Layout extends Size {
  nodes: Record<string, Box>;
  edges: Record<string, { points: ElkPoint[]; label: Box | undefined }>;
}

/** A thumbnail on a state. */
export const thumbnails: Record<Window, Size> = {
  phone: { width: 176, height: 264 },
  desk: { width: 288, height: 180 },
};

/** Padding of a card. */
export const PAD = 10;
/** A name of at most two lines, with the code name. */
export const CAPTION = 74;

/** A state without a screen of its own. */
export const SMALL: Size = { width: 216, height: 84 };
/** The picture on such a state. */
export const MINI: Record<Window, Size> = {
  phone: { width: 40, height: 60 },
  desk: { width: 72, height: 45 },
};

export const MARK = 14;

/** A collapsed group: its head, pictures and names. */
export const group = {
  head: 84,
  pad: 18,
  gap: 12,
  picture: { phone: { width: 112, height: 168 }, desk: { width: 176, height: 110 } },
  caption: 46,
  chip: { width: 168, height: 58 },
  /** Maximum number of names in a column. */
  rows: 4,
  /** The width of a region's title. */
  region: 132,
} as const;

/** The head of an expanded state. */
export const FRAME_HEAD = 66;
export const FRAME_PAD = 24;

/** Labels of edges. */
export const label = { line: 17, character: 7.1, most: 24, pad: 8 } as const;

/** Returns the size of a state with a screen of its own. */
export function screenSize(view: View, window: Window): Size {
  if (view !== 'pictures') return SMALL;
  const { width, height } = thumbnails[window];
  return { width: width + 2 * PAD, height: height + PAD + CAPTION };
}

function fill(words: readonly string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Wraps words into the fewest lines, of about equal length. */
export function wrap(text: string, most: number = label.most): string[] {
  const words = text.split(' ');
  const lines = fill(words, most);
  for (let less = most - 1; less > 0; less -= 1) {
    const tighter = fill(words, less);
    if (tighter.length > lines.length || tighter.some((line) => line.length > less)) break;
    lines.splice(0, lines.length, ...tighter);
  }
  return lines;
}
