// Headings, texts, lists, and guides' speech.
import type { Item, Of } from '../item.ts';
import type { SheetContext } from '../sheetContext.ts';
import { ink, line, mascot, surface } from '../pdfContext.ts';
import { drawFigure } from '../shapes.ts';

/** A number in a ring centred at a point. */
export function disc(pdf: SheetContext, x: number, y: number, radius: number): void {
  pdf.decoration(() => {
    pdf.circle(x, y, radius, { fill: pdf.accent });
    pdf.circle(x, y, radius + 2.6, { stroke: pdf.accent, weight: 0.7 });
  });
}

export function heading(pdf: SheetContext, { text, number }: Of<'heading'>, width: number): Item {
  const size = pdf.sizes.heading;
  const at = { font: 'display', size } as const;
  const radius = size * 0.62;
  const indent = number === undefined ? 0 : radius * 2 + 10;
  const height = pdf.heightOf(text, width - indent, at);
  return {
    height: Math.max(height + size * 0.14, number === undefined ? 0 : radius * 2 + 4),
    stretch: 0,
    set(parent, x, y) {
      const middle = y + size * 0.65;
      if (number !== undefined) disc(pdf, x + radius + 2.6, middle, radius);
      const set = () => {
        if (number !== undefined)
          pdf.put(`${number}`, x + 2.6, y, radius * 2, { ...at, align: 'center' });
        pdf.put(text, x + indent, y, width - indent, at);
      };
      // Without it a screen reader joins the number and the first word.
      const actual = number === undefined ? {} : { actual: `${number}. ${text}` };
      pdf.tagged(parent, 'H2', set, actual);
    },
  };
}

export function text(pdf: SheetContext, block: Of<'text'>, width: number): Item {
  const at = { size: pdf.sizes.text };
  return {
    height: pdf.heightOf(block.text, width, at),
    stretch: 0,
    set(parent, x, y) {
      pdf.write(parent, 'P', block.text, { ...at, x, y, width });
    },
  };
}

const BOX = 10;

/** A checkbox, a dot or a number, with its item beside it. */
export function list(
  pdf: SheetContext,
  { marks, items, columns = 1 }: Of<'list'>,
  width: number,
): Item {
  const at = { size: pdf.sizes.text };
  const gutter = 20;
  const column = (width - gutter * (columns - 1)) / columns;
  const indent = marks === 'dot' ? 12 : 20;
  const gap = marks === 'box' ? 7 : 4;
  const heights = items.map((item) => pdf.heightOf(item, column - indent, at));
  const perColumn = Math.ceil(items.length / columns);
  const rows = Array.from({ length: perColumn }, (_, row) =>
    Math.max(...Array.from({ length: columns }, (__, one) => heights[row + one * perColumn] ?? 0)),
  );
  const height = rows.reduce((total, one) => total + one + gap, -gap);
  return {
    height,
    stretch: marks === 'box' ? rows.length * 4 : 0,
    set(parent, x, y, given) {
      const extra = (given - height) / rows.length;
      const element = pdf.open(parent, 'L');
      items.forEach((item, index) => {
        const left = x + Math.floor(index / perColumn) * (column + gutter);
        const row = index % perColumn;
        const top = y + rows.slice(0, row).reduce((total, one) => total + one + gap + extra, 0);
        const entry = pdf.open(element, 'LI');
        const middle = top + pdf.heightOf('x', column, at) / 2 - 0.5;
        if (marks === 'box') {
          const box = { x: left, y: middle - BOX / 2, width: BOX, height: BOX };
          pdf.decoration(() => pdf.panel(box, [4, 1.5], { stroke: ink, weight: 1.1 }));
        } else if (marks === 'dot') {
          pdf.decoration(() => pdf.circle(left + 3, middle, 2, { fill: ink }));
        } else {
          pdf.write(entry, 'Lbl', `${index + 1}.`, {
            ...at,
            font: 'bold',
            x: left,
            y: top,
            width: indent,
          });
        }
        pdf.write(entry, 'LBody', item, {
          ...at,
          x: left + indent,
          y: top,
          width: column - indent,
        });
      });
    },
  };
}

export function note(
  pdf: SheetContext,
  { guide, title, text: lines }: Of<'note'>,
  width: number,
): Item {
  const side = 46;
  const pad = 10;
  const size = pdf.sizes.text * 0.9;
  const head = { font: 'bold', size: pdf.sizes.text } as const;
  const inner = width - side - 3 * pad;
  const heights = [
    pdf.heightOf(title, inner, head) + 2,
    ...lines.map((one) => pdf.heightOf(one, inner, { size }) + 2),
  ];
  const height = Math.max(
    heights.reduce((total, one) => total + one, 2 * pad - 2),
    side + pad,
  );
  return {
    height,
    stretch: 0,
    set(parent, x, y) {
      pdf.decoration((doc) => {
        pdf.panel({ x, y, width, height }, [18, 5], { fill: mascot[guide] });
        const shapes = pdf.figures[`${guide}-idle`] ?? [];
        drawFigure(doc, shapes, x + pad, y + height - side - 3, side);
      });
      const left = x + side + 2 * pad;
      let top = pdf.write(parent, 'H3', title, { ...head, x: left, y: y + pad - 2, width: inner });
      for (const one of lines)
        top = pdf.write(parent, 'P', one, { size, x: left, y: top + 2, width: inner });
    },
  };
}

export function messages(pdf: SheetContext, { items }: Of<'messages'>, width: number): Item {
  const gutter = 16;
  const column = (width - gutter * (items.length - 1)) / items.length;
  const pad = 10;
  const at = { size: pdf.sizes.text };
  const head = { font: 'bold', size: pdf.sizes.text * 0.88 } as const;
  const bubble = Math.max(
    ...items.map(
      ({ from, text: speech }) =>
        pdf.heightOf(from, column - 2 * pad, head) +
        pdf.heightOf(speech, column - 2 * pad, at) +
        2 * pad,
    ),
  );
  const lines = 2;
  const needed = bubble + lines * 20 + 2;
  return {
    height: needed,
    stretch: 16,
    set(parent, x, y, given) {
      const step = (given - bubble - 2) / lines;
      items.forEach(({ from, text: speech }, index) => {
        const left = x + index * (column + gutter);
        const box = { x: left, y, width: column, height: bubble };
        pdf.decoration(() =>
          pdf.panel(box, [14, 3], { fill: mascot.shield, stroke: line, weight: 1 }),
        );
        const part = pdf.open(parent, 'Sect');
        const inner = { x: left + pad, width: column - 2 * pad };
        const end = pdf.write(part, 'P', `From: ${from}`, { ...head, ...inner, y: y + pad - 2 });
        pdf.write(part, 'P', speech, { ...at, ...inner, y: end + 2 });
        for (let row = 1; row <= lines; row += 1) {
          const height = y + bubble + row * step;
          pdf.decoration(() => pdf.segment(left, height, left + column, height, 0.7, line));
        }
      });
    },
  };
}

export function ad(pdf: SheetContext, block: Of<'ad'>, width: number): Item {
  const pad = 14;
  const inner = width - 2 * pad;
  const big = { font: 'display', size: 30 } as const;
  const at = { font: 'bold', size: 12.5 } as const;
  const small = { size: 7 };
  const badge = { font: 'bold', size: 10, color: surface } as const;
  const button = { font: 'bold', size: 10.5 } as const;
  const lines = block.lines.map((one) => pdf.heightOf(one, inner, at) + 7);
  const height =
    pad + 24 + pdf.heightOf(block.title, inner, big) + lines.reduce((a, b) => a + b, 0) + 34 + 20;
  return {
    height,
    stretch: 20,
    set(parent, x, y, given) {
      const part = pdf.open(parent, 'Sect');
      pdf.decoration(() => {
        pdf.panel({ x, y, width, height: given }, [20, 5], {
          fill: mascot.captain,
          stroke: ink,
          weight: 2,
        });
        pdf.panel({ x: x + pad, y: y + pad, width: 96, height: 20 }, [8, 2], { fill: '#b23521' });
      });
      pdf.write(part, 'P', block.badge, {
        ...badge,
        x: x + pad,
        y: y + pad + 3.5,
        width: 96,
        align: 'center',
      });
      let top = pdf.write(part, 'P', block.title, {
        ...big,
        x: x + pad,
        y: y + pad + 24,
        width: inner,
      });
      for (const one of block.lines)
        top = pdf.write(part, 'P', one, { ...at, x: x + pad, y: top + 7, width: inner });
      const from = y + given - 54;
      pdf.decoration(() =>
        pdf.panel({ x: x + pad, y: from, width: inner, height: 26 }, [10, 3], { fill: ink }),
      );
      pdf.write(part, 'P', block.button, {
        ...button,
        color: surface,
        x: x + pad,
        y: from + 6.5,
        width: inner,
        align: 'center',
      });
      pdf.write(part, 'P', block.print, { ...small, x: x + pad, y: y + given - 19, width: inner });
    },
  };
}
