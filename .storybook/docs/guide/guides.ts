import type { Guide, PatternGuide } from '../../../review/guides/guide.ts';
import { partAt, parts } from '../../../review/guides/parts.ts';

/** What a page says beside its stories, and the file that says it as it is written. */
export interface Loaded {
  guide: Guide | PatternGuide;
  source: string;
}

const GUIDES = '../../../stories/';

// Each page's own chunk: a story does not load what stands beside it.
const modules = import.meta.glob<Pick<Loaded, 'guide'>>(
  '../../../stories/{components,patterns}/*.guide.tsx',
);
const sources = import.meta.glob<string>('../../../stories/components/*.guide.tsx', {
  query: '?raw',
  import: 'default',
});

const loading = new Map<string, Promise<Loaded | undefined>>();

async function load(title: string): Promise<Loaded | undefined> {
  const name = partAt(title);
  if (name === undefined) return undefined;
  const folder = parts[name].startsWith('Components/') ? 'components' : 'patterns';
  const file = `${GUIDES}${folder}/${name}.guide.tsx`;
  const [module, source = ''] = await Promise.all([modules[file]?.(), sources[file]?.()]);
  return module && { guide: module.guide, source };
}

/** The guide of a page in the sidebar; undefined for a page without. The same promise for the same page. */
export function guideOf(title: string): Promise<Loaded | undefined> {
  const known = loading.get(title) ?? load(title);
  loading.set(title, known);
  return known;
}
