import type { Band } from '../domain/bands.ts';
import type { GuideId } from '../content/guides.ts';

/** The blocks of a take-home sheet; scripts/take-home lays them out. */
export type Block =
  /** The heading of a task or a part. `number` precedes it in a ring. */
  | { kind: 'heading'; text: string; number?: number }
  | { kind: 'text'; text: string }
  | {
      kind: 'list';
      /** The marker of its items. */
      marks: 'number' | 'box' | 'dot';
      items: readonly string[];
      columns?: 1 | 2;
    }
  | {
      kind: 'table';
      head: readonly string[];
      /** An empty text is a cell for writing. The first cell is the row’s header. */
      rows: readonly (readonly string[])[];
      /** Column widths as shares. */
      widths: readonly number[];
      /** Indexes of numeric columns. */
      figures?: readonly number[];
      /** Whether the last row is a total. */
      total?: boolean;
      /** Makes rows higher, for writing. */
      room?: 'writing' | 'reading';
    }
  /** A question or a start, and lines to write on. */
  | { kind: 'lines'; label: string; count: number }
  /** Short answers side by side: a label, and a line behind it. */
  | { kind: 'blanks'; items: readonly string[] }
  /** A dashed line to tear along. */
  | { kind: 'cut' }
  /** Room to draw or to work out. */
  | { kind: 'room'; label: string; height: number }
  /** Coins in their real size, and room for their sum. */
  | { kind: 'coins'; rows: readonly (readonly Coin[])[]; answer: string }
  /** Things in a shop, each with a price and room to draw coins. */
  | { kind: 'shop'; items: readonly { name: string; price: string }[] }
  | { kind: 'jars'; jars: readonly { name: string; hint: string }[] }
  /** Rings to color, from the inside out, and what each is for. */
  | { kind: 'rings'; text: string; labels: readonly string[] }
  /** Stones to color one after the other, from the start to a goal. */
  | { kind: 'path'; stones: number; start: string; goal: string }
  /** Words to sort: a letter goes into each box. */
  | { kind: 'tiles'; items: readonly string[] }
  /** An invented ad to take apart. */
  | {
      kind: 'ad';
      badge: string;
      title: string;
      lines: readonly string[];
      button: string;
      print: string;
    }
  /** Invented messages, and room for a verdict. */
  | { kind: 'messages'; items: readonly { from: string; text: string }[] }
  /** A guide says it. */
  | { kind: 'note'; guide: GuideId; title: string; text: readonly string[] }
  | {
      kind: 'talks';
      items: readonly { age: number; question: string; answers: readonly [string, string] }[];
    }
  | { kind: 'terms'; items: readonly { term: string; meaning: string }[] }
  /** Public institutions, by their own addresses. */
  | { kind: 'places'; items: readonly Place[] }
  | { kind: 'columns'; columns: readonly (readonly Block[])[] };

/** In cents. */
export type Coin = 1 | 5 | 10 | 25;

export interface Place {
  name: string;
  what: string;
  phone?: string;
  /** Without `https://`. */
  address: string;
}

export interface Sheet {
  title: string;
  /** Kind and readers, above the title. */
  eyebrow: string;
  lead: string;
  guide: GuideId;
  mood: 'idle' | 'cheer' | 'think' | 'wave';
  /** The band whose ring is highlighted; by default all seven are. */
  band?: Band;
  /** For children: larger text. */
  size: 'large' | 'normal' | 'small';
  /** Adds a line for the name. */
  named?: true;
  /** One or two pages. */
  pages: readonly [readonly Block[]] | readonly [readonly Block[], readonly Block[]];
  /** The answers, on a separate last page that teachers can withhold. */
  answers?: readonly Block[];
}

/** All printed blocks, page by page. */
export function pagesOf({ pages, answers }: Sheet): readonly (readonly Block[])[] {
  return answers === undefined ? pages : [...pages, answers];
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;
type Cells = readonly string[];

/** The blocks that most sheets use, in short. */
export const heading = (line: string, number?: number): Block =>
  number === undefined ? { kind: 'heading', text: line } : { kind: 'heading', text: line, number };
export const text = (line: string): Block => ({ kind: 'text', text: line });
export const list = (marks: Of<'list'>['marks'], items: Cells, columns: 1 | 2 = 1): Block => ({
  kind: 'list',
  marks,
  items,
  columns,
});
export const table = (
  head: Cells,
  widths: readonly number[],
  rows: readonly Cells[],
  options: Pick<Of<'table'>, 'figures' | 'total' | 'room'> = {},
): Block => ({ kind: 'table', head, rows, widths, ...options });
export const lines = (label: string, count: number): Block => ({ kind: 'lines', label, count });
export const blanks = (...items: Cells): Block => ({ kind: 'blanks', items });
export const room = (label: string, height: number): Block => ({ kind: 'room', label, height });
export const note = (guide: GuideId, title: string, ...lines: Cells): Block => ({
  kind: 'note',
  guide,
  title,
  text: lines,
});
export const columns = (...all: Of<'columns'>['columns']): Block => ({
  kind: 'columns',
  columns: all,
});
export const cut: Block = { kind: 'cut' };
