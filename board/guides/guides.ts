import type { LoadedGuide } from 'storybook-addon-statecharts/docs';
import type { Guide, PatternGuide } from './guide.ts';
import { partAt, parts } from './parts.ts';

const GUIDES = '../../stories/';

// A chunk per guide: a story does not load its neighbours' guides.
const modules = import.meta.glob<{ guide: Guide | PatternGuide }>(
  '../../stories/{components,patterns}/*.guide.tsx',
);
const sources = import.meta.glob<string>('../../stories/components/*.guide.tsx', {
  query: '?raw',
  import: 'default',
});

/** Loads the guide of a sidebar title; undefined without one. */
export async function guideOf(title: string): Promise<LoadedGuide | undefined> {
  const name = partAt(title);
  if (name === undefined) return undefined;
  const folder = parts[name].startsWith('Components/') ? 'components' : 'patterns';
  const file = `${GUIDES}${folder}/${name}.guide.tsx`;
  const [module, source = ''] = await Promise.all([modules[file]?.(), sources[file]?.()]);
  return module && { guide: module.guide, source };
}
