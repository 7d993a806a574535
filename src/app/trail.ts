import { audienceLabels, bandLabels } from '../content/labels.ts';
import type { Crumb } from '../ui/components/Breadcrumb/Breadcrumb.tsx';
import { paths } from './paths.ts';

export interface Trail {
  trail: Crumb[];
  current: string;
}

/** A map, as an address may hold `constructor`, which every object has. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...bandLabels,
    ...audienceLabels,
    curriculum: 'Curriculum',
    audience: 'For you',
  }),
);

/** A segment nobody has named: as it stands in the address, with spaces and a capital. */
function spelled(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Half an escape: as it is.
  }
  text = text.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The breadcrumb of a path with a curriculum or audience segment; undefined for every other
 * (docs/product.md P3.7).
 */
export function trailOf(pathname: string): Trail | undefined {
  const segments = pathname
    .split('/')
    .filter((segment) => segment !== '')
    // As the router reads them; a band or an audience it gives on as it stands.
    .map((segment) =>
      /^(?:curriculum|audience)$/iu.test(segment) ? segment.toLowerCase() : segment,
    );
  if (!segments.includes('curriculum') && !segments.includes('audience')) return undefined;
  const names = segments.map((segment) => labels.get(segment) ?? spelled(segment));
  const current = names.at(-1) ?? '';
  return {
    trail: [
      { label: 'Home', to: paths.home.pattern },
      ...names.slice(0, -1).map((label, index) => {
        const to = `/${segments.slice(0, index + 1).join('/')}`;
        // The only one of them that is a page.
        return to === paths.curriculum.pattern ? { label, to } : { label };
      }),
    ],
    current,
  };
}
