// Writing blocks: lines, short answers, boxes, tables, words to sort.
import type { Item, Of } from '../item.ts';
import type { SheetContext } from '../sheetContext.ts';
import { hairline, ink, line, sunk } from '../pdfContext.ts';

export function lines(pdf: SheetContext, { label, count }: Of<'lines'>, width: number): Item {
  const at = { size: pdf.sizes.text };
  const head = pdf.heightOf(label, width, at);
  const needed = head + count * pdf.sizes.line + 2;
  return {
    height: needed,
    stretch: count * 8,
    set(parent, x, y, given) {
      pdf.write(parent, 'P', label, { ...at, x, y, width });
      const step = (given - head - 2) / count;
      for (let row = 1; row <= count; row += 1) pdf.rule(x, y + head + row * step, width);
    },
  };
}

export function blanks(pdf: SheetContext, { items }: Of<'blanks'>, width: number): Item {
  const at = { size: pdf.sizes.text };
  const gutter = 18;
  const labels = items.map((item) => pdf.widthOf(item, at) + 5);
  const taken = labels.reduce((total, one) => total + one, gutter * (items.length - 1));
  const blank = (width - taken) / items.length;
  const height = pdf.sizes.line + 2;
  const text = pdf.heightOf('x', width, at);
  return {
    height,
    stretch: 6,
    set(parent, x, y, given) {
      const bottom = y + given - 2;
      let left = x;
      items.forEach((item, index) => {
        const label = labels[index] ?? 0;
        pdf.write(parent, 'P', item, { ...at, x: left, y: bottom - text + 1, width: label + 2 });
        pdf.rule(left + label, bottom, blank);
        left += label + blank + gutter;
      });
    },
  };
}

export function cut(pdf: SheetContext, _cut: Of<'cut'>, width: number): Item {
  return {
    height: 4,
    stretch: 0,
    set(_parent, x, y) {
      pdf.decoration((doc) =>
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

export function room(
  pdf: SheetContext,
  { label, height: inside }: Of<'room'>,
  width: number,
): Item {
  const at = { size: pdf.sizes.text };
  const head = pdf.heightOf(label, width, at) + 5;
  return {
    height: head + inside,
    stretch: 60,
    set(parent, x, y, given) {
      pdf.write(parent, 'P', label, { ...at, x, y, width });
      const box = { x, y: y + head, width, height: given - head };
      pdf.decoration(() => pdf.panel(box, [12, 3], { stroke: line, weight: 0.9 }));
    },
  };
}

export function table(pdf: SheetContext, block: Of<'table'>, width: number): Item {
  const { head, rows, widths, figures = [], total = false, room: space = 'reading' } = block;
  const size = space === 'writing' ? pdf.sizes.text : pdf.sizes.text * 0.96;
  const at = { size };
  const bold = { size: pdf.sizes.text * 0.9, font: 'bold' } as const;
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
    Math.max(...head.map((cell, index) => pdf.heightOf(cell, inner(index), bold))) + 9;
  const least = space === 'writing' ? pdf.sizes.line : 0;
  const heights = rows.map((cells, row) =>
    Math.max(
      least,
      ...cells.map((cell, index) =>
        cell === '' ? 0 : pdf.heightOf(cell, inner(index), style(row, index)) + 9,
      ),
    ),
  );
  const needed = heights.reduce((sum, one) => sum + one, headHeight);
  return {
    height: needed,
    stretch: rows.length * (space === 'writing' ? 8 : 2),
    set(parent, x, y, given) {
      const extra = (given - needed) / rows.length;
      const tops = heights.map((_, row) =>
        heights.slice(0, row).reduce((sum, one) => sum + one + extra, y + headHeight),
      );
      const bottom = y + given;
      pdf.decoration(() => {
        pdf.panel({ x, y, width, height: headHeight }, [8, 2], { fill: sunk });
        tops.forEach((top, row) => {
          if (row > 0 && !isTotal(row))
            pdf.segment(x, top, x + width, top, 0.6, space === 'writing' ? line : hairline);
          if (isTotal(row))
            for (const offset of [-1.2, 1.2])
              pdf.segment(x, top + offset, x + width, top + offset, 0.8, ink);
        });
        if (space === 'writing')
          for (const left of lefts.slice(1))
            pdf.segment(x + left, y + headHeight, x + left, bottom, 0.5, hairline);
        pdf.segment(x, bottom, x + width, bottom, 1, ink);
      });
      const element = pdf.open(parent, 'Table');
      const headRow = pdf.open(pdf.open(element, 'THead'), 'TR');
      head.forEach((cell, index) => {
        const top = y + headHeight - 4.5 - pdf.heightOf(cell, inner(index), bold);
        const set = () =>
          pdf.put(cell, x + (lefts[index] ?? 0) + indent(index), top, inner(index), {
            ...bold,
            align: align(index),
          });
        pdf.tagged(headRow, 'TH', set, { scope: 'Column' });
      });
      const body = pdf.open(element, 'TBody');
      rows.forEach((cells, row) => {
        const tableRow = pdf.open(body, 'TR');
        cells.forEach((cell, index) => {
          // An empty cell is for the reader to fill in.
          if (cell === '') {
            pdf.open(tableRow, 'TD');
            return;
          }
          const own = style(row, index);
          const height = pdf.heightOf(cell, inner(index), own);
          const rowHeight = (heights[row] ?? 0) + extra;
          const top =
            (tops[row] ?? 0) + (space === 'writing' ? (rowHeight - height) / 2 + 0.8 : 4.8);
          const set = () =>
            pdf.put(cell, x + (lefts[index] ?? 0) + indent(index), top, inner(index), {
              ...own,
              align: align(index),
            });
          if (index === 0) pdf.tagged(tableRow, 'TH', set, { scope: 'Row' });
          else pdf.tagged(tableRow, 'TD', set);
        });
      });
    },
  };
}

export function tiles(pdf: SheetContext, { items }: Of<'tiles'>, width: number): Item {
  const perRow = 4;
  const rows = Math.ceil(items.length / perRow);
  const gutter = 10;
  const column = (width - gutter * (perRow - 1)) / perRow;
  const at = { size: pdf.sizes.text };
  const height = 28;
  const gap = 8;
  const needed = rows * (height + gap) - gap;
  return {
    height: needed,
    stretch: rows * 6,
    set(parent, x, y, given) {
      const step = (given + gap) / rows;
      const element = pdf.open(parent, 'L');
      items.forEach((item, index) => {
        const left = x + (index % perRow) * (column + gutter);
        const top = y + Math.floor(index / perRow) * step;
        const own = step - gap;
        pdf.decoration(() => {
          pdf.panel({ x: left, y: top, width: column, height: own }, [10, 3], {
            stroke: hairline,
            weight: 0.8,
          });
          pdf.panel({ x: left, y: top, width: own, height: own }, [10, 3], {
            stroke: ink,
            weight: 1.2,
          });
        });
        pdf.write(pdf.open(element, 'LI'), 'LBody', item, {
          ...at,
          x: left + own + 8,
          y: top + (own - pdf.heightOf('x', column, at)) / 2 + 1,
          width: column - own - 10,
        });
      });
    },
  };
}
