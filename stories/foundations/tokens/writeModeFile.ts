import { designToken } from './designToken.ts';
import { figmaValue } from './figmaValue.ts';
import { grouped } from './grouped.ts';
import { themeValues, type ThemeName } from './themes.ts';

/** The modes of the Figma collection, by theme. */
export const figmaModes = {
  light: 'Light',
  dark: 'Dark',
  lightMoreContrast: 'Light more contrast',
  darkMoreContrast: 'Dark more contrast',
} as const satisfies Partial<Record<ThemeName, string>>;

/** Returns a theme in the format of Figma's "Import modes" and "Export modes". */
export function modeFileOf(theme: keyof typeof figmaModes): object {
  const root = grouped(themeValues(theme), ({ path, css }) => {
    const { $type, $value } = designToken(path, css);
    if ($type === 'color') return { $type, $value };
    const value = figmaValue($type, $value, path.join('.'));
    return { $type: typeof value === 'number' ? 'number' : 'string', $value: value };
  });
  return { ...root, $extensions: { 'com.figma.modeName': figmaModes[theme] } };
}
