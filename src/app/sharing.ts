// What a shared link shows (https://ogp.me). For the document at build alone: those who ask read it
// there, and no visitor's script carries it.
import { pictureSize, site } from '../content/site.ts';
import { escapeMarkup } from '../domain/escapeMarkup.ts';
import { absolute } from './siteUrl.ts';

/** A page's words on a shared link, and its picture's path when it has one. */
export interface Shared {
  pathname: string;
  title: string;
  description: string;
  /** `/sharing/curriculum-k-2.png`, drawn at build (scripts/sharing). */
  picture?: string;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** React's own escapes undone. */
const decoded = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/**
 * Reads a page's words off its head as React has written it. A page that is not for search engines
 * has no picture, nor has any while the site does not know its own address: a picture's must be whole.
 * @throws when the head has no title or description
 */
export function sharedOf(pathname: string, head: string): Shared {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (title === undefined || description === undefined)
    throw new Error(`${pathname} has no title or no description`);
  const listed = !head.includes('<meta name="robots" content="noindex"');
  const name = pathname.slice(1).replaceAll('/', '-');
  return {
    pathname,
    title: decoded(title).replace(` | ${site.name}`, ''),
    description: decoded(description),
    ...(listed && absolute('/') !== undefined
      ? { picture: `/sharing/${name === '' ? 'home' : name}.png` }
      : {}),
  };
}

function meta(property: string, content: string): string {
  // X reads its one tag by `name`, all others theirs by `property`.
  const key = property.startsWith('twitter:') ? 'name' : 'property';
  return `<meta ${key}="${property}" content="${escapeMarkup(content)}"/>`;
}

/** The tags of a shared link. */
export function sharingTags({ pathname, title, description, picture }: Shared): string {
  const url = picture === undefined ? undefined : absolute(pathname);
  const image = picture === undefined ? undefined : absolute(picture);
  return [
    meta('og:title', title),
    meta('og:description', description),
    meta('og:type', 'website'),
    meta('og:site_name', site.name),
    ...(url === undefined ? [] : [meta('og:url', url)]),
    ...(image === undefined
      ? []
      : [
          meta('og:image', image),
          meta('og:image:width', String(pictureSize.width)),
          meta('og:image:height', String(pictureSize.height)),
          meta('og:image:alt', `${site.name}: ${title}. ${description}`),
          meta('twitter:card', 'summary_large_image'),
        ]),
  ].join('');
}
