import { designToken } from '../designToken.ts';
import { themeLeaves, type ThemeName } from '../themes.ts';
import { variableOf } from './variableOf.ts';

/** The modes of the Figma collection, by theme. */
export const figmaModes = {
  light: 'Light',
  dark: 'Dark',
  lightMoreContrast: 'Light more contrast',
  darkMoreContrast: 'Dark more contrast',
} as const satisfies Partial<Record<ThemeName, string>>;

interface Group {
  [name: string]: unknown;
}

/** Returns a theme in the format of Figma's "Import modes" and "Export modes". */
export function modeFileOf(theme: keyof typeof figmaModes): object {
  const root: Group = {};
  for (const { path, css } of themeLeaves(theme)) {
    let group = root;
    for (const name of path.slice(0, -1)) group = (group[name] ??= {}) as Group;
    const token = designToken(path, css);
    const variable = variableOf(token, css);
    group[path.at(-1) ?? ''] =
      token.$type === 'color'
        ? { $type: 'color', $value: token.$value }
        : variable.kind === 'number'
          ? { $type: 'number', $value: variable.value }
          : { $type: 'string', $value: variable.kind === 'text' ? variable.text : variable.hex };
  }
  return { ...root, $extensions: { 'com.figma.modeName': figmaModes[theme] } };
}
