import { designToken } from './designToken.ts';
import type { Mode, VariableValue } from './figma/variable.ts';
import { variableOf } from './figma/variableOf.ts';
import { tokenPath } from './leaves.ts';
import { themeLeaves, type ThemeName, themes } from './themes.ts';

/** A value that is not the same on both sides. */
export interface Difference {
  /** As the side writes it that has it; the code's, when both have. */
  name: string;
  /** Absent when only the code has it. */
  figma?: VariableValue;
  /** Absent when only Figma has it. */
  code?: VariableValue;
}

/** What a mode of Figma's and a theme of ours do not agree about. */
export interface Drift {
  theme: ThemeName;
  /** How many values are the same. */
  same: number;
  otherValue: Difference[];
  figmaOnly: Difference[];
  codeOnly: Difference[];
  /** Groups of the code of which the file has nothing, so that they are not counted as missing. */
  untold: string[];
}

/** Our fluid sizes are cut at four places of a rem, Figma's numbers at seven of their own. */
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

/** Designers write `Color/On action`, the code `color.onAction`: letters and figures count. */
const keyOf = (path: readonly string[]): string =>
  path.map((part) => part.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')).join('.');

interface CodeToken {
  path: readonly string[];
  value: VariableValue;
}

/** Everything that a theme of ours has, by key. */
function codeTokens(theme: ThemeName): Map<string, CodeToken> {
  return new Map(
    themeLeaves(theme).map(({ path, css }) => [
      keyOf(path),
      { path, value: variableOf(designToken(path, css), css) },
    ]),
  );
}

/** The theme that a mode's name means; light, where it means none. */
export function themeOf(modeName: string): ThemeName {
  const key = keyOf([modeName]);
  const theme = (Object.keys(themes) as ThemeName[]).find((name) => name.toLowerCase() === key);
  return theme ?? (key.includes('dark') ? 'dark' : 'light');
}

const byName = (one: Difference, other: Difference) => one.name.localeCompare(other.name, 'en');

/** Compares a mode of Figma's with a theme of ours, both ways. */
export function driftOf({ variables }: Mode, theme: ThemeName): Drift {
  const code = codeTokens(theme);
  const figma = new Set<string>();
  const drift: Drift = { theme, same: 0, otherValue: [], figmaOnly: [], codeOnly: [], untold: [] };
  for (const { path, value } of variables) {
    const key = keyOf(path);
    // Two names that read alike: the second has no partner.
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
  const told = new Set([...figma].map((key) => key.split('.')[0]));
  const untold = new Set<string>();
  for (const [key, { path, value }] of code) {
    if (figma.has(key)) continue;
    if (told.has(key.split('.')[0])) drift.codeOnly.push({ name: tokenPath(path), code: value });
    else untold.add(path[0] ?? '');
  }
  drift.untold = [...untold];
  for (const list of [drift.otherValue, drift.figmaOnly, drift.codeOnly]) list.sort(byName);
  return drift;
}

/** Whether both sides have the same values of the same names. */
export const isDrifting = ({ otherValue, figmaOnly, codeOnly }: Drift): boolean =>
  otherValue.length + figmaOnly.length + codeOnly.length > 0;

/** A value in few signs: `#0d251b, 55 %`, `16`, `Bricolage Grotesque`. */
export function spellValue(value: VariableValue): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'number') return String(Number(value.value.toFixed(4)));
  return value.alpha === 1 ? value.hex : `${value.hex}, ${Math.round(value.alpha * 100)} %`;
}
