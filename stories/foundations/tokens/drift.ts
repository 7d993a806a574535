import { designToken } from './designToken.ts';
import type { Mode, VariableValue } from './figma/variable.ts';
import { variableOf } from './figma/variableOf.ts';
import { tokenPath } from './leaves.ts';
import { themeLeaves, type ThemeName, themes } from './themes.ts';

/** A value that differs between the two sides. */
export interface Difference {
  /** The code's name, or Figma's if the code has none. */
  name: string;
  /** Absent if only the code has it. */
  figma?: VariableValue;
  /** Absent if only Figma has it. */
  code?: VariableValue;
}

/** The differences between a Figma mode and a theme. */
export interface Drift {
  theme: ThemeName;
  /** The number of equal values. */
  same: number;
  otherValue: Difference[];
  figmaOnly: Difference[];
  codeOnly: Difference[];
  /** Groups of the code that the file lacks entirely; their tokens are not counted as missing. */
  missingGroups: string[];
}

/** Our fluid sizes are rounded to four decimals of a rem, Figma's numbers to about seven. */
const tolerance = (value: number) => (Math.abs(value) >= 1 ? 0.005 : 0.000_05);

function isSame(one: VariableValue, other: VariableValue): boolean {
  if (one.kind === 'number' && other.kind === 'number') {
    return Math.abs(one.value - other.value) <= tolerance(one.value);
  }
  if (one.kind === 'color' && other.kind === 'color') {
    return one.hex === other.hex && one.alpha === other.alpha;
  }
  if (one.kind === 'text' && other.kind === 'text') {
    return one.text.replaceAll(/\s/gu, '') === other.text.replaceAll(/\s/gu, '');
  }
  return false;
}

/** Designers write `Color/On action`, the code `color.onAction`: only letters and digits count. */
const keyOf = (path: readonly string[]): string =>
  path.map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join('.');

interface CodeToken {
  path: readonly string[];
  value: VariableValue;
}

/** Returns a theme's tokens by key. */
function codeTokens(theme: ThemeName): Map<string, CodeToken> {
  return new Map(
    themeLeaves(theme).map(({ path, css }) => [
      keyOf(path),
      { path, value: variableOf(designToken(path, css), css) },
    ]),
  );
}

/** Returns the theme that a mode's name refers to; light by default. */
export function themeOf(modeName: string): ThemeName {
  const key = keyOf([modeName]);
  const theme = (Object.keys(themes) as ThemeName[]).find((name) => name.toLowerCase() === key);
  return theme ?? (key.includes('dark') ? 'dark' : 'light');
}

const byName = (one: Difference, other: Difference) => one.name.localeCompare(other.name, 'en');

/** Compares a Figma mode with a theme in both directions. */
export function driftOf({ variables }: Mode, theme: ThemeName): Drift {
  const code = codeTokens(theme);
  const figma = new Set<string>();
  const drift: Drift = {
    theme,
    same: 0,
    otherValue: [],
    figmaOnly: [],
    codeOnly: [],
    missingGroups: [],
  };
  for (const { path, value } of variables) {
    const key = keyOf(path);
    // Of two names with the same key, the second has no counterpart.
    if (figma.has(key)) {
      drift.figmaOnly.push({ name: path.join('/'), figma: value });
      continue;
    }
    figma.add(key);
    const ours = code.get(key);
    if (ours === undefined) drift.figmaOnly.push({ name: path.join('/'), figma: value });
    else if (isSame(value, ours.value)) drift.same += 1;
    else drift.otherValue.push({ name: tokenPath(ours.path), figma: value, code: ours.value });
  }
  const groupsInFile = new Set([...figma].map((key) => key.split('.')[0]));
  const missingGroups = new Set<string>();
  for (const [key, { path, value }] of code) {
    if (figma.has(key)) continue;
    if (groupsInFile.has(key.split('.')[0]))
      drift.codeOnly.push({ name: tokenPath(path), code: value });
    else missingGroups.add(path[0] ?? '');
  }
  drift.missingGroups = [...missingGroups];
  for (const list of [drift.otherValue, drift.figmaOnly, drift.codeOnly]) list.sort(byName);
  return drift;
}

/** Whether any value or name differs. */
export const isDrifting = ({ otherValue, figmaOnly, codeOnly }: Drift): boolean =>
  otherValue.length + figmaOnly.length + codeOnly.length > 0;

/** Formats a value: `#0d251b, 55 %`, `16`, `Bricolage Grotesque`. */
export function spellValue(value: VariableValue): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'number') return String(Number(value.value.toFixed(4)));
  return value.alpha === 1 ? value.hex : `${value.hex}, ${Math.round(value.alpha * 100)} %`;
}
