import type { Block } from '../../src/content/takeHome/blocks.ts';
import { coins, jars, path, rings, shop } from './blocks/drawings.ts';
import { places, talks, terms } from './blocks/lists.ts';
import { ad, heading, list, messages, note, text } from './blocks/words.ts';
import { blanks, cut, lines, room, table, tiles } from './blocks/writing.ts';
import { stack, type Item, type Stacked } from './item.ts';
import type { Pen } from './pen.ts';

/** Space before a block, in points, unless it comes first. */
function before(block: Block, previous: Block | undefined): number {
  if (previous?.kind === 'heading') return block.kind === 'text' ? 3 : 8;
  if (block.kind === 'heading') return 15;
  return block.kind === 'note' ? 13 : 9;
}

function columns(pen: Pen, all: readonly (readonly Block[])[], width: number): Item {
  const gutter = 22;
  const own = (width - gutter * (all.length - 1)) / all.length;
  const items = all.map((blocks) => layBlocks(pen, blocks, own));
  const height = Math.max(...items.map((item) => item.height));
  return {
    height,
    spare: Math.max(...items.map((item) => item.spare - (height - item.height))),
    set(parent, x, y, given) {
      items.forEach((item, index) => item.set(parent, x + index * (own + gutter), y, given));
    },
  };
}

/** Measures a block for a width. */
function layBlock(pen: Pen, block: Block, width: number): Item {
  switch (block.kind) {
    case 'heading':
      return heading(pen, block, width);
    case 'text':
      return text(pen, block, width);
    case 'list':
      return list(pen, block, width);
    case 'table':
      return table(pen, block, width);
    case 'lines':
      return lines(pen, block, width);
    case 'blanks':
      return blanks(pen, block, width);
    case 'cut':
      return cut(pen, width);
    case 'room':
      return room(pen, block, width);
    case 'coins':
      return coins(pen, block, width);
    case 'shop':
      return shop(pen, block, width);
    case 'jars':
      return jars(pen, block, width);
    case 'rings':
      return rings(pen, block, width);
    case 'path':
      return path(pen, block, width);
    case 'tiles':
      return tiles(pen, block, width);
    case 'ad':
      return ad(pen, block, width);
    case 'messages':
      return messages(pen, block, width);
    case 'note':
      return note(pen, block, width);
    case 'talks':
      return talks(pen, block, width);
    case 'terms':
      return terms(pen, block, width);
    case 'places':
      return places(pen, block, width);
    case 'columns':
      return columns(pen, block.columns, width);
  }
}

/** Measures stacked blocks. */
export function layBlocks(pen: Pen, blocks: readonly Block[], width: number): Item {
  const items = blocks.map((block, index): Stacked => ({
    ...layBlock(pen, block, width),
    before: before(block, blocks[index - 1]),
    loose: blocks[index - 1]?.kind !== 'heading',
  }));
  return stack(items);
}
