import { short } from '../geometry/number.ts';

/** Figures as single strokes in a box of 10 by 16 units, relative to its upper left corner. */
const strokes: Readonly<Record<string, string>> = {
  $: 'm10 3c-2-4-9-3-9 1s9 3 9 7.5s-8 5-10 1.5m5-14.5v19',
  '¢': 'm9 5c-2-3-8-3-8 3.5s6 6.5 8 3.5m-4-10v13',
  '0': 'm5 0c-6.5 0-6.5 16 0 16s6.5-16 0-16',
  '1': 'm2 4l4-4v16',
  '2': 'm1 4c0-6 9-5 9 0c0 4-9 8-9 12h9',
  '3': 'm1 2c3-4 9-2 8 2c0 3-3 3.5-5 3.5c6 0 7 8.5 0 8.5c-2 0-4-1-5-3',
  '4': 'm8 16v-16l-8 11h11',
  '5': 'm9 0h-7l-1 7c8-3 11 9 3 9c-2 0-3-1-4-2',
  '6': 'm8 0c-5 2-8 6-8 11c0 7 10 7 10 0c0-5-7-6-9-2',
  '7': 'm0 0h10l-6 16',
  '8': 'm5 0c-6 0-6 7 0 7.5s6 8.5 0 8.5s-6-8 0-8.5s6-7.5 0-7.5',
  '9': 'm2 16c5-2 8-6 8-11c0-7-10-7-10 0c0 5 7 6 9 2',
  '=': 'm1 5h8m-8 6h8',
};

const advance = 14;

/** Path data of a price, its upper left corner at `x`, `y`, `scale` times 16 units high. */
export function numerals(text: string, x: number, y: number, scale = 1): string {
  return [...text]
    .map((figure, index) => {
      const stroke = (strokes[figure] ?? '').replaceAll(/[\d.]+/gu, (unit) =>
        short(Number(unit) * scale, 1),
      );
      return stroke && `M${short(x + index * advance * scale, 1)} ${short(y, 1)}${stroke}`;
    })
    .join('');
}
