import { variableName } from '../../../src/ui/styles/variableName.ts';
import { themeValues } from '../tokens/themes.ts';

/** The forms in which a token can be copied. */
export const copyForms = {
  name: 'CSS name',
  value: 'Value',
  light: 'Light value',
  dark: 'Dark value',
  path: 'Token path',
} as const;

/** One of {@link copyForms}. */
export type CopyForm = keyof typeof copyForms;

/** For tokens that are the same in every theme. */
export const plainForms = ['name', 'value', 'path'] as const satisfies CopyForm[];

/** For colours. */
export const colorForms = ['name', 'light', 'dark', 'path'] as const satisfies CopyForm[];

/** A token's place in the theme contract: `['color', 'tint', 'info']`. */
export type TokenPath = readonly string[];

const valuesIn = (theme: 'light' | 'dark') =>
  new Map(themeValues(theme).map(({ path, css }) => [path.join('.'), css]));

const values = { light: valuesIn('light'), dark: valuesIn('dark') };

/** Returns a token's value. @throws for a path that the theme lacks */
export function tokenValue(path: TokenPath, theme: 'light' | 'dark' = 'light'): string {
  const value = values[theme].get(path.join('.'));
  if (value === undefined) throw new Error(`The theme has no ${path.join('.')}`);
  return value;
}

/** Returns the text that a press copies. @throws for a path that the theme lacks */
export function formOf(path: TokenPath, form: CopyForm): string {
  const value = tokenValue(path, form === 'dark' ? 'dark' : 'light');
  if (form === 'name') return `--${variableName(path)}`;
  if (form === 'path') return path.join('.');
  return value;
}
