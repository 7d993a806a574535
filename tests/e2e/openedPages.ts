import path from 'node:path';
import { expect, type Frame, type Page, type TestInfo } from '@playwright/test';
import { tagInputs, taggedSpecs } from '../../scripts/lib/affected/specInputs.ts';

/**
 * Notes which pages a test opens; what it gives back ends that, and fails the test where its spec's tests
 * are chosen by tags and it has not those of all of them.
 */
export function noteOpenedPages(page: Page, { file, tags }: TestInfo): () => void {
  const opened = new Set<string>();
  const onNavigation = (frame: Frame) => {
    if (frame === page.mainFrame()) opened.add(`@${new URL(frame.url()).pathname}`);
  };
  page.on('framenavigated', onNavigation);
  return () => {
    page.off('framenavigated', onNavigation);
    if (!taggedSpecs.includes(path.basename(file, '.spec.ts'))) return;
    const missing = Object.keys(tagInputs).filter((tag) => opened.has(tag) && !tags.includes(tag));
    expect(missing, 'tags for `npm test -- --changed`').toEqual([]);
  };
}
