// Blocks that children count, fill and color.
import type { Coin } from '../../../src/content/takeHome/blocks.ts';
import { arcPath } from '../../../src/ui/art/geometry/arc.ts';
import type { Item, Of } from '../item.ts';
import type { SheetContext } from '../sheetContext.ts';
import { bandColors, gold, ink, line, muted } from '../pdfContext.ts';

const POINTS_PER_MM = 72 / 25.4;

/** Each coin's diameter from the United States Mint, in mm. */
const coinSizes: Record<Coin, { mm: number; one: string; many: string }> = {
  1: { mm: 19.05, one: 'a penny', many: 'pennies' },
  5: { mm: 21.21, one: 'a nickel', many: 'nickels' },
  10: { mm: 17.91, one: 'a dime', many: 'dimes' },
  25: { mm: 24.26, one: 'a quarter', many: 'quarters' },
};

const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

/** "two dimes and a penny". */
function coinWords(coins: readonly Coin[]): string {
  const kinds = [...new Set(coins)].map((coin) => {
    const count = coins.filter((one) => one === coin).length;
    const { one, many } = coinSizes[coin];
    return count === 1 ? one : `${counts[count] ?? count} ${many}`;
  });
  return kinds.length < 2
    ? kinds.join('')
    : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1) ?? ''}`;
}

const diameter = (coin: Coin) => coinSizes[coin].mm * POINTS_PER_MM;

function drawCoin(pdf: SheetContext, coin: Coin, x: number, y: number): void {
  const radius = diameter(coin) / 2;
  const { doc } = pdf;
  pdf.circle(x, y, radius - 0.8, {
    fill: coin === 1 ? '#efc08d' : '#e6ebe8',
    stroke: ink,
    weight: 1.6,
  });
  doc
    .circle(x, y, radius - 5)
    .lineWidth(0.6)
    .dash(0.1, { space: 3 })
    .lineCap('round')
    .stroke(ink)
    .undash();
  const size = radius * 0.72;
  pdf.put(`${coin}¢`, x - radius, y - size * 0.6, radius * 2, {
    font: 'display',
    size,
    align: 'center',
  });
}

/** Rows of coins in real size, each with a box for the sum. */
export function coins(pdf: SheetContext, { rows, answer }: Of<'coins'>, width: number): Item {
  const gap = 12;
  const heights = rows.map((row) => Math.max(...row.map((coin) => diameter(coin))));
  const between = 22;
  const needed = heights.reduce((total, one) => total + one + between, -between);
  const box = 104;
  return {
    height: needed,
    stretch: rows.length * 40,
    set(parent, x, y, given) {
      const step = between + (given - needed) / rows.length;
      let top = y + (step - between) / 2;
      rows.forEach((row, index) => {
        const height = heights[index] ?? 0;
        const middle = top + height / 2;
        const end = row.reduce((left, coin) => left + diameter(coin) + gap, x);
        pdf.tagged(
          parent,
          'Figure',
          () => {
            let left = x;
            for (const coin of row) {
              drawCoin(pdf, coin, left + diameter(coin) / 2, middle);
              left += diameter(coin) + gap;
            }
          },
          { alt: `Coins to count: ${coinWords(row)}.`, bbox: [x, top, end - gap, top + height] },
        );
        const right = x + width - box;
        pdf.decoration((doc) => {
          pdf.panel({ x: right, y: middle - 24, width: box, height: 48 }, [14, 4], {
            stroke: ink,
            weight: 1.4,
          });
          doc
            .moveTo(end + 4, middle)
            .lineTo(right - 12, middle)
            .lineWidth(1.2)
            .dash(0.1, { space: 6 })
            .lineCap('round')
            .stroke(line);
        });
        pdf.write(parent, 'P', answer, {
          font: 'display',
          size: 22,
          x: right,
          y: middle - 14,
          width: box - 12,
          align: 'right',
        });
        top += height + step;
      });
    },
  };
}

/** Small things for sale, in a square of 40. */
const things: Readonly<Record<string, { d: string; fill: string }[]>> = {
  Pencil: [
    { d: 'M6 34L9 24 27 6 34 13 16 31Z', fill: '#f2bd3f' },
    { d: 'M6 34L9 24 16 31Z', fill: '#fbe3a4' },
    { d: 'M6 34L7.2 30 10 32.8Z', fill: '#0d251b' },
    { d: 'M27 6L30 3Q32 2 34 4L36 6Q38 8 37 10L34 13Z', fill: '#d8649a' },
  ],
  Apple: [
    {
      d: 'M20 12C15 8 5 10 5 21 5 30 11 37 16 37 18 37 19 36 20 36S22 37 24 37C29 37 35 30 35 21 35 10 25 8 20 12Z',
      fill: '#ea7150',
    },
    { d: 'M20 12C20 8 23 3 29 3 29 8 25 11 20 12Z', fill: '#41b087' },
  ],
  Ball: [
    { d: 'M20 4A16 16 0 1 1 19.99 4Z', fill: '#5f97ea' },
    { d: 'M8 10Q18 20 8 30', fill: '#ffffff' },
    { d: 'M32 10Q22 20 32 30', fill: '#ffffff' },
  ],
};

export function shop(pdf: SheetContext, { items }: Of<'shop'>, width: number): Item {
  const gutter = 14;
  const column = (width - gutter * (items.length - 1)) / items.length;
  const head = 50;
  return {
    height: head + 74,
    stretch: 40,
    set(parent, x, y, given) {
      const element = pdf.open(parent, 'L');
      items.forEach(({ name, price }, index) => {
        const left = x + index * (column + gutter);
        pdf.decoration((doc) => {
          doc
            .save()
            .translate(left, y + 2)
            .lineJoin('round')
            .lineWidth(1.8);
          for (const { d, fill } of things[name] ?? []) doc.path(d).fillAndStroke(fill, ink);
          doc.restore();
          pdf.panel({ x: left, y: y + head, width: column, height: given - head }, [14, 4], {
            stroke: line,
            weight: 1,
          });
        });
        const body = pdf.open(pdf.open(element, 'LI'), 'LBody');
        const at = { x: left + 50, width: column - 50 };
        pdf.write(body, 'P', name, { ...at, y: y + 2, size: pdf.sizes.text, color: muted });
        pdf.write(body, 'P', price, { ...at, y: y + 16, font: 'display', size: 22 });
      });
    },
  };
}

export function jars(pdf: SheetContext, { jars: all }: Of<'jars'>, width: number): Item {
  const gutter = 18;
  const column = (width - gutter * (all.length - 1)) / all.length;
  const wide = Math.min(column, 150);
  const lowest = 104;
  return {
    height: lowest,
    stretch: 46,
    set(parent, x, y, given) {
      const element = pdf.open(parent, 'L');
      all.forEach(({ name, hint }, index) => {
        const left = x + index * (column + gutter) + (column - wide) / 2;
        const right = left + wide;
        const bottom = y + given;
        pdf.decoration((doc) => {
          doc.lineJoin('round').lineWidth(2);
          pdf.panel({ x: left + 16, y, width: wide - 32, height: 13 }, [5, 3], {
            fill: bandColors[[0, 6, 3][index] ?? 0] ?? gold,
            stroke: ink,
          });
          doc
            .path(
              `M${left + 20} ${y + 13}V${y + 18}Q${left} ${y + 22} ${left} ${y + 38}V${bottom - 14}Q${left} ${bottom} ${left + 14} ${bottom}H${right - 14}Q${right} ${bottom} ${right} ${bottom - 14}V${y + 38}Q${right} ${y + 22} ${right - 20} ${y + 18}V${y + 13}Z`,
            )
            .stroke(ink);
        });
        const body = pdf.open(pdf.open(element, 'LI'), 'LBody');
        const at = { x: left, width: wide, align: 'center' } as const;
        pdf.write(body, 'P', name, { ...at, y: y + 24, font: 'display', size: 17 });
        pdf.write(body, 'P', hint, { ...at, y: y + 43, size: 10, color: muted });
      });
    },
  };
}

/** Half rings like a rainbow, one for each day, and room to draw beside them. */
export function rings(pdf: SheetContext, { labels, text }: Of<'rings'>, width: number): Item {
  const core = 26;
  const pitch = 17;
  const radius = core + pitch * (labels.length - 1);
  const least = radius + 6;
  const left = width - 2 * radius - 26;
  const at = { size: pdf.sizes.text };
  return {
    height: least,
    stretch: 10,
    set(parent, x, y, given) {
      const end = pdf.write(parent, 'P', text, { ...at, x, y, width: left });
      const box = { x, y: end + 6, width: left, height: y + given - end - 7 };
      const middle = x + width - radius - 4;
      const ground = y + given - 2;
      pdf.decoration(() => pdf.panel(box, [14, 4], { stroke: line, weight: 1 }));
      pdf.tagged(
        parent,
        'Figure',
        () => {
          const { doc } = pdf;
          doc.save();
          labels.forEach((label, index) => {
            const own = core + index * pitch;
            doc
              .moveTo(middle - own, ground)
              .path(`M${middle - own} ${ground}A${own} ${own} 0 0 1 ${middle + own} ${ground}`)
              .lineWidth(1.5)
              .stroke(ink);
            pdf.put(label, middle - 40, ground - own + (index === 0 ? 10 : 4), 80, {
              font: 'bold',
              size: 8.4,
              align: 'center',
            });
          });
          pdf.segment(middle - radius - 4, ground, middle + radius + 4, ground, 1.5, ink);
          doc.restore();
        },
        {
          alt: `Rings to color, one inside the other, from the middle out: ${labels.join(', ')}.`,
          bbox: [middle - radius - 4, ground - radius, middle + radius + 4, ground],
        },
      );
    },
  };
}

/** Stones on a wave, from a start to a coin. */
export function path(pdf: SheetContext, { stones, start, goal }: Of<'path'>, width: number): Item {
  const at = { size: pdf.sizes.text };
  const head = pdf.heightOf(start, width, at) + 8;
  const high = 58;
  return {
    height: head + high,
    stretch: 14,
    set(parent, x, y, given) {
      pdf.write(parent, 'P', start, { ...at, x, y, width });
      const middle = y + head + (given - head) / 2;
      const coin = 24;
      const step = (width - 2 * coin - 12) / stones;
      const radius = Math.min(step * 0.44, 13);
      pdf.tagged(
        parent,
        'Figure',
        () => {
          for (let stone = 0; stone < stones; stone += 1) {
            const left = x + radius + 1 + stone * step;
            const top = middle + Math.sin((stone / stones) * Math.PI * 4) * 15;
            pdf.circle(left, top, radius, { stroke: ink, weight: 1.3 });
            pdf.put(`${stone + 1}`, left - radius, top - 5.5, radius * 2, {
              size: 9,
              color: muted,
              align: 'center',
            });
          }
          const right = x + width - coin - 2;
          pdf.circle(right, middle, coin, { fill: gold, stroke: ink, weight: 2 });
          pdf.doc
            .save()
            .translate(right, middle)
            .path(arcPath(coin - 5, 0.8, 2))
            .lineWidth(1)
            .stroke(ink)
            .restore();
          pdf.put(goal, right - coin, middle - 8, coin * 2, {
            font: 'display',
            size: 13,
            align: 'center',
          });
        },
        {
          alt: `A path of ${stones} stones with numbers that leads to a gold coin, the goal.`,
          bbox: [x, middle - 30, x + width, middle + 30],
        },
      );
    },
  };
}
