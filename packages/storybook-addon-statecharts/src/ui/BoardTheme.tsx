import { createContext, use, type ReactNode } from 'react';
import type { ThemeVars } from 'storybook/theming';

import { boardThemeOf, type ThemeSource } from './boardThemeOf.ts';
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

/** What the story or docs page around says of the theme; withThemeSource sets it. */
export const ThemeSourceContext = createContext<ThemeSource>({ parameters: {}, globals: {} });

export interface BoardThemeProps {
  /** A whole page, with its ground; a part of a docs page has none. Default true. */
  isPage?: boolean | undefined;
  children: ReactNode;
}

/** Around what is the board's own: Storybook's colours and faces for all that is in it. */
export function BoardTheme({ isPage = true, children }: BoardThemeProps) {
  const source = use(ThemeSourceContext);
  const light = boardThemeOf({ ...source, globals: { theme: 'light' } });
  return (
    <div className={isPage ? surface : undefined} data-statecharts="">
      <style>{themeStyles(boardThemeOf(source), light)}</style>
      {children}
    </div>
  );
}
