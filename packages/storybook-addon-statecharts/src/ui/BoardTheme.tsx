import type { ReactNode } from 'react';
import type { ThemeVars } from 'storybook/theming';

import { boardColors } from './colors.ts';
import { media } from './media.ts';
import { layer, ROOT, surface, vars } from './theme.css.ts';

/** Values by their place in the contract. */
interface Values {
  readonly [key: string]: string | Values;
}

/** `{ ink: 'var(--statecharts-color-ink)' }` and `{ ink: '#111111' }` as declarations. */
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
 * A theme's custom properties as CSS, in the kit's layer. What is printed is light.
 * @param light the theme in which a page is printed
 */
export function themeStyles(theme: ThemeVars, light: ThemeVars = theme): string {
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
    `@media ${media.moreContrast} { ${moreContrast} } } }`,
  ].join('\n');
}

export interface BoardThemeProps {
  /** The theme of this Storybook: see boardThemeOf. */
  theme: ThemeVars;
  /** What is printed where the theme is dark. */
  light?: ThemeVars | undefined;
  children: ReactNode;
}

/** Around each page of the board: its ground, and Storybook's colours and faces for all that is on it. */
export function BoardTheme({ theme, light, children }: BoardThemeProps) {
  return (
    <div className={surface} data-statecharts="">
      <style>{themeStyles(theme, light)}</style>
      {children}
    </div>
  );
}
