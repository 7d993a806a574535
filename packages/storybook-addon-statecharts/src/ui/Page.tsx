import type { Decorator } from '@storybook/react-vite';
import { createContext, useContext, type ReactNode } from 'react';
import type { ThemeVars } from 'storybook/theming';

import { boardThemeOf, type ThemeSource } from './boardThemeOf.ts';
import { boardColors } from './colors.ts';
import { layer, ROOT, surface, vars } from './theme.css.ts';

/** Values by their path in the contract. */
interface Values {
  readonly [key: string]: string | Values;
}

/** Converts `{ ink: 'var(--statecharts-color-ink)' }` and `{ ink: '#111111' }` to declarations. */
function declarations(names: Values, values: Values): string {
  return Object.entries(names)
    .map(([key, name]) => {
      const value = values[key];
      if (typeof name === 'string') {
        return typeof value === 'string' ? `${name.slice('var('.length, -1)}: ${value};` : '';
      }
      return typeof value === 'object' ? declarations(name, value) : '';
    })
    .join('');
}

const colorsOf = (theme: ThemeVars): string => declarations(vars.color, { ...boardColors(theme) });

/**
 * Returns a theme's custom properties as CSS, in the add-on's layer. Print is always light.
 * @param light the theme for print
 */
export function themeStyles(theme: ThemeVars, light: ThemeVars): string {
  const fonts = declarations(vars.font, {
    text: theme.fontBase,
    display: theme.fontBase,
    code: theme.fontCode,
  });
  const { muted, hairline, line, ink } = vars.color;
  const moreContrast = declarations(
    { muted, hairline, line },
    { muted: ink, hairline: line, line: ink },
  );
  return [
    `@layer ${layer} { ${ROOT} { ${colorsOf(theme)} ${fonts} color-scheme: ${theme.base};`,
    `@media print { ${colorsOf(light)} color-scheme: light; }`,
    `@media (prefers-contrast: more) { ${moreContrast} } } }`,
  ].join('\n');
}

/** The theme settings of the surrounding story. */
const ThemeSourceContext = createContext<ThemeSource>({ parameters: {}, globals: {} });

/** Provides the board's pages in a story with its parameters' and the toolbar's theme. */
export const withThemeSource: Decorator = (Story, { parameters, globals }) => (
  <ThemeSourceContext.Provider value={{ parameters, globals }}>
    <Story />
  </ThemeSourceContext.Provider>
);

/** A page of the board, with its own background, in Storybook's colours and typefaces. */
export function Page({ className, children }: { className: string; children: ReactNode }) {
  const source = useContext(ThemeSourceContext);
  const light = boardThemeOf({ ...source, globals: { theme: 'light' } });
  return (
    <div className={surface} data-statecharts="">
      <style>{themeStyles(boardThemeOf(source), light)}</style>
      <main className={className}>{children}</main>
    </div>
  );
}
