import { DamagedFile, isObject } from './damage.ts';

/** A Figma variable's value, or a token's in the same form. */
export type VariableValue =
  /** `#rrggbb` in lower case; alpha 0–1 with two decimals. */
  | { kind: 'color'; hex: string; alpha: number }
  /** Lengths in px, times in ms. */
  | { kind: 'number'; value: number }
  | { kind: 'text'; text: string };

/** A variable of one mode. */
export interface Variable {
  /** Its groups and name, as in Figma. */
  path: readonly string[];
  value: VariableValue;
}

/** A mode and its variables: "Light", "Dark". */
export interface Mode {
  name: string;
  variables: readonly Variable[];
}

/** The usual text size in px, because Figma has no rem. */
export const rootSize = 16;

const channel = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/**
 * Creates a colour from red, green, blue and alpha, each 0–1.
 * @throws DamagedFile if one is out of range
 */
export function colorOf(shares: readonly unknown[], place: string): VariableValue {
  const [red, green, blue, alpha = 1] = shares;
  if (!isShare(red) || !isShare(green) || !isShare(blue) || !isShare(alpha)) {
    throw new DamagedFile('A colour needs red, green and blue, each between 0 and 1.', place);
  }
  return {
    kind: 'color',
    hex: `#${[red, green, blue].map(channel).join('')}`,
    alpha: Math.round(alpha * 100) / 100,
  };
}

/** Parses `#rgb`, `#rrggbb` or `#rrggbbaa`. */
function colorOfHex(hex: string, place: string): VariableValue {
  const digits = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/iu.exec(hex)?.[1];
  if (digits === undefined) throw new DamagedFile(`This is no colour: ${shortened(hex)}`, place);
  const long = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  const shares = (long.match(/../gu) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  return colorOf(shares, place);
}

/** Truncates a text from the file to one line. */
export const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60)}…` : text;

const perUnit: Partial<Record<string, number>> = { px: 1, rem: rootSize, ms: 1, s: 1000 };

function measureOf(value: Readonly<Record<string, unknown>>, place: string): VariableValue {
  const { value: amount, unit } = value;
  const factor = typeof unit === 'string' ? perUnit[unit] : undefined;
  if (typeof amount !== 'number' || factor === undefined) {
    throw new DamagedFile('A measure needs a number and one of px, rem, ms, s.', place);
  }
  return { kind: 'number', value: amount * factor };
}

/**
 * Parses the `$value` of a token in the format module's notation or Figma's.
 * @throws DamagedFile for any other notation
 */
export function valueOf(type: unknown, value: unknown, place: string): VariableValue {
  if (type === 'color') {
    if (typeof value === 'string') return colorOfHex(value, place);
    if (isObject(value) && Array.isArray(value['components'])) {
      if ((value['colorSpace'] ?? 'srgb') !== 'srgb') {
        throw new DamagedFile('Only colours in sRGB can be compared.', place);
      }
      const [red, green, blue] = value['components'] as unknown[];
      return colorOf([red, green, blue, value['alpha'] ?? 1], place);
    }
    throw new DamagedFile('This is no colour.', place);
  }
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'string') return { kind: 'text', text: value };
  if (typeof value === 'boolean') return { kind: 'text', text: String(value) };
  if (type === 'fontFamily' && Array.isArray(value) && typeof value[0] === 'string') {
    return { kind: 'text', text: value[0] };
  }
  if (type === 'cubicBezier' && Array.isArray(value)) {
    return { kind: 'text', text: `cubic-bezier(${value.join(', ')})` };
  }
  if (isObject(value)) return measureOf(value, place);
  throw new DamagedFile('This value has no form that Figma writes.', place);
}
