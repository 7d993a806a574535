import { getPreferredColorScheme, themes, type ThemeVars } from 'storybook/theming';

/** A story's theme settings. */
export interface ThemeSource {
  parameters: {
    docs?: { theme?: ThemeVars | undefined } | undefined;
    visualCauses?: { themes?: { light: ThemeVars; dark: ThemeVars } | undefined } | undefined;
  };
  globals: { theme?: unknown };
}

/**
 * Returns the Storybook theme with the colours of the board's pages. Light or dark comes from the
 * toolbar (`globals.theme`), `parameters.docs.theme`, or the system's preference. Colours come from
 * `parameters.visualCauses.themes`, a `parameters.docs.theme` of that base, or Storybook's own
 * theme.
 */
export function boardThemeOf({ parameters, globals }: ThemeSource): ThemeVars {
  const { docs, visualCauses } = parameters;
  const chosen = globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : undefined;
  const base = chosen ?? docs?.theme?.base ?? getPreferredColorScheme();
  const own = visualCauses?.themes?.[base];
  if (own !== undefined) return own;
  return docs?.theme?.base === base ? docs.theme : themes[base];
}
