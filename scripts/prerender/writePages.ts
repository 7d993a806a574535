import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageName } from '../../src/domain/paths.ts';
import type { Shared } from '../../src/prerender/sharing.ts';
import { createPictures, touchIcon } from '../sharing/picture.ts';
import type { SitePath } from '../sitemap.ts';
import { client } from './folders.ts';
import { createStartFiles, type StartPage } from './startFiles.ts';

export interface PageSource {
  render: (pathname: string) => Promise<{ head: string; body: string; shared: Shared }>;
  paths: Record<PageName, SitePath>;
}

/** A path that no page has, to render the not-found page. */
const NOWHERE = '/404';

/** Has Chromium lay out the page once, instead of once for each part of the document that arrives. */
const EXPECT = '<link rel="expect" href="#content" blocking="render">';

/** Sign-in links lead to pages that need a session, so their URLs are never sent as a referrer. */
const PRIVATE = '<meta name="referrer" content="no-referrer"/>';

/** Writes a file of the deployed folder. */
async function save(name: string, content: string | Uint8Array): Promise<void> {
  const file = path.join(client, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Reads style sheets into one. */
async function readSheets(sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(
    sheets.map((sheet) => readFile(path.join(client, sheet), 'utf8')),
  );
  return texts.map((text) => text.trimEnd()).join('');
}

/** Writes every page as `name.html`, and the not-found page. @returns how many */
export async function writePages({ paths, render }: PageSource): Promise<number> {
  const built = await readFile(path.join(client, 'index.html'), 'utf8');
  // Whitespace between its tags has no meaning.
  const template = built
    .replaceAll(/(?<=>)\s+(?=<|$)/g, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<script type="module"[^>]*><\/script>/, '');
  await save('apple-touch-icon.png', await touchIcon());
  const draw = await createPictures();
  const startFiles = await createStartFiles();
  const pages: [StartPage['name'], Omit<StartPage, 'name'> & { prerender: readonly string[] }][] = [
    ...(Object.entries(paths) as [PageName, SitePath][]),
    ['notFound', { prerender: [NOWHERE] }],
  ];
  for (const [name, page] of pages) {
    const { script, modules, sheets, typefaces } = startFiles({ ...page, name });
    // Inline and the same for all pages of a route, so that the Content-Security-Policy can list one hash
    // per route. Disabled links are not fetched: they tell Vite's loader which sheets the page has.
    const styles = `<style>${await readSheets(sheets)}</style>${sheets
      .map((href) => `<link rel="stylesheet" href="${href}" media="not all" disabled>`)
      .join('')}<noscript><link rel="stylesheet" href="${typefaces}"></noscript>`;
    // At the end and of low priority, because on a slow network they delay the first paint and its picture.
    const start = `<script type="module" src="${script}"></script>${modules
      .map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`)
      .join('')}`;
    for (const pathname of page.prerender) {
      const { head, body, shared } = await render(pathname);
      if (shared.picture !== undefined) await save(shared.picture, draw(shared));
      // The not-found page is served for any URL, so it belongs to none (src/app/start.tsx).
      const owner = pathname === NOWHERE ? '' : ` data-path="${pathname}"`;
      await save(
        pathname === '/' ? 'index.html' : `${pathname}.html`,
        template
          .replace('<html lang="en" class="light"', (tag) => `${tag}${owner}`)
          .replace('<!--head-->', () => EXPECT + styles + (page.session ? PRIVATE : '') + head)
          .replace('<!--app-->', () => body)
          .replace('</body>', () => `${start}</body>`),
      );
    }
  }
  return pages.flatMap(([, { prerender }]) => prerender).length;
}
