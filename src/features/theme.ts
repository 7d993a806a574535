import { useSyncExternalStore } from 'react';

/** The theme setting (docs/product.md P6.1). */
export type Theme = 'light' | 'dark';

/** The key in local storage, which src/app/boot.js reads before the first paint. */
export const THEME_KEY = 'theme';

const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Sets the theme's class on the document root; stores nothing. */
export function showTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/** Shows a theme and stores it for later visits and for other tabs. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Blocked storage: the choice lasts as long as this page.
  }
}

/** Reports changes of the document's class, and follows what other tabs store. */
function subscribe(onChange: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // The key is null when another tab clears all storage.
    if (key === THEME_KEY || key === null) showTheme(newValue === 'dark' ? 'dark' : 'light');
  };
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    removeEventListener('storage', onStorage);
  };
}

/** Returns the document's theme; light while a prerendered page hydrates. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
