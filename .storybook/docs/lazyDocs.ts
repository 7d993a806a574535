import { lazy } from 'react';
import type * as documentation from './documentation.ts';

type Parts = typeof documentation;

/** Loads a part with the first page of documentation: Storybook's blocks are large. */
const part = <Name extends keyof Parts>(name: Name) =>
  lazy(async () => ({ default: (await import('./documentation.ts'))[name] }));

/** The container of every docs page, and the pages of components and patterns. */
export const docs = {
  // Without a boundary: Storybook counts a page as rendered when React commits it.
  container: part('DocsPage'),
  page: part('GuidePage'),
};
