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
  front: Blocks;
  back?: Blocks;
  /** The answers, on a separate last page that teachers can withhold. */
  answers?: Blocks;
}

/** All printed blocks, page by page. */
export const pagesOf = ({ front, back, answers }: Sheet): readonly Blocks[] =>
  [front, back, answers].filter((page) => page !== undefined);

/* The blocks that most sheets use, in short; parts/ describes each. */
export const heading = (text: string, task?: number): Block => ({ kind: 'heading', text, task });
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
  head: Texts,
  columns: Omit<TableProps, 'head' | 'rows'>,
  rows: readonly Texts[],
): Block => ({ kind: 'table', head, rows, ...columns });
/** Rows with a number before their first cell. */
export const numbered = (rows: readonly Texts[]): readonly Texts[] =>
  rows.map(([first = '', ...rest], index) => [`${index + 1}. ${first}`, ...rest]);
export const lines = (label: string, count: number): Block => ({ kind: 'lines', label, count });
export const blanks = (...items: Texts): Block => ({ kind: 'blanks', items });
export const room = (label: string, height: number): Block => ({ kind: 'room', label, height });
export const note = (guide: GuideId, title: string, ...text: Texts): Block => ({
  kind: 'note',
  guide,
  title,
  text,
});
/** Columns of a block or several. */
export const columns = (...all: readonly (Block | Blocks)[]): Block => ({
  kind: 'columns',
  columns: all.map((column) => [column].flat()),
});
export const cut: Block = { kind: 'cut' };
