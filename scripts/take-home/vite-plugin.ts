import type { Buffer } from 'node:buffer';
import type { Plugin } from 'vite';
import { takeHomeIds } from '../../src/content/takeHome/list.ts';
import { papers, takeHomeFile, takeHomePicture } from '../../src/domain/files.ts';
import { firstPagePicture } from './firstPage.ts';
import { typesetSheet } from './typesetSheet.ts';
import { createRenderer, type Renderer } from './sheetContext.ts';
import { sheets } from './sheets.ts';

interface Published {
  type: string;
  make: (renderer: Renderer) => Promise<Buffer>;
}

const PDF = 'application/pdf';

/** The published files by URL: each sheet on each paper, and a picture of its first page. */
const files: ReadonlyMap<string, Published> = new Map(
  takeHomeIds.flatMap((id): [string, Published][] => [
    ...papers.map((paper): [string, Published] => [
      takeHomeFile(id, paper),
      { type: PDF, make: (renderer) => typesetSheet(sheets[id], paper, renderer) },
    ]),
    [
      takeHomePicture(id),
      { type: 'image/avif', make: (renderer) => firstPagePicture(sheets[id], renderer) },
    ],
  ]),
);

/** Each sheet on each paper by its URL, in base64. */
async function printed(renderer: Renderer): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [pathname, { type, make }] of files)
    if (type === PDF) all[pathname] = (await make(renderer)).toString('base64');
  return all;
}

/** Serves the take-home sheets and their pictures: rendered on request in development, all in a build. */
export function publishSheets(): Plugin {
  let isForVisitors = true;
  let renderer: Promise<Renderer> | undefined;
  // Vite restarts when one of their sources changes.
  const made = new Map<string, Promise<Buffer>>();
  return {
    name: 'tallygrove:take-home',
    configResolved(config) {
      isForVisitors = !config.build.ssr;
    },
    // For stories, which render the files: `import sheets from '…/takeHome/list.ts?printed'`.
    load: {
      filter: { id: /[/]takeHome[/]list[.]ts[?]printed$/u },
      async handler() {
        renderer ??= createRenderer();
        return `export default ${JSON.stringify(await printed(await renderer))};`;
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
        const file = files.get(pathname);
        if (file === undefined) {
          next();
          return;
        }
        renderer ??= createRenderer();
        const bytes = made.get(pathname) ?? renderer.then(file.make);
        made.set(pathname, bytes);
        bytes
          .then((ready) => response.writeHead(200, { 'content-type': file.type }).end(ready))
          .catch(next);
      });
    },
    async generateBundle() {
      if (!isForVisitors) return;
      const ready = await createRenderer();
      for (const [pathname, { make }] of files)
        this.emitFile({
          type: 'asset',
          fileName: pathname.slice(1),
          source: await make(ready),
        });
    },
  };
}
