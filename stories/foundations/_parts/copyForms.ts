import { variableName } from '../../../src/ui/styles/variableName.ts';

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

/** A token on a page of the foundations. */
export interface CopiedToken {
  path: readonly string[];
  /** The value in the light theme, and in the dark theme unless `dark` is set. */
  value: string;
  dark?: string;
}

/** Returns the text that a press copies. */
export function formOf({ path, value, dark = value }: CopiedToken, form: CopyForm): string {
  if (form === 'name') return `--${variableName(path)}`;
  if (form === 'path') return path.join('.');
  return form === 'dark' ? dark : value;
}
