import { isSamePath, paths } from './paths.ts';

/** A page of the breadcrumb; without `to` it is no page. */
export interface Crumb {
  label: string;
  to?: string;
}

export interface Trail {
  trail: Crumb[];
  current: string;
}

const curriculum = paths.curriculum.pattern;

/** Labels an unknown segment by its own text, with spaces and a capital. */
function readable(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // A malformed escape stays as it is.
  }
  text = text.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Returns the breadcrumb of a path with a curriculum or audience segment (docs/product.md P3.7),
 * with the labels of known segments.
 */
export function trailOf(pathname: string, labels: ReadonlyMap<string, string>): Trail | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (!segments.some((segment) => /^(?:curriculum|audience)$/iu.test(segment))) return undefined;
  const names = segments.map((segment) => labels.get(segment.toLowerCase()) ?? readable(segment));
  const current = names.at(-1) ?? '';
  return {
    trail: [
      { label: 'Home', to: paths.home.pattern },
      ...names.slice(0, -1).map((label, index) => {
        const to = `/${segments.slice(0, index + 1).join('/')}`;
        // The only ancestor that is a page.
        return isSamePath(to, curriculum) ? { label, to: curriculum } : { label };
      }),
    ],
    current,
  };
}
