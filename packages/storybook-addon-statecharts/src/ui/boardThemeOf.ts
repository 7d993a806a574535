import { getPreferredColorScheme, themes, type ThemeVars } from 'storybook/theming';

/** What a story's context says of the theme. */
export interface ThemeSource {
  parameters: {
    docs?: { theme?: ThemeVars | undefined } | undefined;
    statecharts?: { themes?: { light: ThemeVars; dark: ThemeVars } | undefined } | undefined;
  };
  globals: { theme?: unknown };
}

/**
 * The Storybook theme that the board's pages take their colours from. Light or dark is what a toolbar
 * chose (`globals.theme`), else what `parameters.docs.theme` is, else what the reader's system prefers.
 * The colours are those of `parameters.statecharts.themes`, else of a `parameters.docs.theme` that is as
 * light or dark, else Storybook's own.
 */
export function boardThemeOf({ parameters, globals }: ThemeSource): ThemeVars {
  const { docs, statecharts } = parameters;
  const chosen = globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : undefined;
  const base = chosen ?? docs?.theme?.base ?? getPreferredColorScheme();
  const own = statecharts?.themes?.[base];
  if (own !== undefined) return own;
  return docs?.theme?.base === base ? docs.theme : themes[base];
}
