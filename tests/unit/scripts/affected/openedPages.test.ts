import type { Frame, Page, TestInfo } from '@playwright/test';
import { expect, test } from 'vitest';
import { noteOpenedPages } from '../../../e2e/openedPages.ts';

/** Ends a test of that spec, with those tags, which has opened /donate, a page without a tag, and a frame. */
function end(spec: string, tags: string[]): () => void {
  const frame = (pathname: string) => ({ url: () => `http://site.test${pathname}` }) as Frame;
  const main = frame('/donate');
  const listeners = new Set<(opened: Frame) => void>();
  const page = {
    mainFrame: () => main,
    on: (_: string, listener: (opened: Frame) => void) => listeners.add(listener),
    off: (_: string, listener: (opened: Frame) => void) => listeners.delete(listener),
  } as unknown as Page;
  const check = noteOpenedPages(page, { file: `/e2e/${spec}.spec.ts`, tags } as TestInfo);
  for (const each of [main, frame('/courses')]) for (const listener of listeners) listener(each);
  return check;
}

test('a test whose spec goes by tags fails when it opens a page and does not say so', () => {
  expect(end('press', [])).toThrow('@/donate');
  expect(end('press', ['@/contact'])).toThrow('@/donate');
  expect(end('press', ['@/contact', '@/donate'])).not.toThrow();
  expect(end('shell', [])).not.toThrow();
});
