import { existsSync, readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';

type Input = Awaited<ReturnType<Indexer['createIndex']>>[number];

/**
 * Tags that the sidebar hides until its filter includes them: generated walks, behaviour without a
 * picture of its own, and the variants on a docs page.
 */
export const tags = {
  generated: { defaultFilterSelection: 'exclude' },
  behaviour: { defaultFilterSelection: 'exclude' },
  variant: { defaultFilterSelection: 'exclude' },
} as const;

/** Parts with all their stories on one docs page. */
const isDocumented = (file: string): boolean => /\/stories\/(?:components|art)\//.test(file);
/** Whole pages, for which a docs page makes no sense, and parts whose page is an MDX file. */
const hasNoAutodocs = (file: string): boolean =>
  /\/stories\/(?:screens|faults|foundations)\//.test(file) ||
  existsSync(file.replace('.stories.tsx', '.mdx'));

/** Returns the exports of a file's stories without a picture. */
function notPictured(file: string): ReadonlySet<string> {
  const [, ...stories] = readFileSync(file, 'utf8').split(/^export const (?=\w+ = )/m);
  return new Set(
    stories
      .filter((source) => source.includes('disableSnapshot: true'))
      .map((source) => source.split(' ', 1)[0] ?? ''),
  );
}

/** A docs page takes the tags of its file's first story, so that story stays in the sidebar. */
function withSidebarTags(entries: readonly Input[], file: string): Input[] {
  const behaviour = notPictured(file);
  return entries.map((entry, index) => {
    // State tags are for the coverage; as check boxes in the sidebar's filter they are noise.
    const kept = (entry.tags ?? []).filter((tag) => !tag.startsWith('state:'));
    if (hasNoAutodocs(file)) kept.push('!autodocs');
    if (index === 0) return { ...entry, tags: kept };
    const hidden = isDocumented(file)
      ? ['variant']
      : behaviour.has(entry.exportName)
        ? ['behaviour']
        : entry.exportName === 'DoubleText'
          ? ['variant']
          : [];
    return { ...entry, tags: [...kept, ...hidden] };
  });
}

/** Storybook's own index, with tags for the sidebar. */
export const tagged = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      withSidebarTags(await indexer.createIndex(file, options), file),
  }));
