import { useEffect, useState } from 'react';

const themeNow = (): 'light' | 'dark' =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** The theme of the page that this is drawn on. */
export function useTheme(): 'light' | 'dark' {
  const [theme, setTheme] = useState(themeNow);
  useEffect(() => {
    const observer = new MutationObserver(() => setTheme(themeNow()));
    observer.observe(document.documentElement, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}
