import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** The toolbar's themes. */
export type BoardTheme = 'light' | 'dark';

/** Returns the theme in the frame's URL: `globals=theme:dark;viewport.value:phone`. */
export function themeInAddress(search: string): BoardTheme {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return /(?:^|;)theme:dark(?:;|$)/.test(globals) ? 'dark' : 'light';
}

interface GlobalsUpdated {
  globals: { theme?: unknown };
}

/** Returns the chosen theme on a page without a story. */
export function useBoardTheme(): BoardTheme {
  const [theme, setTheme] = useState<BoardTheme>(() => {
    const last = addons.getChannel().last(GLOBALS_UPDATED) as [GlobalsUpdated] | undefined;
    if (last === undefined) return themeInAddress(location.search);
    return last[0].globals.theme === 'dark' ? 'dark' : 'light';
  });
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: GlobalsUpdated): void => {
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return theme;
}
