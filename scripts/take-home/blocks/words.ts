// Headings, texts, lists, and guides' speech.
import type { Block } from '../../../src/content/takeHome/blocks.ts';
import type { Item } from '../item.ts';
import {
  decoration,
  heightOf,
  ink,
  line,
  mascot,
  open,
  panelPath,
  put,
  surface,
  tagged,
  write,
  type Pen,
} from '../pen.ts';
import { drawFigure } from '../shapes.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A number in a ring centred at a point. */
export function disc(pen: Pen, x: number, y: number, radius: number): void {
  decoration(pen, (doc) => {
    doc.circle(x, y, radius).fill(pen.accent);
    doc
      .circle(x, y, radius + 2.6)
      .lineWidth(0.7)
      .stroke(pen.accent);
  });
}

export function heading(pen: Pen, { text, number }: Of<'heading'>, width: number): Item {
  const size = pen.sizes.heading;
  const at = { font: 'display', size } as const;
  const radius = size * 0.62;
  const indent = number === undefined ? 0 : radius * 2 + 10;
  const height = heightOf(pen, text, width - indent, at);
  return {
    height: Math.max(height + size * 0.14, number === undefined ? 0 : radius * 2 + 4),
    spare: 0,
    set(parent, x, y) {
      const middle = y + size * 0.65;
      if (number !== undefined) disc(pen, x + radius + 2.6, middle, radius);
      const set = () => {
        if (number !== undefined)
          put(pen, `${number}`, x + 2.6, y, radius * 2, { ...at, align: 'center' });
        put(pen, text, x + indent, y, width - indent, at);
      };
      // Without it a screen reader joins the number and the first word.
      const actual = number === undefined ? {} : { actual: `${number}. ${text}` };
      tagged(pen, parent, 'H2', set, actual);
    },
  };
}

export function text(pen: Pen, block: Of<'text'>, width: number): Item {
  const at = { size: pen.sizes.text };
  return {
    height: heightOf(pen, block.text, width, at),
    spare: 0,
    set(parent, x, y) {
      write(pen, parent, 'P', block.text, { ...at, x, y, width });
    },
  };
}

const BOX = 10;

/** A checkbox, a dot or a number, with its item beside it. */
export function list(pen: Pen, { marks, items, columns = 1 }: Of<'list'>, width: number): Item {
  const at = { size: pen.sizes.text };
  const gutter = 20;
  const column = (width - gutter * (columns - 1)) / columns;
  const indent = marks === 'dot' ? 12 : 20;
  const gap = marks === 'box' ? 7 : 4;
  const heights = items.map((item) => heightOf(pen, item, column - indent, at));
  const perColumn = Math.ceil(items.length / columns);
  const rows = Array.from({ length: perColumn }, (_, row) =>
    Math.max(...Array.from({ length: columns }, (__, one) => heights[row + one * perColumn] ?? 0)),
  );
  const height = rows.reduce((total, one) => total + one + gap, -gap);
  return {
    height,
    spare: marks === 'box' ? rows.length * 4 : 0,
    set(parent, x, y, given) {
      const extra = (given - height) / rows.length;
      const element = open(pen, parent, 'L');
      items.forEach((item, index) => {
        const left = x + Math.floor(index / perColumn) * (column + gutter);
        const row = index % perColumn;
        const top = y + rows.slice(0, row).reduce((total, one) => total + one + gap + extra, 0);
        const entry = open(pen, element, 'LI');
        const middle = top + heightOf(pen, 'x', column, at) / 2 - 0.5;
        if (marks === 'box') {
          const box = { x: left, y: middle - BOX / 2, width: BOX, height: BOX };
          decoration(pen, (doc) =>
            doc
              .path(panelPath(box, 4, 1.5))
              .lineWidth(1.1)
              .stroke(ink),
          );
        } else if (marks === 'dot') {
          decoration(pen, (doc) => doc.circle(left + 3, middle, 2).fill(ink));
        } else {
          write(pen, entry, 'Lbl', `${index + 1}.`, {
            ...at,
            font: 'bold',
            x: left,
            y: top,
            width: indent,
          });
        }
        write(pen, entry, 'LBody', item, {
          ...at,
          x: left + indent,
          y: top,
          width: column - indent,
        });
      });
    },
  };
}

export function note(pen: Pen, { guide, title, text: lines }: Of<'note'>, width: number): Item {
  const side = 46;
  const pad = 10;
  const size = pen.sizes.text * 0.9;
  const head = { font: 'bold', size: pen.sizes.text } as const;
  const inner = width - side - 3 * pad;
  const heights = [
    heightOf(pen, title, inner, head) + 2,
    ...lines.map((one) => heightOf(pen, one, inner, { size }) + 2),
  ];
  const height = Math.max(
    heights.reduce((total, one) => total + one, 2 * pad - 2),
    side + pad,
  );
  return {
    height,
    spare: 0,
    set(parent, x, y) {
      decoration(pen, (doc) => {
        doc.path(panelPath({ x, y, width, height }, 18, 5)).fill(mascot[guide]);
        const shapes = pen.figures[`${guide}-idle`] ?? [];
        drawFigure(doc, shapes, x + pad, y + height - side - 3, side);
      });
      const left = x + side + 2 * pad;
      let top = write(pen, parent, 'H3', title, { ...head, x: left, y: y + pad - 2, width: inner });
      for (const one of lines)
        top = write(pen, parent, 'P', one, { size, x: left, y: top + 2, width: inner });
    },
  };
}

export function messages(pen: Pen, { items }: Of<'messages'>, width: number): Item {
  const gutter = 16;
  const column = (width - gutter * (items.length - 1)) / items.length;
  const pad = 10;
  const at = { size: pen.sizes.text };
  const head = { font: 'bold', size: pen.sizes.text * 0.88 } as const;
  const bubble = Math.max(
    ...items.map(
      ({ from, text: said }) =>
        heightOf(pen, from, column - 2 * pad, head) +
        heightOf(pen, said, column - 2 * pad, at) +
        2 * pad,
    ),
  );
  const lines = 2;
  const needed = bubble + lines * 20 + 2;
  return {
    height: needed,
    spare: 16,
    set(parent, x, y, given) {
      const step = (given - bubble - 2) / lines;
      items.forEach(({ from, text: said }, index) => {
        const left = x + index * (column + gutter);
        const box = { x: left, y, width: column, height: bubble };
        decoration(pen, (doc) =>
          doc
            .path(panelPath(box, 14, 3))
            .lineWidth(1)
            .fillAndStroke(mascot.shield, line),
        );
        const part = open(pen, parent, 'Sect');
        const inner = { x: left + pad, width: column - 2 * pad };
        const end = write(pen, part, 'P', `From: ${from}`, { ...head, ...inner, y: y + pad - 2 });
        write(pen, part, 'P', said, { ...at, ...inner, y: end + 2 });
        for (let row = 1; row <= lines; row += 1) {
          const height = y + bubble + row * step;
          decoration(pen, (doc) =>
            doc
              .moveTo(left, height)
              .lineTo(left + column, height)
              .lineWidth(0.7)
              .stroke(line),
          );
        }
      });
    },
  };
}

export function ad(pen: Pen, block: Of<'ad'>, width: number): Item {
  const pad = 14;
  const inner = width - 2 * pad;
  const big = { font: 'display', size: 30 } as const;
  const at = { font: 'bold', size: 12.5 } as const;
  const small = { size: 7 };
  const badge = { font: 'bold', size: 10, color: surface } as const;
  const button = { font: 'bold', size: 10.5 } as const;
  const lines = block.lines.map((one) => heightOf(pen, one, inner, at) + 7);
  const height =
    pad + 24 + heightOf(pen, block.title, inner, big) + lines.reduce((a, b) => a + b, 0) + 34 + 20;
  return {
    height,
    spare: 20,
    set(parent, x, y, given) {
      const part = open(pen, parent, 'Sect');
      decoration(pen, (doc) => {
        doc
          .path(panelPath({ x, y, width, height: given }, 20, 5))
          .lineWidth(2)
          .fillAndStroke(mascot.captain, ink);
        doc
          .path(panelPath({ x: x + pad, y: y + pad, width: 96, height: 20 }, 8, 2))
          .fill('#b23521');
      });
      write(pen, part, 'P', block.badge, {
        ...badge,
        x: x + pad,
        y: y + pad + 3.5,
        width: 96,
        align: 'center',
      });
      let top = write(pen, part, 'P', block.title, {
        ...big,
        x: x + pad,
        y: y + pad + 24,
        width: inner,
      });
      for (const one of block.lines)
        top = write(pen, part, 'P', one, { ...at, x: x + pad, y: top + 7, width: inner });
      const from = y + given - 54;
      decoration(pen, (doc) =>
        doc.path(panelPath({ x: x + pad, y: from, width: inner, height: 26 }, 10, 3)).fill(ink),
      );
      write(pen, part, 'P', block.button, {
        ...button,
        color: surface,
        x: x + pad,
        y: from + 6.5,
        width: inner,
        align: 'center',
      });
      write(pen, part, 'P', block.print, { ...small, x: x + pad, y: y + given - 19, width: inner });
    },
  };
}
