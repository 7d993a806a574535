import { AuthFailure } from '../domain/authFailure.ts';

/**
 * Loads a module when it is first needed, once. A browser remembers for the whole page that a module
 * could not be had, and does not ask again for the same address: the next try is for another address of
 * the same file.
 * @param first the module by its name
 * @param again the same by an address that has not been asked for yet
 * @returns what loads it; throws an AuthFailure of kind `unavailable`, and tries again when called again
 */
export function createModuleLoader<Module>(
  first: () => Promise<Module>,
  again: (address: string) => Promise<Module>,
): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  /** The address that could not be had, as the browser names it in its error. */
  let failedUrl: string | undefined;

  return async function load() {
    const isOnItsWay = loading !== undefined;
    const asked = (loading ??=
      failedUrl === undefined ? first() : again(`${failedUrl}?again=${Date.now()}`));
    try {
      return await asked;
    } catch (error) {
      if (loading === asked) loading = undefined;
      failedUrl ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0];
      // What was fetched ahead is lost: whoever needs it now asks once more.
      if (isOnItsWay) return load();
      throw new AuthFailure('unavailable', '');
    }
  };
}
