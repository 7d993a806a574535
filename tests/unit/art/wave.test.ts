import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import { arcPath } from '../../../src/ui/art/geometry/arc.ts';
import { short } from '../../../src/ui/art/geometry/number.ts';
import { waveKnots, wavePath } from '../../../src/ui/art/geometry/wave.ts';
import type { Wave } from '../../../src/ui/art/geometry/wave.ts';

const waves = fc.record({
  lobes: fc.integer({ min: 5, max: 30 }),
  radius: fc.integer({ min: 40, max: 90 }),
  amplitude: fc.integer({ min: 2, max: 28 }),
});

function turned([x, y]: readonly [number, number], angle: number): [number, number] {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** Points of the closed curve, `count` to each of its Béziers. */
function sampled(wave: Wave, count = 8): [number, number][] {
  const knots = waveKnots(wave, 4);
  return knots.flatMap((from, index) => {
    const to = knots[(index + 1) % knots.length] ?? from;
    return Array.from({ length: count }, (_, step): [number, number] => {
      const t = step / count;
      const u = 1 - t;
      const axis = (i: 0 | 1) =>
        u ** 3 * from.at[i] +
        3 * u * u * t * from.after[i] +
        3 * u * t * t * to.before[i] +
        t ** 3 * to.at[i];
      return [axis(0), axis(1)];
    });
  });
}

describe('a guilloché curve', () => {
  test('is r + a·cos nθ to within 4 % of its amplitude', () => {
    fc.assert(
      fc.property(waves, (wave) => {
        const worst = Math.max(
          ...sampled(wave).map(([x, y]) => {
            const angle = Math.atan2(x, -y);
            const exact = wave.radius + wave.amplitude * Math.cos(wave.lobes * angle);
            return Math.abs(Math.hypot(x, y) - exact);
          }),
        );
        expect(worst).toBeLessThan(0.04 * wave.amplitude);
      }),
    );
  });

  test('turned by one lobe is itself', () => {
    fc.assert(
      fc.property(waves, (wave) => {
        const points = sampled(wave);
        const shift = points.length / wave.lobes;
        points.forEach((point, index) => {
          const [x, y] = turned(point, (2 * Math.PI) / wave.lobes);
          const [nextX, nextY] = points[(index + shift) % points.length] ?? [NaN, NaN];
          expect(Math.hypot(x - nextX, y - nextY)).toBeLessThan(1e-9);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('has no corners: handles at a knot lie on one line and are equally long', () => {
    for (const { before, at, after } of waveKnots({ radius: 60, amplitude: 20, lobes: 7 }, 4)) {
      expect(before[0] + after[0]).toBeCloseTo(2 * at[0], 9);
      expect(before[1] + after[1]).toBeCloseTo(2 * at[1], 9);
    }
  });

  test('is written as one closed run of Béziers', () => {
    expect(wavePath({ radius: 10, amplitude: 2, lobes: 2 }, 2)).toBe(
      'M0 -12c6 0 8 8 8 12s-2 12 -8 12 -8 -8 -8 -12 2 -12 8 -12Z',
    );
  });
});

test('a curve ends where it began, however many of its rounded steps are added up', () => {
  fc.assert(
    fc.property(waves, (wave) => {
      const [, start = '', steps = ''] = /^M(.*?)c(.*)Z$/u.exec(wavePath(wave, 2, 1)) ?? [];
      const [first = '', more = ''] = steps.split('s');
      // The last pair of each run of four, and of the first run of six, is a knot.
      const values = (text: string) => text.split(' ').map(Number);
      const groups = [
        values(first).slice(2),
        ...values(more).flatMap((_, index, all) =>
          index % 4 === 0 ? [all.slice(index, index + 4)] : [],
        ),
      ];
      const sum = (axis: 2 | 3) => groups.reduce((total, group) => total + (group[axis] ?? NaN), 0);
      expect(values(start)).toHaveLength(2);
      expect([sum(2), sum(3)].map((value) => Math.abs(Math.round(value * 1000)))).toEqual([0, 0]);
    }),
    { numRuns: 20 },
  );
});

describe('an arc', () => {
  test('starts at twelve and runs clockwise', () => {
    expect([arcPath(10, 0.25), arcPath(10, 0.75)]).toEqual([
      'M0 -10A10 10 0 0 1 10 0',
      'M0 -10A10 10 0 1 1 -10 0',
    ]);
  });

  test('of a whole circle or more ends a hair short of its start', () => {
    expect(arcPath(100, 7)).toBe('M0 -100A100 100 0 1 1 -.1 -100');
  });

  test('of less than nothing is a dot', () => {
    expect(arcPath(10, -1)).toBe('M0 -10A10 10 0 0 1 0 -10');
  });
});

test('a short number has no idle zeros', () => {
  expect([short(-0.04, 1), short(0.5, 1), short(-0.25, 2), short(10, 1), short(100)]).toEqual([
    '0',
    '.5',
    '-.25',
    '10',
    '100',
  ]);
});
