import { lazy } from 'react';
import type * as documentation from './documentation.ts';

type Parts = typeof documentation;

/** Loads a part with the first page of documentation: Storybook's blocks are large. */
const part = <Name extends keyof Parts>(name: Name) =>
  lazy(async () => ({ default: (await import('./documentation.ts'))[name] }));

/** The container of every docs page, and what MDX files use without an import. */
export const docs = {
  // Without a boundary: Storybook counts a page as rendered when React commits it.
  container: part('DocsPage'),
  components: {
    Anatomy: part('Anatomy'),
    DoDont: part('DoDont'),
    Meta: part('GuideMeta'),
    wrapper: part('GuideWrapper'),
  },
};
