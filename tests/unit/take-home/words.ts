import { pagesOf, type Block, type Sheet } from '../../../src/content/takeHome/blocks.ts';
import { coinWords } from '../../../scripts/take-home/blocks/drawings.ts';

/** Removes spaces, which depend on lines and columns. */
export const withoutSpaces = (text: string) => text.replaceAll(/\s+/gu, '');

/** A block's text in reading order. */
export function textsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.number === undefined ? block.text : `${block.number}. ${block.text}`];
    case 'text':
      return [block.text];
    case 'list':
      return block.items.flatMap((item, index) =>
        block.marks === 'number' ? [`${index + 1}.`, item] : [item],
      );
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'lines':
    case 'room':
      return [block.label];
    case 'blanks':
    case 'tiles':
      return [...block.items];
    case 'cut':
      return [];
    case 'coins':
      return block.rows.flatMap((row) => [`Coins to count: ${coinWords(row)}.`, block.answer]);
    case 'shop':
      return block.items.flatMap(({ name, price }) => [name, price]);
    case 'jars':
      return block.jars.flatMap(({ name, hint }) => [name, hint]);
    case 'rings':
      return [
        block.text,
        `Rings to color, one inside the other, from the middle out: ${block.labels.join(', ')}.`,
      ];
    case 'path':
      return [
        block.start,
        `A path of ${block.stones} stones with numbers that leads to a gold coin, the goal.`,
      ];
    case 'ad':
      return [block.badge, block.title, ...block.lines, block.button, block.print];
    case 'messages':
      return block.items.flatMap(({ from, text }) => [`From: ${from}`, text]);
    case 'note':
      return [block.title, ...block.text];
    case 'talks':
      return block.items.flatMap(({ age, question, answers }) => [
        `Age ${age}. ${question}`,
        ...answers,
      ]);
    case 'terms':
      return block.items.flatMap(({ term, meaning }) => [term, meaning]);
    case 'places':
      return block.items.flatMap(({ name, what, phone, address }) => [
        name,
        phone === undefined ? what : `${what} ${phone}`,
        address,
      ]);
    case 'columns':
      return block.columns.flat().flatMap(textsOfBlock);
  }
}

/** A sheet's text in reading order. */
export function textsOf(sheet: Sheet): string[] {
  return [
    sheet.eyebrow,
    sheet.title,
    sheet.lead,
    ...(sheet.named === true ? ['Name', 'Date'] : []),
    ...pagesOf(sheet).flat().flatMap(textsOfBlock),
  ];
}
