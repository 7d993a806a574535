import { colord, extend, type Colord } from 'colord';
import a11y from 'colord/plugins/a11y';
import mix from 'colord/plugins/mix';
import type { ThemeVars } from 'storybook/theming';
import { themes } from 'storybook/theming/create';

extend([a11y, mix]);

/** Minimum contrast of body text (WCAG 1.4.6) and of other text (1.4.3). */
const INK = 7;
const TEXT = 4.5;
/** Minimum contrast of a control's border (WCAG 1.4.11). */
const EDGE = 3;

/** Colours that no Storybook theme defines: selection, and notes with their background. */
const fixed = {
  light: { gold: '#f2bd3f', blue: '#0059b3', info: '#dbe8fb' },
  dark: { gold: '#f4cc64', blue: '#8fc1ff', info: '#1d3050' },
} as const;

/** Blends a translucent colour with its background. */
function opaque(color: Colord, ground: Colord): Colord {
  const { r, g, b, a } = color.toRgb();
  const under = ground.toRgb();
  const over = (top: number, bottom: number) => top * a + bottom * (1 - a);
  return colord({ r: over(r, under.r), g: over(g, under.g), b: over(b, under.b) });
}

const leastContrast = (color: Colord, grounds: readonly Colord[]): number =>
  Math.min(...grounds.map((ground) => color.contrast(ground)));

/** Moves a colour towards black or white until it has the minimum contrast with each background. */
function readable(color: Colord, grounds: readonly Colord[], least: number): Colord {
  const darker = leastContrast(colord('#000'), grounds);
  const lighter = leastContrast(colord('#fff'), grounds);
  const end = colord(darker > lighter ? '#000' : '#fff');
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = color.mix(end, share);
    if (leastContrast(candidate, grounds) >= least) return candidate;
  }
  return end;
}

type ColorKey = {
  [Key in keyof ThemeVars]-?: ThemeVars[Key] extends string ? Key : never;
}[keyof ThemeVars];

/** A theme's colour; Storybook's own for a value that cannot be parsed, such as `var(--x)`. */
function colorIn(theme: ThemeVars, key: ColorKey): Colord {
  const color = colord(theme[key]);
  return color.isValid() ? color : colord(themes[theme.base][key]);
}

/**
 * Derives the board's colours from a Storybook theme. Adjusts colours whose contrast is too low for
 * text (4.5:1) or a control's border (3:1). Each is `#rrggbb`.
 */
export function boardColors(theme: ThemeVars) {
  const { info, ...own } = fixed[theme.base];
  const given = (key: ColorKey): Colord => colorIn(theme, key);
  const behind = colord(theme.base === 'dark' ? '#000' : '#fff');
  const text = given('textColor');
  const sunk = opaque(given('appBg'), behind);
  const preview = opaque(given('appPreviewBg'), behind);
  // Storybook's dark theme leaves the preview white, for components without a dark theme.
  const paper = text.contrast(preview) >= TEXT ? preview : sunk;
  const surface = opaque(given('appContentBg'), paper);
  const wash = opaque(given('appHoverBg'), surface);
  const grounds = [paper, surface, sunk];

  const action = readable(given('colorSecondary'), [...grounds, wash], TEXT);
  const gold = colord(own.gold);
  const blue = readable(colord(own.blue), grounds, TEXT);
  const colors = {
    /** The page's background. */
    paper,
    /** Panels, fields, menus. */
    surface,
    /** Wells, table heads and empty pictures. */
    sunk,
    /** Text and bold outlines. */
    ink: readable(text, [...grounds, wash, colord(info)], INK),
    /** Secondary text. */
    muted: readable(given('textMutedColor'), [...grounds, wash], TEXT),
    /** Dividers and panel borders: decorative. */
    hairline: opaque(given('appBorderColor'), surface),
    /** The border of a control. */
    line: readable(opaque(given('inputBorder'), surface), grounds, EDGE),
    /** Links, and what is highlighted in drawings. */
    action,
    actionHover: readable(action.mix(text, 0.25), grounds, TEXT),
    /** Hover background of a quiet control. */
    wash,
    /** Selected or current. Always a background below `onGold`, never a text colour. */
    gold,
    /** A shade of it. */
    onGold: readable(gold, [gold], INK),
    /** The border of notes. */
    blue,
    focus: blue,
  };
  const written = Object.entries(colors).map(([name, color]) => [name, color.toHex()]);
  return {
    ...(Object.fromEntries(written) as { [Key in keyof typeof colors]: string }),
    /** The background of notes. */
    tint: { info },
  };
}

export type BoardColors = ReturnType<typeof boardColors>;
