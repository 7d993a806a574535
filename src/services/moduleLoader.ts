import { AuthFailure } from '../domain/authFailure.ts';

/**
 * Loads a module on first use, and retries after a failure. Browsers cache failed imports by URL, so
 * a retry needs another URL for the same file.
 * @param first imports the module by name
 * @param again imports it from a URL that has not been requested yet
 * @returns the loader; it throws an AuthFailure of kind `unavailable`
 */
export function createModuleLoader<Module>(
  first: () => Promise<Module>,
  again: (address: string) => Promise<Module>,
): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  /** The URL of the failed import, from the browser's error message. */
  let failedUrl: string | undefined;

  return async function load() {
    const isLoading = loading !== undefined;
    const asked = (loading ??=
      failedUrl === undefined ? first() : again(`${failedUrl}?again=${Date.now()}`));
    try {
      return await asked;
    } catch (error) {
      if (loading === asked) loading = undefined;
      failedUrl ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0];
      // A failed preload does not count: retry once for the caller that needs the module.
      if (isLoading) return load();
      throw new AuthFailure('unavailable', '');
    }
  };
}
