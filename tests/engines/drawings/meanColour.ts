// Compares two pictures by the mean colour of cells. Edges half a pixel off or smoothed differently count
// as equal; missing drawings do not.
import type { PNG } from 'pngjs';

/** Pixels of a picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Colour = readonly [number, number, number];

/** The mean colour of an area, with edge pixels weighted by their share; black beyond the picture. */
export function meanColour({ data, width, height }: PNG, area: Area): Colour {
  const sum = [0, 0, 0];
  let weight = 0;
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  for (let y = Math.floor(area.y); y < bottom; y += 1) {
    const tall = Math.min(y + 1, bottom) - Math.max(y, area.y);
    for (let x = Math.floor(area.x); x < right; x += 1) {
      const share = tall * (Math.min(x + 1, right) - Math.max(x, area.x));
      weight += share;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const)
        sum[channel] = (sum[channel] ?? 0) + share * (data[at + channel] ?? 0);
    }
  }
  return [0, 1, 2].map((channel) => (sum[channel] ?? 0) / weight) as unknown as Colour;
}

function distance(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));
}

/** How different two pictures are, 0 to 255: the largest difference of a cell, and the mean of all cells. */
export interface Difference {
  worst: number;
  mean: number;
}

/** Compares an area of one picture with an area of another, both divided into `across` by `down` cells. */
export function difference(
  [one, oneArea]: readonly [PNG, Area],
  [other, otherArea]: readonly [PNG, Area],
  across: number,
  down: number,
): Difference {
  const cell = ({ x, y, width, height }: Area, column: number, row: number): Area => ({
    x: x + (column * width) / across,
    y: y + (row * height) / down,
    width: width / across,
    height: height / down,
  });
  const distances = Array.from({ length: across * down }, (_, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    return distance(
      meanColour(one, cell(oneArea, column, row)),
      meanColour(other, cell(otherArea, column, row)),
    );
  });
  return {
    worst: Math.max(...distances),
    mean: distances.reduce((total, value) => total + value, 0) / distances.length,
  };
}
