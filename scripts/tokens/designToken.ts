import { parseColor } from '@terrazzo/token-tools';

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
  narrow?: object;
  /** The CSS system colour that replaces it in forced colours. */
  forcedColor?: string;
}

/** A token of the format module. */
export interface DesignToken {
  $type:
    | 'color'
    | 'cubicBezier'
    | 'dimension'
    | 'duration'
    | 'fontFamily'
    | 'fontWeight'
    | 'number';
  $value: number | object;
  $extensions?: { [extensionKey]: Extension };
}

const token = (
  $type: DesignToken['$type'],
  $value: DesignToken['$value'],
  extension?: Extension,
): DesignToken => ({
  $type,
  $value,
  ...(extension && { $extensions: { [extensionKey]: extension } }),
});

function lengthOf(css: string): object | undefined {
  if (css === '0') return { value: 0, unit: 'rem' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/u.exec(css) ?? [];
  return unit === undefined ? undefined : { value: Number(value), unit };
}

function readColor(css: string): DesignToken {
  const color = parseColor(css);
  const bytes = color.components.map((part) => Math.round(Number(part) * 255));
  // Without alpha, for tools that do not support colour spaces.
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return token('color', { ...color, hex: `#${hex}` });
}

function readDimension(css: string): DesignToken | undefined {
  const single = lengthOf(css);
  if (single !== undefined) return token('dimension', single);
  const [, least = '', most = ''] = /^clamp\(([^,]+), .+, ([^,]+)\)$/u.exec(css) ?? [];
  const [narrow, wide] = [lengthOf(least), lengthOf(most)];
  if (narrow !== undefined && wide !== undefined) return token('dimension', wide, { css, narrow });
  // The format has one radius: the first corner's.
  const [first, ...others] = css.split(' ').map(lengthOf);
  return first === undefined || others.includes(undefined)
    ? undefined
    : token('dimension', first, { css });
}

function readNumber(css: string): DesignToken | undefined {
  if (/^-?[\d.]+$/u.test(css)) return token('number', Number(css));
  const [, value, unit] = /^(?:round\()?(-?[\d.]+)(em|ch|dvh)(?:, 1px\))?$/u.exec(css) ?? [];
  return unit === undefined ? undefined : token('number', Number(value), { css, unit });
}

function readMotion(css: string): DesignToken | undefined {
  const [, time] = /^([\d.]+)ms$/u.exec(css) ?? [];
  if (time !== undefined) return token('duration', { value: Number(time), unit: 'ms' });
  const [, points] = /^cubic-bezier\((.+)\)$/u.exec(css) ?? [];
  return points === undefined ? undefined : token('cubicBezier', points.split(',').map(Number));
}

const readers: Partial<Record<string, (css: string) => DesignToken | undefined>> = {
  color: readColor,
  font: (css) => token('fontFamily', css.replaceAll("'", '').split(', ')),
  fontWeight: (css) => token('fontWeight', Number(css)),
  lineHeight: readNumber,
  // `0` means 0 em here.
  tracking: readNumber,
  zIndex: readNumber,
};

const anything = (css: string) => readDimension(css) ?? readMotion(css) ?? readNumber(css);

/**
 * Converts a theme value to a design token.
 * @param path its name; the first group determines the type of a number without a unit
 * @throws on a notation that the format cannot express yet, with the token's name
 */
export function designToken(path: readonly string[], css: string): DesignToken {
  const found = (readers[path[0] ?? ''] ?? anything)(css);
  if (found === undefined) throw new Error(`${path.join('.')}: no design token for ${css}`);
  return found;
}
