// Writing blocks: lines, short answers, boxes, tables, words to sort.
import type { Block } from '../../../src/content/takeHome/blocks.ts';
import type { Item } from '../item.ts';
import {
  decoration,
  hairline,
  heightOf,
  ink,
  line,
  open,
  panelPath,
  put,
  rule,
  sunk,
  tagged,
  widthOf,
  write,
  type Pen,
} from '../pen.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

export function lines(pen: Pen, { label, count }: Of<'lines'>, width: number): Item {
  const at = { size: pen.sizes.text };
  const head = heightOf(pen, label, width, at);
  const needed = head + count * pen.sizes.line + 2;
  return {
    height: needed,
    spare: count * 8,
    set(parent, x, y, given) {
      write(pen, parent, 'P', label, { ...at, x, y, width });
      const step = (given - head - 2) / count;
      for (let row = 1; row <= count; row += 1) rule(pen, x, y + head + row * step, width);
    },
  };
}

export function blanks(pen: Pen, { items }: Of<'blanks'>, width: number): Item {
  const at = { size: pen.sizes.text };
  const gutter = 18;
  const labels = items.map((item) => widthOf(pen, item, at) + 5);
  const taken = labels.reduce((total, one) => total + one, gutter * (items.length - 1));
  const blank = (width - taken) / items.length;
  const height = pen.sizes.line + 2;
  const text = heightOf(pen, 'x', width, at);
  return {
    height,
    spare: 6,
    set(parent, x, y, given) {
      const bottom = y + given - 2;
      let left = x;
      items.forEach((item, index) => {
        const label = labels[index] ?? 0;
        write(pen, parent, 'P', item, { ...at, x: left, y: bottom - text + 1, width: label + 2 });
        rule(pen, left + label, bottom, blank);
        left += label + blank + gutter;
      });
    },
  };
}

export function cut(pen: Pen, width: number): Item {
  return {
    height: 4,
    spare: 0,
    set(_parent, x, y) {
      decoration(pen, (doc) =>
        doc
          .moveTo(x, y + 2)
          .lineTo(x + width, y + 2)
          .lineWidth(1)
          .dash(5, { space: 4 })
          .stroke(ink),
      );
    },
  };
}

export function room(pen: Pen, { label, height: inside }: Of<'room'>, width: number): Item {
  const at = { size: pen.sizes.text };
  const head = heightOf(pen, label, width, at) + 5;
  return {
    height: head + inside,
    spare: 60,
    set(parent, x, y, given) {
      write(pen, parent, 'P', label, { ...at, x, y, width });
      const box = { x, y: y + head, width, height: given - head };
      decoration(pen, (doc) => doc.path(panelPath(box)).lineWidth(0.9).stroke(line));
    },
  };
}

export function table(pen: Pen, block: Of<'table'>, width: number): Item {
  const { head, rows, widths, figures = [], total = false, room: space = 'reading' } = block;
  const size = space === 'writing' ? pen.sizes.text : pen.sizes.text * 0.96;
  const at = { size };
  const bold = { size: pen.sizes.text * 0.9, font: 'bold' } as const;
  const pad = 6;
  const all = widths.reduce((sum, one) => sum + one, 0);
  const columns = widths.map((one) => (one / all) * width);
  const lefts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, one) => sum + one, 0),
  );
  // Space between a column of figures and the words after it.
  const indent = (index: number) =>
    figures.includes(index - 1) && !figures.includes(index) ? 3 * pad : pad;
  const inner = (index: number) => (columns[index] ?? 0) - indent(index) - pad;
  const align = (index: number) => (figures.includes(index) ? 'right' : 'left');
  const isTotal = (row: number) => total && row === rows.length - 1;
  const style = (row: number, column: number) =>
    column === 0 || isTotal(row) ? ({ ...at, font: 'bold' } as const) : at;
  const headHeight =
    Math.max(...head.map((cell, index) => heightOf(pen, cell, inner(index), bold))) + 9;
  const least = space === 'writing' ? pen.sizes.line : 0;
  const heights = rows.map((cells, row) =>
    Math.max(
      least,
      ...cells.map((cell, index) =>
        cell === '' ? 0 : heightOf(pen, cell, inner(index), style(row, index)) + 9,
      ),
    ),
  );
  const needed = heights.reduce((sum, one) => sum + one, headHeight);
  return {
    height: needed,
    spare: rows.length * (space === 'writing' ? 8 : 2),
    set(parent, x, y, given) {
      const extra = (given - needed) / rows.length;
      const tops = heights.map((_, row) =>
        heights.slice(0, row).reduce((sum, one) => sum + one + extra, y + headHeight),
      );
      const bottom = y + given;
      decoration(pen, (doc) => {
        doc.path(panelPath({ x, y, width, height: headHeight }, 8, 2)).fill(sunk);
        tops.forEach((top, row) => {
          if (row > 0 && !isTotal(row))
            doc
              .moveTo(x, top)
              .lineTo(x + width, top)
              .lineWidth(0.6)
              .stroke(space === 'writing' ? line : hairline);
          if (isTotal(row))
            for (const offset of [-1.2, 1.2])
              doc
                .moveTo(x, top + offset)
                .lineTo(x + width, top + offset)
                .lineWidth(0.8)
                .stroke(ink);
        });
        if (space === 'writing')
          for (const left of lefts.slice(1))
            doc
              .moveTo(x + left, y + headHeight)
              .lineTo(x + left, bottom)
              .lineWidth(0.5)
              .stroke(hairline);
        doc
          .moveTo(x, bottom)
          .lineTo(x + width, bottom)
          .lineWidth(1)
          .stroke(ink);
      });
      const element = open(pen, parent, 'Table');
      const headRow = open(pen, open(pen, element, 'THead'), 'TR');
      head.forEach((cell, index) => {
        const top = y + headHeight - 4.5 - heightOf(pen, cell, inner(index), bold);
        const set = () =>
          put(pen, cell, x + (lefts[index] ?? 0) + indent(index), top, inner(index), {
            ...bold,
            align: align(index),
          });
        tagged(pen, headRow, 'TH', set, { scope: 'Column' });
      });
      const body = open(pen, element, 'TBody');
      rows.forEach((cells, row) => {
        const tableRow = open(pen, body, 'TR');
        cells.forEach((cell, index) => {
          // An empty cell is for the reader to fill in.
          if (cell === '') {
            open(pen, tableRow, 'TD');
            return;
          }
          const own = style(row, index);
          const height = heightOf(pen, cell, inner(index), own);
          const rowHeight = (heights[row] ?? 0) + extra;
          const top =
            (tops[row] ?? 0) + (space === 'writing' ? (rowHeight - height) / 2 + 0.8 : 4.8);
          const set = () =>
            put(pen, cell, x + (lefts[index] ?? 0) + indent(index), top, inner(index), {
              ...own,
              align: align(index),
            });
          if (index === 0) tagged(pen, tableRow, 'TH', set, { scope: 'Row' });
          else tagged(pen, tableRow, 'TD', set);
        });
      });
    },
  };
}

export function tiles(pen: Pen, { items }: Of<'tiles'>, width: number): Item {
  const perRow = 4;
  const rows = Math.ceil(items.length / perRow);
  const gutter = 10;
  const column = (width - gutter * (perRow - 1)) / perRow;
  const at = { size: pen.sizes.text };
  const height = 28;
  const gap = 8;
  const needed = rows * (height + gap) - gap;
  return {
    height: needed,
    spare: rows * 6,
    set(parent, x, y, given) {
      const step = (given + gap) / rows;
      const element = open(pen, parent, 'L');
      items.forEach((item, index) => {
        const left = x + (index % perRow) * (column + gutter);
        const top = y + Math.floor(index / perRow) * step;
        const own = step - gap;
        decoration(pen, (doc) => {
          doc
            .path(panelPath({ x: left, y: top, width: column, height: own }, 10, 3))
            .lineWidth(0.8)
            .stroke(hairline);
          doc
            .path(panelPath({ x: left, y: top, width: own, height: own }, 10, 3))
            .lineWidth(1.2)
            .stroke(ink);
        });
        write(pen, open(pen, element, 'LI'), 'LBody', item, {
          ...at,
          x: left + own + 8,
          y: top + (own - heightOf(pen, 'x', column, at)) / 2 + 1,
          width: column - own - 10,
        });
      });
    },
  };
}
