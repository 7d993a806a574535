import { DamagedFile, isObject, type JsonObject } from './damage.ts';

/** A colour: `#rrggbb` in lower case, and alpha 0–1 with two decimals. */
export interface Color {
  hex: string;
  alpha: number;
}

/** A value as Figma's variables have it: a colour, a length in px or a time in ms, a text. */
export type FigmaValue = Color | number | string;

/** The values of one mode ("Light", "Dark"). */
export interface Mode {
  name: string;
  tokens: readonly { path: readonly string[]; value: FigmaValue }[];
}

/** The usual text size in px, because Figma has no rem. */
const rootSize = 16;

const perUnit: Partial<Record<string, number>> = { px: 1, rem: rootSize, ms: 1, s: 1000 };

/** Truncates a text from the file to one line. */
export const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60)}…` : text;

const channel = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Creates a colour from red, green, blue and alpha, each 0–1. */
function colorOf([red, green, blue, alpha = 1]: readonly unknown[], place: string): Color {
  if (!isShare(red) || !isShare(green) || !isShare(blue) || !isShare(alpha)) {
    throw new DamagedFile('A colour needs red, green and blue, each between 0 and 1.', place);
  }
  return {
    hex: `#${[red, green, blue].map(channel).join('')}`,
    alpha: Math.round(alpha * 100) / 100,
  };
}

/** Parses `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function colorOfHex(hex: string, place: string): Color {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/iu.exec(hex)?.[1];
  if (digits === undefined) throw new DamagedFile(`This is no colour: ${shortened(hex)}`, place);
  const long = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  const shares = (long.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  return colorOf(shares, place);
}

function colorAt(value: unknown, place: string): Color {
  if (typeof value === 'string') return colorOfHex(value, place);
  if (!isObject(value) || !Array.isArray(value['components'])) {
    throw new DamagedFile('This is no colour.', place);
  }
  if ((value['colorSpace'] ?? 'srgb') !== 'srgb') {
    throw new DamagedFile('Only colours in sRGB can be compared.', place);
  }
  const [red, green, blue] = value['components'] as unknown[];
  return colorOf([red, green, blue, value['alpha'] ?? 1], place);
}

function measureOf({ value, unit }: JsonObject, place: string): number {
  const factor = typeof unit === 'string' ? perUnit[unit] : undefined;
  if (typeof value !== 'number' || factor === undefined) {
    throw new DamagedFile('A measure needs a number and one of px, rem, ms, s.', place);
  }
  return value * factor;
}

/**
 * Converts the `$value` of a token, in the format module's notation or Figma's: px and ms, and the
 * first of several fonts.
 * @throws DamagedFile for any other notation
 */
export function figmaValue(type: unknown, value: unknown, place: string): FigmaValue {
  if (type === 'color') return colorAt(value, place);
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (type === 'fontFamily' && Array.isArray(value) && typeof value[0] === 'string') {
    return value[0];
  }
  if (type === 'cubicBezier' && Array.isArray(value)) return `cubic-bezier(${value.join(', ')})`;
  if (isObject(value)) return measureOf(value, place);
  throw new DamagedFile('This value has no form that Figma writes.', place);
}
