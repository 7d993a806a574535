import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { difference, meanColour } from '../../engines/drawings/ink.ts';

/** A picture, grey by pixel. */
function picture(rows: readonly (readonly number[])[]): PNG {
  const png = new PNG({ width: rows[0]?.length ?? 0, height: rows.length });
  for (const [index, grey] of rows.flat().entries()) {
    png.data.set([grey, grey, grey, 255], index * 4);
  }
  return png;
}

const whole = ({ width, height }: PNG) => ({ x: 0, y: 0, width, height });

describe('the mean colour of an area', () => {
  test('counts the pixels at its edge by their share', () => {
    const png = picture([
      [0, 100, 200],
      [0, 100, 200],
    ]);
    expect(meanColour(png, { x: 0.5, y: 0, width: 2, height: 2 })).toEqual([100, 100, 100]);
    expect(meanColour(png, { x: 1, y: 0.25, width: 1, height: 0.5 })).toEqual([100, 100, 100]);
  });

  test('is black beyond the picture', () => {
    expect(meanColour(picture([[200]]), { x: 0, y: 0, width: 2, height: 1 })).toEqual([
      100, 100, 100,
    ]);
  });
});

describe('the difference of two pictures', () => {
  const line = picture([[0, 0, 255, 0, 0, 0, 0, 0]]);

  test('is nothing where a line has moved within its cell', () => {
    const moved = picture([[0, 255, 0, 0, 0, 0, 0, 0]]);
    expect(difference([line, whole(line)], [moved, whole(moved)], 2, 1)).toEqual({
      worst: 0,
      mean: 0,
    });
  });

  test('is what a cell has lost where it is not drawn', () => {
    const lost = picture([[0, 0, 0, 0, 0, 0, 0, 0]]);
    expect(difference([line, whole(line)], [lost, whole(lost)], 2, 1)).toEqual({
      worst: 63.75,
      mean: 31.875,
    });
  });

  test('is told by each picture’s own area', () => {
    const further = picture([[9, 0, 0, 255, 0, 0, 0, 0, 0]]);
    const area = { x: 1, y: 0, width: 8, height: 1 };
    expect(difference([line, whole(line)], [further, area], 8, 1).worst).toBe(0);
  });
});
