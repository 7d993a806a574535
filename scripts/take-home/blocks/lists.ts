// Reference blocks: questions by age, words, and where to get help.
import type { Block } from '../../../src/content/takeHome/blocks.ts';
import type { Item } from '../item.ts';
import {
  bandColors,
  decoration,
  hairline,
  heightOf,
  open,
  put,
  rule,
  tagged,
  widthOf,
  write,
  type Element,
  type Pen,
} from '../pen.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** The color of the school band of an age. */
function colorOf(age: number): string {
  const from = [5, 8, 11, 14, 16, 18];
  return bandColors[from.filter((first) => first <= age).length - 1] ?? '';
}

export function talks(pen: Pen, { items }: Of<'talks'>, width: number): Item {
  const indent = 52;
  const inner = width - indent;
  const head = { font: 'display', size: pen.sizes.text * 1.36 } as const;
  const at = { size: pen.sizes.text };
  const half = (inner - 16) / 2;
  const gap = 9;
  const parts = items.map(({ question, ways }) => {
    const title = heightOf(pen, question, inner, head) + 9;
    return { title, height: title + Math.max(...ways.map((way) => heightOf(pen, way, half, at))) };
  });
  const needed = parts.reduce((total, { height }) => total + height + 2 * gap, -gap);
  return {
    height: needed,
    spare: items.length * 16,
    set(parent, x, y, given) {
      const space = gap + (given - needed) / items.length / 2;
      let top = y;
      items.forEach(({ age, question, ways }, index) => {
        const { title, height } = parts[index] ?? { title: 0, height: 0 };
        if (index > 0) rule(pen, x, top - space, width, hairline);
        const color = colorOf(age);
        const middle = top + 19;
        decoration(pen, (doc) => {
          doc.circle(x + 19, middle, 15).fill(color);
          doc
            .circle(x + 19, middle, 18.4)
            .lineWidth(0.8)
            .stroke(color);
        });
        const set = () => {
          put(pen, 'Age', x + 4, middle - 11.5, 30, { font: 'bold', size: 7, align: 'center' });
          put(pen, `${age}`, x + 4, middle - 6, 30, {
            font: 'display',
            size: 16,
            align: 'center',
          });
          put(pen, question, x + indent, top, inner, head);
        };
        tagged(pen, parent, 'H2', set, { actual: `Age ${age}. ${question}` });
        const list = open(pen, parent, 'L');
        ways.forEach((way, side) => {
          write(pen, open(pen, list, 'LI'), 'LBody', way, {
            ...at,
            x: x + indent + side * (half + 16),
            y: top + title,
            width: half,
          });
        });
        top += height + 2 * space;
      });
    },
  };
}

const MANY = 20;

export function terms(pen: Pen, { items }: Of<'terms'>, width: number): Item {
  const columns = items.length > MANY ? 3 : 1;
  const gutter = 18;
  const column = (width - gutter * (columns - 1)) / columns;
  const at = { size: pen.sizes.text };
  const bold = { ...at, font: 'bold' } as const;
  const gap = 4;
  // A meaning continues on the line of its word.
  const indents = items.map(({ term }) => widthOf(pen, term, bold) + 5);
  const heights = items.map(
    ({ meaning }, index) =>
      heightOf(pen, meaning, column, { ...at, indent: indents[index] ?? 0 }) + gap,
  );
  const total = heights.reduce((sum, one) => sum + one, 0);
  // A column ends once its share of the total height is full.
  let above = 0;
  const columnOf = heights.map((height) => {
    const own = Math.min(Math.floor(((above + height / 2) / total) * columns), columns - 1);
    above += height;
    return own;
  });
  const stacks = Array.from({ length: columns }, (_, index) =>
    heights.reduce((sum, one, item) => sum + (columnOf[item] === index ? one : 0), -gap),
  );
  const needed = Math.max(...stacks);
  return {
    height: needed,
    spare: columns === 1 ? 0 : (items.length / columns) * 6,
    set(parent, x, y, given) {
      const list = open(pen, parent, 'L');
      for (let index = 0; index < columns; index += 1) {
        const own = items.flatMap((item, number) =>
          columnOf[number] === index ? [{ ...item, number }] : [],
        );
        const extra = (given - (stacks[index] ?? 0)) / Math.max(own.length - 1, 1);
        const left = x + index * (column + gutter);
        let top = y;
        own.forEach(({ term, meaning, number }) => {
          const entry = open(pen, list, 'LI');
          const place = { x: left, y: top, width: column };
          write(pen, entry, 'Lbl', term, { ...bold, ...place });
          write(pen, entry, 'LBody', meaning, { ...at, ...place, indent: indents[number] ?? 0 });
          top += (heights[number] ?? 0) + (columns === 1 ? 0 : extra);
        });
      }
    },
  };
}

/** A link that works on screen and can be typed from paper. */
function address(pen: Pen, parent: Element, text: string, x: number, y: number): void {
  const at = { font: 'bold', size: pen.sizes.text, color: '#2e5297' } as const;
  const width = widthOf(pen, text, at);
  const link = open(pen, parent, 'Link');
  link.add(() => put(pen, text, x, y, width + 2, at));
  pen.doc.link(x, y, width, heightOf(pen, text, width + 2, at), `https://${text}`, {
    structParent: link,
    // PDFKit writes a plain string as a name.
    Contents: new String(`Open ${text}`) as string,
  });
}

export function places(pen: Pen, { items }: Of<'places'>, width: number): Item {
  const gutter = 20;
  const column = (width - gutter) / 2;
  const at = { size: pen.sizes.text };
  const bold = { ...at, font: 'bold' } as const;
  const line = heightOf(pen, 'x', column, at);
  const gap = 10;
  const rows = Math.ceil(items.length / 2);
  const height = 3 * line;
  return {
    height: rows * (height + gap) - gap,
    spare: rows * 4,
    set(parent, x, y) {
      const list = open(pen, parent, 'L');
      items.forEach(({ name, what, address: text, phone }, index) => {
        const left = x + (index % 2) * (column + gutter);
        const top = y + Math.floor(index / 2) * (height + gap);
        const body = open(pen, open(pen, list, 'LI'), 'LBody');
        write(pen, body, 'P', name, { ...bold, x: left, y: top, width: column });
        const told = phone === undefined ? what : `${what} ${phone}`;
        write(pen, body, 'P', told, { ...at, x: left, y: top + line, width: column });
        const last = open(pen, body, 'P');
        address(pen, last, text, left, top + 2 * line);
      });
    },
  };
}
