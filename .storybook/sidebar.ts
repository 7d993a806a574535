import { readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';

type Input = Awaited<ReturnType<Indexer['createIndex']>>[number];

/**
 * Tags whose stories the sidebar leaves out until its filter asks for them: walks that a chart file generates,
 * behaviour without a picture of its own, and the further stories of what a page of documentation shows whole.
 */
export const tags = {
  generated: { defaultFilterSelection: 'exclude' },
  behaviour: { defaultFilterSelection: 'exclude' },
  variant: { defaultFilterSelection: 'exclude' },
} as const;

/** Parts that are documented with all their stories on one page. */
const isDocumented = (file: string): boolean => /\/stories\/(?:components|art)\//.test(file);
/** Stories that are pages by themselves: one under the other they are no documentation. */
const isPage = (file: string): boolean =>
  /\/stories\/(?:screens|flows|faults|foundations)\//.test(file);

/** The stories of a file that no picture is taken of, by their exports. */
function notPictured(file: string): ReadonlySet<string> {
  const [, ...stories] = readFileSync(file, 'utf8').split(/^export const (?=\w+ = )/m);
  return new Set(
    stories
      .filter((source) => source.includes('disableSnapshot: true'))
      .map((source) => source.split(' ', 1)[0] ?? ''),
  );
}

/** A page of documentation has the tags of its file's first story, which therefore stays in the sidebar. */
function withSidebarTags(entries: readonly Input[], file: string): Input[] {
  const behaviour = notPictured(file);
  return entries.map((entry, index) => {
    // A tag for each state is for the coverage; as check boxes in the sidebar's filter they are noise.
    const kept = (entry.tags ?? []).filter((tag) => !tag.startsWith('state:'));
    if (isPage(file)) kept.push('!autodocs');
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

/** Storybook's own index, its entries tagged for the sidebar. */
export const tagged = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      withSidebarTags(await indexer.createIndex(file, options), file),
  }));
