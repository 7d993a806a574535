import { fromCallback } from 'xstate';
import type { Theme } from '../../machines/theme/theme.machine.ts';

export const THEME_KEY = 'theme';

/** Returns the theme set by the boot script. */
export function currentTheme(view: Window): Theme {
  return view.document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

export function setThemeClass(view: Window, theme: Theme): void {
  const { classList } = view.document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/**
 * The theme statechart's actor: sets the class on the document root, stores the choice and follows
 * other tabs.
 */
export function createThemeActors(view: Window) {
  return {
    apply: fromCallback<{ type: 'theme.apply'; theme: Theme }>(({ receive, sendBack }) => {
      receive(({ theme }) => {
        setThemeClass(view, theme);
        try {
          view.localStorage.setItem(THEME_KEY, theme);
        } catch {
          // Blocked storage: the choice lasts as long as this page.
        }
      });
      const onStorage = (event: StorageEvent) => {
        if (event.key !== THEME_KEY) return;
        const theme = event.newValue === 'dark' ? 'dark' : 'light';
        setThemeClass(view, theme);
        sendBack({ type: 'theme.changed', theme });
      };
      view.addEventListener('storage', onStorage);
      return () => view.removeEventListener('storage', onStorage);
    }),
  };
}
