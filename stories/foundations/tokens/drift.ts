import { designToken } from './designToken.ts';
import { figmaValue, type FigmaValue, type Mode } from './figmaValue.ts';
import { themes, type ThemeName, type ThemeValue, themeValues } from './themes.ts';

/** A value that differs between the two sides. */
export interface Difference {
  kind: 'otherValue' | 'figmaOnly' | 'codeOnly';
  /** The code's name, or Figma's if the code has none. */
  name: string;
  /** Absent if only the code has it. */
  figma?: FigmaValue;
  /** Absent if only Figma has it. */
  code?: FigmaValue;
}

/** The differences between a Figma mode and a theme. */
export interface Drift {
  theme: ThemeName;
  /** The number of equal values. */
  same: number;
  /** Changed values first, then those that only one side has; each kind by name. */
  differences: Difference[];
  /** Groups of the code that the file lacks entirely; their tokens are not counted as missing. */
  missingGroups: string[];
}

/** Our fluid sizes are rounded to four decimals of a rem, Figma's numbers to about seven. */
const tolerance = (value: number) => (Math.abs(value) >= 1 ? 0.005 : 0.000_05);

function isSame(one: FigmaValue, other: FigmaValue): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= tolerance(one);
  }
  if (typeof one !== typeof other) return false;
  return spellValue(one).replaceAll(/\s/gu, '') === spellValue(other).replaceAll(/\s/gu, '');
}

/** Designers write `Color/On action`, the code `color.onAction`: only letters and digits count. */
const keyOf = (path: readonly string[]): string =>
  path.map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join('.');

function codeValue({ path, css }: ThemeValue): FigmaValue {
  const { $type, $value } = designToken(path, css);
  return figmaValue($type, $value, path.join('.'));
}

/** Returns the theme that a mode's name refers to; light by default. */
export function themeOf(modeName: string): ThemeName {
  const key = keyOf([modeName]);
  const theme = (Object.keys(themes) as ThemeName[]).find((name) => name.toLowerCase() === key);
  return theme ?? (key.includes('dark') ? 'dark' : 'light');
}

const kinds: readonly Difference['kind'][] = ['otherValue', 'figmaOnly', 'codeOnly'];

const inOrder = (one: Difference, other: Difference) =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || one.name.localeCompare(other.name, 'en');

/** Compares a Figma mode with the theme of its name in both directions. */
export function driftOf(mode: Mode): Drift {
  const theme = themeOf(mode.name);
  const rest = new Map(themeValues(theme).map((value) => [keyOf(value.path), value] as const));
  const groupsInFile = new Set(mode.tokens.map(({ path }) => keyOf(path.slice(0, 1))));
  const differences: Difference[] = [];
  let same = 0;
  for (const { path, value: figma } of mode.tokens) {
    const key = keyOf(path);
    const ours = rest.get(key);
    // Of two names with the same key, the second has no counterpart.
    rest.delete(key);
    if (ours === undefined) {
      differences.push({ kind: 'figmaOnly', name: path.join('/'), figma });
      continue;
    }
    const code = codeValue(ours);
    if (isSame(figma, code)) same += 1;
    else differences.push({ kind: 'otherValue', name: ours.path.join('.'), figma, code });
  }
  const missingGroups = new Set<string>();
  for (const value of rest.values()) {
    const [group = ''] = value.path;
    if (groupsInFile.has(keyOf([group]))) {
      differences.push({ kind: 'codeOnly', name: value.path.join('.'), code: codeValue(value) });
    } else missingGroups.add(group);
  }
  return {
    theme,
    same,
    differences: differences.toSorted(inOrder),
    missingGroups: [...missingGroups],
  };
}

/** Formats a value: `#0d251b, 55 %`, `16`, `Bricolage Grotesque`. */
export function spellValue(value: FigmaValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(Number(value.toFixed(4)));
  return value.alpha === 1 ? value.hex : `${value.hex}, ${Math.round(value.alpha * 100)} %`;
}
