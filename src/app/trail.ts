import { audienceLabels, bandNames } from '../content/labels.ts';
import type { Crumb } from '../ui/components/Breadcrumb/Breadcrumb.tsx';
import { bands } from '../domain/bands.ts';
import { isSamePath } from '../domain/paths.ts';
import { paths } from '../domain/paths.ts';

export interface Trail {
  trail: Crumb[];
  current: string;
}

const curriculum = paths.curriculum.pattern;

/** Without a prototype, because a URL may contain `constructor`. */
const labels: Readonly<Record<string, string | undefined>> = Object.assign(
  Object.create(null) as Record<string, string>,
  Object.fromEntries(bands.map((band) => [band, bandNames[band].who])),
  audienceLabels,
  { curriculum: 'Curriculum', audience: 'For you' },
);

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

/** Returns the breadcrumb of a path with a curriculum or audience segment (docs/product.md P3.7). */
export function trailOf(pathname: string): Trail | undefined {
  const segments = pathname.split('/').filter(Boolean);
  if (!segments.some((segment) => /^(?:curriculum|audience)$/iu.test(segment))) return undefined;
  const names = segments.map((segment) => labels[segment.toLowerCase()] ?? readable(segment));
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
