import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** What the toolbar chooses between. */
export type BoardTheme = 'light' | 'dark';

/** The theme in the frame's own address: `globals=theme:dark;viewport.value:phone`. */
export function themeInAddress(search: string): BoardTheme {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return /(?:^|;)theme:dark(?:;|$)/.test(globals) ? 'dark' : 'light';
}

interface GlobalsUpdated {
  globals: { theme?: unknown };
}

/** The chosen theme on a page that belongs to no story. */
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
