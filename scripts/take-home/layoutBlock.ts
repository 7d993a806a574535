import type { Block } from '../../src/content/takeHome/blocks.ts';
import { coins, jars, path, rings, shop } from './blocks/drawings.ts';
import { places, talks, terms } from './blocks/lists.ts';
import { ad, heading, list, messages, note, text } from './blocks/words.ts';
import { blanks, cut, lines, room, table, tiles } from './blocks/writing.ts';
import { stack, type Item, type Of, type Stacked } from './item.ts';
import type { SheetContext } from './sheetContext.ts';

/** Space before a block, in points, unless it comes first. */
function before(block: Block, previous: Block | undefined): number {
  if (previous?.kind === 'heading') return block.kind === 'text' ? 3 : 8;
  if (block.kind === 'heading') return 15;
  return block.kind === 'note' ? 13 : 9;
}

function columns(pdf: SheetContext, { columns: all }: Of<'columns'>, width: number): Item {
  const gutter = 22;
  const own = (width - gutter * (all.length - 1)) / all.length;
  const items = all.map((blocks) => layoutBlocks(pdf, blocks, own));
  const height = Math.max(...items.map((item) => item.height));
  return {
    height,
    stretch: Math.max(...items.map((item) => item.stretch - (height - item.height))),
    set(parent, x, y, given) {
      items.forEach((item, index) => item.set(parent, x + index * (own + gutter), y, given));
    },
  };
}

type Layout<Kind extends Block['kind']> = (
  pdf: SheetContext,
  block: Of<Kind>,
  width: number,
) => Item;

const layouts: { [Kind in Block['kind']]: Layout<Kind> } = {
  heading,
  text,
  list,
  table,
  lines,
  blanks,
  cut,
  room,
  coins,
  shop,
  jars,
  rings,
  path,
  tiles,
  ad,
  messages,
  note,
  talks,
  terms,
  places,
  columns,
};

/** Measures a block for a width. */
function layoutBlock(pdf: SheetContext, block: Block, width: number): Item {
  const layout = layouts[block.kind] as Layout<Block['kind']>;
  return layout(pdf, block, width);
}

/** Measures stacked blocks. */
export function layoutBlocks(pdf: SheetContext, blocks: readonly Block[], width: number): Item {
  const items = blocks.map((block, index): Stacked => ({
    ...layoutBlock(pdf, block, width),
    before: before(block, blocks[index - 1]),
    loose: blocks[index - 1]?.kind !== 'heading',
  }));
  return stack(items);
}
