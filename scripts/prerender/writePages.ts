import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageName, PagePath } from '../../src/app/paths.ts';
import type { Shared } from '../../src/app/sharing.ts';
import { createPictures } from '../sharing/picture.ts';
import type { SitePath } from '../sitemap.ts';
import { createCriticalStyles } from './criticalStyles.ts';
import { client } from './folders.ts';
import { readStartFiles } from './preloadHints.ts';

type PageFlags = Pick<PagePath, 'session' | 'isStatic'>;

export interface PageSource {
  render: (pathname: string) => Promise<{ head: string; body: string; shared: Shared }>;
  paths: Record<PageName, SitePath>;
}

/** A path that no page has, to render the not-found page. */
const NOWHERE = '/404';

/** Sign-in links lead to pages that need a session, so their URLs are never sent as a referrer. */
const PRIVATE = '<meta name="referrer" content="no-referrer"/>';

function fileOf(pathname: string): string {
  return path.join(client, pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);
}

/** Draws a page's picture for shared links, lazily. */
function createDrawing(): (shared: Shared) => Promise<void> {
  let pictures: ReturnType<typeof createPictures> | undefined;
  return async (shared) => {
    if (shared.picture === undefined) return;
    pictures ??= createPictures();
    const file = path.join(client, shared.picture);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, (await pictures)(shared));
  };
}

/** Minifies markup: void elements without a slash, empty drawn ones with it, separators in drawings. */
function shorten(html: string): string {
  return html
    .replaceAll(/(<(?:meta|link|img|input|br|hr)\b[^>]*?) ?\/>/g, '$1>')
    .replaceAll(/><\/(?:path|circle)>/g, '/>')
    .replaceAll(/(?<= d=")[^"]*/g, (data) =>
      data
        .replaceAll(',', ' ')
        .replaceAll(' -', '-')
        .replaceAll(/(\.\d+) (?=\.)/g, '$1'),
    );
}

/** Writes every page as `name.html`, and the not-found page. @returns how many */
export async function writePages({ paths, render }: PageSource): Promise<number> {
  const built = await readFile(path.join(client, 'index.html'), 'utf8');
  // Whitespace between its tags has no meaning.
  const template = shorten(built.replaceAll(/(?<=>)\s+(?=<|$)/g, ''));
  const draw = createDrawing();
  const { entry, sheet, modulesOf } = await readStartFiles();
  const criticalStyles = await createCriticalStyles(sheet);
  const documentOf = async (page: string, pathname: string, site: PageFlags): Promise<string> => {
    const { head, body, shared } = await render(pathname);
    await draw(shared);
    // The not-found page is served for any URL, so it belongs to none (src/app/entry-client.tsx).
    const owner = pathname === NOWHERE ? '' : ` data-path="${pathname}"`;
    const modules = modulesOf(page, site).map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    );
    return template
      .replace('<html lang="en" class="light"', (tag) => `${tag}${owner}`)
      .replace(/<link rel="stylesheet"[^>]*>/, '<!--styles-->')
      .replace(
        /<script type="module"[^>]*><\/script>/,
        `<script type="module" src="${entry}"></script>${modules.join('')}`,
      )
      .replace('<!--head-->', () => shorten(site.session ? PRIVATE + head : head))
      .replace('<!--app-->', () => shorten(body));
  };
  const routes: [string, PageFlags & { prerender: readonly string[] }][] = [
    ...Object.entries(paths),
    ['notFound', { prerender: [NOWHERE] }],
  ];
  for (const [page, site] of routes) {
    const documents: string[] = [];
    for (const pathname of site.prerender) documents.push(await documentOf(page, pathname, site));
    const styled = await criticalStyles(documents);
    for (const [index, pathname] of site.prerender.entries()) {
      await mkdir(path.dirname(fileOf(pathname)), { recursive: true });
      await writeFile(fileOf(pathname), styled[index] ?? '');
    }
  }
  return routes.flatMap(([, { prerender }]) => prerender).length;
}
