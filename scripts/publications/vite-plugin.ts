import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { buildDay } from '../lib/buildDay.ts';
import type { publications } from './publications.ts';

/** Loaded when asked: what the configuration imports restarts the development server when it changes. */
const MODULE = path.resolve(import.meta.dirname, 'publications.ts');

interface Publications {
  publications: typeof publications;
}

const types: Readonly<Record<string, string>> = {
  ics: 'text/calendar; charset=utf-8',
  xml: 'application/rss+xml; charset=utf-8',
};

/** Serves the calendar files and the feed in `vite dev`, and emits them in the build. */
export function publishFiles(): Plugin {
  let origin = 'https://tallygrove.example';
  return {
    name: 'tallygrove:publications',
    configResolved({ env }) {
      const given: unknown = env['VITE_SITE_URL'];
      if (typeof given === 'string') origin = given.replace(/\/+$/u, '');
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
        const type = types[pathname.split('.').at(-1) ?? ''];
        if (type === undefined) {
          next();
          return;
        }
        server
          .ssrLoadModule(MODULE)
          .then((loaded) => {
            const content = (loaded as Publications).publications(origin, buildDay()).get(pathname);
            if (content === undefined) next();
            else response.writeHead(200, { 'content-type': type }).end(content);
          })
          .catch(next);
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { module } = await runnerImport<Publications>(MODULE);
      for (const [pathname, source] of module.publications(origin, buildDay())) {
        this.emitFile({ type: 'asset', fileName: pathname.slice(1), source });
      }
    },
  };
}
