import { describe, expect, it } from 'vitest';

import { darkColor, lightColor } from '../../src/ui/styles/tokens/color.ts';
import { fluid } from '../../src/ui/styles/tokens/fluid.ts';
import { duration, stillDuration } from '../../src/ui/styles/tokens/motion.ts';
import { darkTokens, lightTokens } from '../../src/ui/styles/tokens/tokens.ts';
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
  it('has exactly these tokens: adding one is a visible act', () => {
    expect(names(lightTokens)).toMatchInlineSnapshot(`
      [
        "color-paper",
        "color-surface",
        "color-sunk",
        "color-ink",
        "color-muted",
        "color-hairline",
        "color-line",
        "color-action",
        "color-action-hover",
        "color-on-action",
        "color-wash",
        "color-gold",
        "color-on-gold",
        "color-coral",
        "color-coral-hover",
        "color-on-coral",
        "color-blue",
        "color-focus",
        "color-tint-info",
        "color-tint-success",
        "color-tint-warning",
        "color-tint-error",
        "color-band-1",
        "color-band-2",
        "color-band-3",
        "color-band-4",
        "color-band-5",
        "color-band-6",
        "color-band-7",
        "color-on-band",
        "color-band-tint-1",
        "color-band-tint-2",
        "color-band-tint-3",
        "color-band-tint-4",
        "color-band-tint-5",
        "color-band-tint-6",
        "color-band-tint-7",
        "color-mascot-captain",
        "color-mascot-captain-line",
        "color-mascot-investor",
        "color-mascot-investor-line",
        "color-mascot-shield",
        "color-mascot-shield-line",
        "color-outline",
        "color-shade",
        "color-scrim",
        "font-display",
        "font-text",
        "font-size-xs",
        "font-size-sm",
        "font-size-md",
        "font-size-lg",
        "font-size-xl",
        "font-size-2xl",
        "font-size-3xl",
        "font-size-4xl",
        "font-size-5xl",
        "font-weight-regular",
        "font-weight-medium",
        "font-weight-bold",
        "font-weight-display",
        "line-height-flat",
        "line-height-tight",
        "line-height-snug",
        "line-height-close",
        "line-height-text",
        "tracking-none",
        "tracking-small",
        "tracking-display",
        "tracking-hero",
        "space-0",
        "space-1",
        "space-2",
        "space-3",
        "space-4",
        "space-5",
        "space-6",
        "space-7",
        "space-8",
        "space-gutter",
        "space-control",
        "space-panel",
        "space-section",
        "layout-page",
        "layout-prose",
        "layout-form",
        "layout-header",
        "layout-shelf",
        "layout-dialog-top",
        "layout-target",
        "layout-control",
        "size-mark",
        "size-icon",
        "size-tile",
        "size-art",
        "size-picture",
        "size-lead-picture",
        "size-mascot",
        "size-engraving",
        "size-date",
        "size-stat",
        "size-column",
        "size-menu",
        "size-rail",
        "size-sheet",
        "size-toast",
        "size-area",
        "measure-short",
        "measure-normal",
        "radius-panel",
        "radius-tile",
        "radius-control",
        "radius-chip",
        "radius-tab",
        "radius-thin",
        "radius-round",
        "border-width-hair",
        "border-width-control",
        "border-width-bold",
        "border-width-double",
        "border-width-thick",
        "underline-thin",
        "underline-thick",
        "underline-offset",
        "focus-width",
        "focus-offset",
        "z-index-raised",
        "z-index-floating",
        "z-index-sticky",
        "z-index-menu",
        "z-index-dialog",
        "z-index-toast",
        "z-index-skip",
        "duration-fast",
        "duration-base",
        "duration-slow",
        "duration-draw",
        "duration-spin",
        "easing-standard",
        "easing-enter",
        "easing-leave",
      ]
    `);
  });

  it('changes colour alone in the dark, and every colour of it has a name in the light', () => {
    expect(Object.keys(darkTokens)).toEqual(['color']);
    expect(names(darkColor)).toEqual(names(lightColor));
  });

  it('gives every token another custom property', () => {
    const all = names(lightTokens);
    expect(all.length).toBe(new Set(all).size);
  });

  it('has no time left under reduced motion', () => {
    expect(Object.keys(stillDuration)).toEqual(Object.keys(duration));
    expect(new Set(Object.values(stillDuration))).toEqual(new Set(['0ms']));
  });
});

/** The px of a `clamp(min, start + slope vw, max)` at a viewport width, for a root size of 16 px. */
function at(size: string, width: number): number {
  const parts = /^clamp\(([\d.]+)rem, (-?[\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)$/u.exec(size);
  const [min = 0, start = 0, slope = 0, max = 0] = (parts ?? []).slice(1).map(Number);
  return Math.min(Math.max(min * 16, start * 16 + (slope * width) / 100), max * 16);
}

describe('fluid', () => {
  it('is its least size at 320 px and its greatest at 1440, and no further', () => {
    const size = fluid(46, 96);
    expect([240, 320, 880, 1440, 2000].map((width) => Math.round(at(size, width)))).toEqual([
      46, 46, 71, 96, 96,
    ]);
  });

  it('is a plain length where both ends are one', () => {
    expect(fluid(16, 16)).toBe('1rem');
  });

  it('still doubles when a visitor doubles the text size (WCAG 1.4.4): at most 2.5 times its least', () => {
    for (const [path, size] of leaves({ fontSize: lightTokens.fontSize })) {
      const ratio = at(size, 1440) / at(size, 320);
      expect(ratio, variableName(path)).toBeLessThanOrEqual(2.5);
    }
  });
});
