import type { Plugin } from 'vite';

/** How Storybook's plug-in asks, in each file of stories, whether the run is about that file. */
const OWN_PATH = /(\w*convertToFilePath)\(import\.meta\.url\)/u;

/**
 * Storybook compares a file's address with its path, and decodes nothing of it but spaces: in a folder
 * with an umlaut in its name it would find no test in any file.
 */
export function decodedPaths(): Plugin {
  return {
    name: 'decoded-paths',
    enforce: 'post',
    transform(code, id) {
      if (!/[.](?:stories|chart)[.]/u.test(id) || !OWN_PATH.test(code)) return undefined;
      return { code: code.replace(OWN_PATH, '$1(decodeURI(import.meta.url))'), map: null };
    },
  };
}
