import { parseHex } from '../../src/ui/styles/contrast.ts';

/*
 * Design Tokens Community Group, Format and Color Modules 2025.10. Their types support px and rem,
 * one length at a time, and no formula: other values keep their exact CSS beside the nearest value.
 */

/** The key for data that the standard cannot express, in reverse domain notation. */
export const extensionKey = 'org.tallygrove';

/** Data for a value that the standard's types express in part. */
interface Extension {
  /** The exact value. */
  css?: string;
  /** The unit of a `number` that has one: `em`, `ch`, `dvh`. */
  unit?: string;
  /** The value in a window of 320 px; `$value` is that of 1440 px. */
  narrow?: Dimension;
  /** The CSS system colour that replaces it in forced colours. */
  forcedColor?: string;
}

/** A length. */
export interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}

/** A colour. */
export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue, 0–1. */
  components: [number, number, number];
  /** 0–1. */
  alpha: number;
  /** Without alpha, for tools that do not support colour spaces. */
  hex: string;
}

type Typed =
  | { $type: 'color'; $value: ColorValue }
  | { $type: 'dimension'; $value: Dimension }
  | { $type: 'duration'; $value: { value: number; unit: 'ms' } }
  | { $type: 'cubicBezier'; $value: [number, number, number, number] }
  | { $type: 'fontFamily'; $value: string[] }
  | { $type: 'fontWeight'; $value: number }
  | { $type: 'number'; $value: number };

/** A token of the format module. */
export type DesignToken = Typed & { $extensions?: { [extensionKey]: Extension } };

const lengthPattern = /^(-?[\d.]+)(px|rem)$/u;

const dimension = (value: string, unit: string): Dimension => ({
  value: Number(value),
  unit: unit === 'px' ? 'px' : 'rem',
});

function lengthOf(css: string): Dimension | undefined {
  if (css === '0') return { value: 0, unit: 'rem' };
  const [, value, unit] = lengthPattern.exec(css) ?? [];
  return value === undefined || unit === undefined ? undefined : dimension(value, unit);
}

function color(rgb: readonly [number, number, number], alpha: number): DesignToken {
  const [red, green, blue] = rgb;
  const hex = rgb.map((value) => value.toString(16).padStart(2, '0')).join('');
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red / 255, green / 255, blue / 255],
      alpha,
      hex: `#${hex}`,
    },
  };
}

const extended = (typed: Typed, extension: Extension): DesignToken => ({
  ...typed,
  $extensions: { [extensionKey]: extension },
});

function readColor(css: string): DesignToken | undefined {
  if (css.startsWith('#')) return color(parseHex(css), 1);
  const [, red, green, blue, alpha] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(css) ?? [];
  return alpha === undefined
    ? undefined
    : color([Number(red), Number(green), Number(blue)], Number(alpha));
}

function readDimension(css: string): DesignToken | undefined {
  const single = lengthOf(css);
  if (single !== undefined) return { $type: 'dimension', $value: single };
  const [, least, most] = /^clamp\(([^,]+), .+, ([^,]+)\)$/u.exec(css) ?? [];
  const [narrow, wide] = [lengthOf(least ?? ''), lengthOf(most ?? '')];
  if (narrow !== undefined && wide !== undefined) {
    return extended({ $type: 'dimension', $value: wide }, { css, narrow });
  }
  // The format has one radius: the first corner's.
  const [first, ...others] = css.split(' ').map(lengthOf);
  return first === undefined || others.includes(undefined)
    ? undefined
    : extended({ $type: 'dimension', $value: first }, { css });
}

function readNumber(css: string): DesignToken | undefined {
  if (/^-?[\d.]+$/u.test(css)) return { $type: 'number', $value: Number(css) };
  const [, value, unit] = /^(?:round\()?(-?[\d.]+)(em|ch|dvh)(?:, 1px\))?$/u.exec(css) ?? [];
  return value === undefined || unit === undefined
    ? undefined
    : extended({ $type: 'number', $value: Number(value) }, { css, unit });
}

function readMotion(css: string): DesignToken | undefined {
  const [, time] = /^([\d.]+)ms$/u.exec(css) ?? [];
  if (time !== undefined) {
    return { $type: 'duration', $value: { value: Number(time), unit: 'ms' } };
  }
  const [, points] = /^cubic-bezier\((.+)\)$/u.exec(css) ?? [];
  const [x1, y1, x2, y2] = (points ?? '').split(',').map(Number);
  return x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
    ? undefined
    : { $type: 'cubicBezier', $value: [x1, y1, x2, y2] };
}

const readers: Partial<Record<string, (css: string) => DesignToken | undefined>> = {
  color: readColor,
  font: (css) => ({
    $type: 'fontFamily',
    $value: css.split(', ').map((name) => name.replaceAll("'", '')),
  }),
  fontWeight: (css) => ({ $type: 'fontWeight', $value: Number(css) }),
  // `0` means 0 em here.
  tracking: readNumber,
};

const anything = (css: string) => readDimension(css) ?? readMotion(css) ?? readNumber(css);

/**
 * Converts a theme value to a design token.
 * @param path its name; the first group determines the type of a number without a unit
 * @throws on a notation that the format cannot express yet, with the token's name
 */
export function designToken(path: readonly string[], css: string): DesignToken {
  const group = path[0] ?? '';
  const isCount = group === 'lineHeight' || group === 'zIndex';
  const read = readers[group] ?? (isCount ? readNumber : anything);
  const token = read(css);
  if (token === undefined) throw new Error(`${path.join('.')}: no design token for ${css}`);
  return token;
}
