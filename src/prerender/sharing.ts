// Open Graph tags (https://ogp.me), used only by the prerendering, so that no visitor downloads
// them.
import { pictureSize, site } from '../content/site.ts';
import { escapeMarkup } from '../domain/escapeMarkup.ts';
import { absolute } from '../app/siteUrl.ts';

/** A page's text and image for shared links. */
export interface Shared {
  pathname: string;
  title: string;
  description: string;
  /** `/sharing/curriculum-k-2.png`, generated at build (scripts/sharing). */
  picture?: string;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Undoes React's escapes. */
const decoded = (html: string) =>
  html.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/**
 * Reads a page's texts from its rendered head. An unlisted page has no image, and neither does a
 * build without a site URL, because the image URL must be absolute.
 * @throws if the head has no title or description
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
  // X reads its tag by `name`, all others by `property`.
  const key = property.startsWith('twitter:') ? 'name' : 'property';
  return `<meta ${key}="${property}" content="${escapeMarkup(content)}"/>`;
}

export function sharingTags({ pathname, title, description, picture }: Shared): string {
  const url = picture === undefined ? undefined : absolute(pathname);
  const image = picture === undefined ? undefined : absolute(picture);
  return [
    meta('og:title', `${title} | ${site.name}`),
    meta('og:description', description),
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
