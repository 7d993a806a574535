import { type DesignToken, designToken } from './designToken.ts';
import { grouped } from './grouped.ts';
import { themeValues, type ThemeName } from './themes.ts';

/** The modes of the Figma collection, by theme. */
const modes = {
  light: 'Light',
  dark: 'Dark',
  lightMoreContrast: 'Light more contrast',
  darkMoreContrast: 'Dark more contrast',
} as const satisfies Partial<Record<ThemeName, string>>;

/** The usual text size in px, because Figma has no rem. */
const rootSize = 16;

/** Converts a token to the types of Figma's variables: a colour, a number in px or ms, a text. */
function variable({ $type, $value }: DesignToken): object {
  switch ($type) {
    case 'color':
      return { $type, $value };
    case 'dimension':
      return { $type: 'number', $value: $value.value * ($value.unit === 'rem' ? rootSize : 1) };
    case 'duration':
      return { $type: 'number', $value: $value.value };
    case 'fontFamily':
      return { $type: 'string', $value: $value[0] };
    case 'cubicBezier':
      return { $type: 'string', $value: `cubic-bezier(${$value.join(', ')})` };
    default:
      return { $type: 'number', $value };
  }
}

/** Returns a file per mode for Figma's "Import modes", which does not support the resolver. */
export function figmaDocuments(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(modes).map(([theme, mode]) => {
      const values = grouped(themeValues(theme as keyof typeof modes), ({ path, css }) =>
        variable(designToken(path, css)),
      );
      const $extensions = { 'com.figma.modeName': mode };
      return [`figma/${mode}.tokens.json`, { ...values, $extensions }];
    }),
  );
}
