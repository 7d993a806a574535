import type { Guide } from './guide.ts';
import { partAt } from './parts.ts';

// A chunk per guide: a story does not load its neighbours' guides.
const guides = Object.entries(
  import.meta.glob<Guide>('../../stories/{components,patterns}/*.guide.tsx', { import: 'guide' }),
);

/** Loads the guide of a sidebar title; undefined without one. */
export async function guideOf(title: string): Promise<Guide | undefined> {
  const name = partAt(title);
  const [, load] = guides.find(([file]) => file.endsWith(`/${name}.guide.tsx`)) ?? [];
  return load?.();
}
