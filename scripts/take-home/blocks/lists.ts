// Reference blocks: questions by age, words, and where to get help.
import type { Item, Of } from '../item.ts';
import type { SheetContext } from '../sheetContext.ts';
import { bandColors, hairline, type Element } from '../pdfContext.ts';

/** The color of the school band of an age. */
function colorOf(age: number): string {
  const from = [5, 8, 11, 14, 16, 18];
  return bandColors[from.filter((first) => first <= age).length - 1] ?? '';
}

export function talks(pdf: SheetContext, { items }: Of<'talks'>, width: number): Item {
  const indent = 52;
  const inner = width - indent;
  const head = { font: 'display', size: pdf.sizes.text * 1.36 } as const;
  const at = { size: pdf.sizes.text };
  const half = (inner - 16) / 2;
  const gap = 9;
  const parts = items.map(({ question, answers }) => {
    const title = pdf.heightOf(question, inner, head) + 9;
    return {
      title,
      height: title + Math.max(...answers.map((answer) => pdf.heightOf(answer, half, at))),
    };
  });
  const needed = parts.reduce((total, { height }) => total + height + 2 * gap, -gap);
  return {
    height: needed,
    stretch: items.length * 16,
    set(parent, x, y, given) {
      const space = gap + (given - needed) / items.length / 2;
      let top = y;
      items.forEach(({ age, question, answers }, index) => {
        const { title, height } = parts[index] ?? { title: 0, height: 0 };
        if (index > 0) pdf.rule(x, top - space, width, hairline);
        const color = colorOf(age);
        const middle = top + 19;
        pdf.decoration(() => {
          pdf.circle(x + 19, middle, 15, { fill: color });
          pdf.circle(x + 19, middle, 18.4, { stroke: color, weight: 0.8 });
        });
        const set = () => {
          pdf.put('Age', x + 4, middle - 11.5, 30, { font: 'bold', size: 7, align: 'center' });
          pdf.put(`${age}`, x + 4, middle - 6, 30, {
            font: 'display',
            size: 16,
            align: 'center',
          });
          pdf.put(question, x + indent, top, inner, head);
        };
        pdf.tagged(parent, 'H2', set, { actual: `Age ${age}. ${question}` });
        const list = pdf.open(parent, 'L');
        answers.forEach((answer, side) => {
          pdf.write(pdf.open(list, 'LI'), 'LBody', answer, {
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

export function terms(pdf: SheetContext, { items }: Of<'terms'>, width: number): Item {
  const columns = items.length > MANY ? 3 : 1;
  const gutter = 18;
  const column = (width - gutter * (columns - 1)) / columns;
  const at = { size: pdf.sizes.text };
  const bold = { ...at, font: 'bold' } as const;
  const gap = 4;
  // A meaning continues on the line of its word.
  const indents = items.map(({ term }) => pdf.widthOf(term, bold) + 5);
  const heights = items.map(
    ({ meaning }, index) =>
      pdf.heightOf(meaning, column, { ...at, indent: indents[index] ?? 0 }) + gap,
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
    stretch: columns === 1 ? 0 : (items.length / columns) * 6,
    set(parent, x, y, given) {
      const list = pdf.open(parent, 'L');
      for (let index = 0; index < columns; index += 1) {
        const own = items.flatMap((item, number) =>
          columnOf[number] === index ? [{ ...item, number }] : [],
        );
        const extra = (given - (stacks[index] ?? 0)) / Math.max(own.length - 1, 1);
        const left = x + index * (column + gutter);
        let top = y;
        own.forEach(({ term, meaning, number }) => {
          const entry = pdf.open(list, 'LI');
          const place = { x: left, y: top, width: column };
          pdf.write(entry, 'Lbl', term, { ...bold, ...place });
          pdf.write(entry, 'LBody', meaning, { ...at, ...place, indent: indents[number] ?? 0 });
          top += (heights[number] ?? 0) + (columns === 1 ? 0 : extra);
        });
      }
    },
  };
}

/** A link that works on screen and can be typed from paper. */
function address(pdf: SheetContext, parent: Element, text: string, x: number, y: number): void {
  const at = { font: 'bold', size: pdf.sizes.text, color: '#2e5297' } as const;
  const width = pdf.widthOf(text, at);
  const link = pdf.open(parent, 'Link');
  link.add(() => pdf.put(text, x, y, width + 2, at));
  pdf.doc.link(x, y, width, pdf.heightOf(text, width + 2, at), `https://${text}`, {
    structParent: link,
    // PDFKit writes a plain string as a name.
    Contents: new String(`Open ${text}`) as string,
  });
}

export function places(pdf: SheetContext, { items }: Of<'places'>, width: number): Item {
  const gutter = 20;
  const column = (width - gutter) / 2;
  const at = { size: pdf.sizes.text };
  const bold = { ...at, font: 'bold' } as const;
  const line = pdf.heightOf('x', column, at);
  const gap = 10;
  const rows = Math.ceil(items.length / 2);
  const height = 3 * line;
  return {
    height: rows * (height + gap) - gap,
    stretch: rows * 4,
    set(parent, x, y) {
      const list = pdf.open(parent, 'L');
      items.forEach(({ name, what, address: text, phone }, index) => {
        const left = x + (index % 2) * (column + gutter);
        const top = y + Math.floor(index / 2) * (height + gap);
        const body = pdf.open(pdf.open(list, 'LI'), 'LBody');
        pdf.write(body, 'P', name, { ...bold, x: left, y: top, width: column });
        const contact = phone === undefined ? what : `${what} ${phone}`;
        pdf.write(body, 'P', contact, { ...at, x: left, y: top + line, width: column });
        const last = pdf.open(body, 'P');
        address(pdf, last, text, left, top + 2 * line);
      });
    },
  };
}
