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
  let lost: string | undefined;

  return async () => {
    loading ??= lost === undefined ? first() : again(`${lost}?again=${Date.now()}`);
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      lost ??= /https?:\/\/\S+\.js/.exec(String(error))?.[0];
      throw new AuthFailure('unavailable', '');
    }
  };
}
