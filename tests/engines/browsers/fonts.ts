import path from 'node:path';
import { browserLaunch, isBrowserPinned } from '../../../scripts/browser.ts';

/** Where a browser finds letters: environment variables, and the folder that it must be let read. */
export interface Fonts {
  /** Ends with a slash; absent where the machine's own are used. */
  folder?: string;
  env: Readonly<Record<string, string>>;
}

/**
 * The system fonts of the pinned Chromium, for all: the page's stand-ins for its own typefaces are
 * among them, so that it does not move under the pointer when those arrive.
 */
export function fonts(): Fonts {
  const { FONTCONFIG_PATH, FONTCONFIG_FILE, XDG_CACHE_HOME } = browserLaunch().env;
  if (
    !isBrowserPinned() ||
    FONTCONFIG_PATH === undefined ||
    FONTCONFIG_FILE === undefined ||
    XDG_CACHE_HOME === undefined
  )
    return { env: {} };
  return {
    folder: FONTCONFIG_PATH + path.sep,
    env: { FONTCONFIG_PATH, FONTCONFIG_FILE, XDG_CACHE_HOME },
  };
}
