import { createElement, type ComponentProps, type ComponentType, type JSX } from 'react';
import * as styles from '../sheet.css.ts';
import { Coins, Jars, Path, Rings, Shop } from './Drawings.tsx';
import { hasRoom, Table } from './Table.tsx';
import { Ad, Heading, List, Messages, Note, Places, Talks, Terms } from './Words.tsx';
import { Blanks, Cut, Lines, Room, Tiles } from './Writing.tsx';

type Growth<Props> = (props: Props) => number;

/** A kind of block: its component, and its share of the room that is left on a page. */
function part<Props>(
  Part: (props: Props) => JSX.Element | JSX.Element[],
  growth: Growth<Props> = () => 0,
) {
  return { Part, growth };
}

const parts = {
  heading: part(Heading),
  list: part(List, ({ marks, items }) => (marks === 'box' ? items.length * 2 : 0)),
  table: part(Table, (table) => (hasRoom(table) ? table.rows.length * 8 : 0)),
  lines: part(Lines, ({ count }) => count * 8),
  blanks: part(Blanks, () => 6),
  cut: part(Cut),
  room: part(Room, () => 60),
  coins: part(Coins, ({ rows }) => rows.length * 40),
  shop: part(Shop, () => 40),
  jars: part(Jars, () => 46),
  rings: part(Rings, () => 10),
  path: part(Path, () => 14),
  tiles: part(Tiles, ({ items }) => Math.ceil(items.length / 4) * 6),
  ad: part(Ad, () => 20),
  messages: part(Messages, () => 16),
  note: part(Note),
  talks: part(Talks, ({ items }) => items.length * 16),
  terms: part(Terms),
  places: part(Places),
};

type Parts = typeof parts;
type Part = {
  [Kind in keyof Parts]: { kind: Kind } & ComponentProps<Parts[Kind]['Part']>;
}[keyof Parts];

interface Columns {
  kind: 'columns';
  columns: readonly (readonly Block[])[];
}

/** A text is a paragraph. */
export type Block = string | Columns | Part;

function growthOf(block: Block): number {
  if (typeof block === 'string') return 0;
  if (block.kind !== 'columns') return (parts[block.kind].growth as Growth<Part>)(block);
  const heights = block.columns.map((column) =>
    column.reduce((sum, one) => sum + growthOf(one), 0),
  );
  return Math.max(...heights);
}

function drawn(block: Block) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (block.kind !== 'columns')
    return createElement(parts[block.kind].Part as ComponentType<Part>, block);
  return (
    <div className={styles.columns}>
      {block.columns.map((blocks, index) => (
        <div key={index} className={styles.blocks}>
          <Blocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}

const kindOf = (block: Block | undefined) => (typeof block === 'string' ? 'text' : block?.kind);

/** The space before a block. */
function gapOf(block: Block, previous: Block | undefined): keyof typeof styles.gap {
  const kind = kindOf(block);
  if (previous === undefined) return 'none';
  if (kindOf(previous) === 'heading') return kind === 'text' ? 'text' : 'heading';
  if (kind === 'heading') return 'part';
  return kind === 'note' ? 'note' : 'block';
}

/** Blocks below each other. Parts to write or draw in share the rest of the page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    <div
      key={index}
      className={`${styles.block} ${styles.gap[gapOf(block, blocks[index - 1])]}`}
      style={{ flexGrow: growthOf(block) }}
    >
      {drawn(block)}
    </div>
  ));
}
