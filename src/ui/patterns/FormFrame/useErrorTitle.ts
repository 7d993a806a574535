import { useEffect } from 'react';

const PREFIX = 'Error: ';

/**
 * Prefixes the document's title while a form has errors, because screen readers announce it first
 * and the tab shows it.
 */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    if (!failed) return undefined;
    document.title = PREFIX + document.title;
    return () => {
      // Another page has already set its own title.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [failed]);
}
