import { useEffect } from 'react';

const PREFIX = 'Error: ';

/**
 * While something is wrong with a form, the document's title begins by saying so: it is the first that is
 * read out after a load, and what stands on the tab.
 */
export function useErrorTitle(failed: boolean): void {
  useEffect(() => {
    if (!failed) return undefined;
    document.title = PREFIX + document.title;
    return () => {
      // Another page has a title of its own by then.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [failed]);
}
