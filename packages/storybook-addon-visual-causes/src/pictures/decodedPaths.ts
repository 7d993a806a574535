import type { Plugin } from 'vite';

/** The check that Storybook's plug-in adds to each story file for whether the run includes it. */
const OWN_PATH = /(\w*convertToFilePath)\(import\.meta\.url\)/u;

/**
 * Decodes a story file's whole URL before Storybook compares it with its path. Storybook decodes
 * only spaces, and would find no tests in a folder with an umlaut in its name.
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
