import type { Plugin } from 'vite';
import { buildDay } from '../lib/buildDay.ts';
import { publications } from './publications.ts';

const types: Readonly<Record<string, string>> = {
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/rss+xml; charset=utf-8',
};

/** Serves the calendar files and the feed in `vite dev`, and emits them in the build. */
export function publishFiles(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  let isClientBuild = true;
  return {
    name: 'tallygrove:publications',
    configResolved(config) {
      const origin: unknown = config.env['VITE_SITE_URL'];
      files = publications(
        typeof origin === 'string' ? origin.replace(/\/+$/u, '') : 'https://tallygrove.example',
        buildDay(),
      );
      isClientBuild = !config.build.ssr;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
        const content = files.get(pathname);
        if (content === undefined) {
          next();
          return;
        }
        const type = types[pathname.split('.').at(-1) ?? ''] ?? 'text/plain';
        response.writeHead(200, { 'content-type': type }).end(content);
      });
    },
    generateBundle() {
      if (!isClientBuild) return;
      for (const [pathname, source] of files) {
        this.emitFile({ type: 'asset', fileName: pathname.slice(1), source });
      }
    },
  };
}
