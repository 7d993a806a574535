import { createElement, type ComponentType } from 'react';
import type { Block } from '../blocks.ts';
import * as styles from '../sheet.css.ts';
import { Coins, Jars, Path, Rings, Shop } from './Drawings.tsx';
import { Places, Talks, Terms } from './Lists.tsx';
import { Ad, Heading, List, Messages, Note, Paragraph } from './Words.tsx';
import { Blanks, Cut, Lines, Room, Table, Tiles } from './Writing.tsx';

type Kind = Block['kind'];
type Of<K extends Kind> = Extract<Block, { kind: K }>;

function Columns({ columns }: Of<'columns'>) {
  return (
    <div className={styles.columns}>
      {columns.map((blocks, index) => (
        <div key={index} className={styles.column}>
          <Blocks blocks={blocks} />
        </div>
      ))}
    </div>
  );
}

const parts: { [K in Kind]: ComponentType<Of<K>> } = {
  heading: Heading,
  text: Paragraph,
  list: List,
  table: Table,
  lines: Lines,
  blanks: Blanks,
  cut: Cut,
  room: Room,
  coins: Coins,
  shop: Shop,
  jars: Jars,
  rings: Rings,
  path: Path,
  tiles: Tiles,
  ad: Ad,
  messages: Messages,
  note: Note,
  talks: Talks,
  terms: Terms,
  places: Places,
  columns: Columns,
};

/** A block's share of the room that is left on a page. */
function growthOf(block: Block): number {
  switch (block.kind) {
    case 'lines':
      return block.count * 8;
    case 'blanks':
      return 6;
    case 'room':
      return 60;
    case 'coins':
      return block.rows.length * 40;
    case 'shop':
      return 40;
    case 'jars':
      return 46;
    case 'rings':
      return 10;
    case 'path':
      return 14;
    case 'tiles':
      return Math.ceil(block.items.length / 4) * 6;
    case 'messages':
      return 16;
    case 'ad':
      return 20;
    case 'talks':
      return block.items.length * 16;
    case 'list':
      return block.marks === 'box' ? block.items.length * 2 : 0;
    case 'table':
      return block.room === 'writing' ? block.rows.length * 8 : 0;
    case 'columns':
      return Math.max(
        ...block.columns.map((column) => column.reduce((all, one) => all + growthOf(one), 0)),
      );
    default:
      return 0;
  }
}

/** The space before a block. */
function gapOf(block: Block, previous: Block | undefined): keyof typeof styles.gap {
  if (previous === undefined) return 'none';
  if (previous.kind === 'heading') return block.kind === 'text' ? 'text' : 'heading';
  if (block.kind === 'heading') return 'part';
  return block.kind === 'note' ? 'note' : 'block';
}

/** Blocks below each other. Parts to write or draw in share the rest of the page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    <div
      key={index}
      className={`${styles.block} ${styles.gap[gapOf(block, blocks[index - 1])]}`}
      style={{ flexGrow: growthOf(block) }}
    >
      {createElement(parts[block.kind] as ComponentType<Block>, block)}
    </div>
  ));
}
