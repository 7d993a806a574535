import type { GuideId } from '../content/guides.ts';
import type { Band } from '../domain/bands.ts';
import type { MascotMood } from '../ui/art/mascots/moods.ts';
import type { Block } from './parts/Blocks.tsx';
import type { TableProps } from './parts/Table.tsx';

export type { Block };
export type Blocks = readonly Block[];
type Texts = readonly string[];

export interface Sheet {
  title: string;
  /** Kind and readers, above the title. */
  eyebrow: string;
  lead: string;
  guide: GuideId;
  mood: MascotMood;
  /** The band whose ring is highlighted; by default all seven are. */
  band?: Band;
  /** Large is for children. */
  size?: 'large' | 'normal' | 'small';
  /** Adds a line for the name. */
  named?: boolean;
  pages: readonly [Blocks] | readonly [Blocks, Blocks];
  /** The answers, on a separate last page that teachers can withhold. */
  answers?: Blocks;
}

/** All printed blocks, page by page. */
export function pagesOf({ pages, answers }: Sheet): readonly Blocks[] {
  return answers === undefined ? pages : [...pages, answers];
}

/** The heading of a part, or with a number of a task. */
export const heading = (text: string, number?: number): Block => ({
  kind: 'heading',
  text,
  number,
});
/** Steps, check boxes or points. */
export const list = (marks: 'number' | 'box' | 'dot', items: Texts): Block => ({
  kind: 'list',
  marks,
  items,
  columns: 1,
});
/** Check boxes in two columns. */
export const checklist = (items: Texts): Block => ({
  kind: 'list',
  marks: 'box',
  items,
  columns: 2,
});
export const table = (
  head: TableProps['head'],
  widths: TableProps['widths'],
  rows: TableProps['rows'],
  options: Pick<TableProps, 'figures' | 'total'> = {},
): Block => ({ kind: 'table', head, widths, rows, ...options });
/** A question or a start, and lines to write on. */
export const lines = (label: string, count: number): Block => ({ kind: 'lines', label, count });
/** Short answers side by side: a label, and a line behind it. */
export const blanks = (...items: Texts): Block => ({ kind: 'blanks', items });
/** Room of a height in points to draw or to work out. */
export const room = (label: string, height: number): Block => ({ kind: 'room', label, height });
/** A guide's advice. */
export const note = (guide: GuideId, title: string, ...text: Texts): Block => ({
  kind: 'note',
  guide,
  title,
  text,
});
export const columns = (...all: readonly Blocks[]): Block => ({ kind: 'columns', columns: all });
/** A dashed line to tear along. */
export const cut: Block = { kind: 'cut' };
