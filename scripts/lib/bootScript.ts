import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';
import { THEME_KEY } from '../../src/features/theme.ts';
import { SESSION_KEY } from '../../src/services/sessionKey.ts';
import { RESTORING } from '../../src/ui/styles/documentClasses.ts';

/** Values of modules for src/app/boot.js, which is inline and cannot import. */
const define = {
  RESTORING: JSON.stringify(RESTORING),
  SESSION_KEY: JSON.stringify(SESSION_KEY),
  THEME_KEY: JSON.stringify(THEME_KEY),
};

/** Inlines src/app/boot.js into the document, because a request for it would end after the first paint. */
export function bootScript(): Plugin {
  return {
    name: 'tallygrove:boot-script',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const source = await readFile(new URL('../../src/app/boot.js', import.meta.url), 'utf8');
        const filled = await transformWithOxc(source, 'boot.js', { define });
        const { code, errors } = await minify('boot.js', filled.code);
        if (errors.length > 0) throw new Error(errors[0]?.message);
        return html.replace('<!--boot-->', () => `<script>${code.trim()}</script>`);
      },
    },
  };
}
