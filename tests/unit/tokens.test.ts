import { describe, expect, it } from 'vitest';

import { fluid } from '../../src/ui/styles/tokens/fluid.ts';
import { zIndex } from '../../src/ui/styles/tokens/shape.ts';
import { lightTokens } from '../../src/ui/styles/tokens/tokens.ts';
import { variableName } from '../../src/ui/styles/variableName.ts';

interface Tree {
  [key: string]: string | Tree;
}

function leaves(tree: Tree, path: string[] = []): [string[], string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key], value] as [string[], string]]
      : leaves(value, [...path, key]),
  );
}

const names = (tree: Tree) => leaves(tree).map(([path]) => variableName(path));

describe('the theme contract', () => {
  it('stacks in the order that it lists', () => {
    const heights = Object.values(zIndex).map(Number);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  });

  it('gives every token its own custom property', () => {
    const all = names(lightTokens);
    expect(all.length).toBe(new Set(all).size);
  });
});

/** The px of a `clamp(min, start + slope vw, max)` at a viewport width, for a root size of 16 px. */
function at(size: string, width: number): number {
  const parts = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/u.exec(size);
  const [min = 0, start = 0, slope = 0, max = 0] = (parts ?? []).slice(1).map(Number);
  return Math.min(Math.max(min * 16, start * 16 + (slope * width) / 100), max * 16);
}

describe('fluid', () => {
  it('is smallest at 320 px, largest at 1440, and constant beyond', () => {
    const size = fluid(46, 96);
    expect([240, 320, 880, 1440, 2000].map((width) => Math.round(at(size, width)))).toEqual([
      46, 46, 71, 96, 96,
    ]);
  });

  it('is a plain length where both ends are one', () => {
    expect(fluid(16, 16)).toBe('1rem');
  });

  it('doubles with the visitor’s text size (WCAG 1.4.4): at most 2.5 times the minimum', () => {
    for (const [path, size] of leaves({ fontSize: lightTokens.fontSize })) {
      const ratio = at(size, 1440) / at(size, 320);
      expect(ratio, variableName(path)).toBeLessThanOrEqual(2.5);
    }
  });
});
