import type { Plugin } from 'vite';
import { takeHomeIds, type TakeHomeId } from '../../src/content/takeHome/list.ts';
import { papers, takeHomeFile, type Paper } from '../../src/domain/files.ts';
import { setSheet, type Press } from './setSheet.ts';
import { createPress } from './createPress.ts';
import { sheets } from './sheets.ts';

const files: ReadonlyMap<string, { id: TakeHomeId; paper: Paper }> = new Map(
  takeHomeIds.flatMap((id) =>
    papers.map((paper) => [takeHomeFile(id, paper), { id, paper }] as const),
  ),
);

/** Each sheet on each paper by its address, in base64. */
async function printed(press: Press): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [pathname, { id, paper }] of files)
    all[pathname] = (await setSheet(sheets[id], paper, press)).toString('base64');
  return all;
}

/** Puts the sheets to take home beside the pages: set when asked for while developing, all at build. */
export function publishSheets(): Plugin {
  let isForVisitors = true;
  let press: Promise<Press> | undefined;
  return {
    name: 'tallygrove:take-home',
    configResolved(config) {
      isForVisitors = !config.build.ssr;
    },
    // For stories, which draw the files themselves: `import sheets from '…/takeHome/list.ts?printed'`.
    load: {
      filter: { id: /[/]takeHome[/]list[.]ts[?]printed$/u },
      async handler() {
        press ??= createPress();
        return `export default ${JSON.stringify(await printed(await press))};`;
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.get((request.url ?? '/').split('?', 1)[0] ?? '/');
        if (file === undefined) {
          next();
          return;
        }
        press ??= createPress();
        press
          .then((ready) => setSheet(sheets[file.id], file.paper, ready))
          .then((bytes) =>
            response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes),
          )
          .catch(next);
      });
    },
    async generateBundle() {
      if (!isForVisitors) return;
      const ready = await createPress();
      for (const [pathname, { id, paper }] of files)
        this.emitFile({
          type: 'asset',
          fileName: pathname.slice(1),
          source: await setSheet(sheets[id], paper, ready),
        });
    },
  };
}
