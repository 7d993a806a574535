import { gzipSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup of a prerendered page. */
export function markup(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** The gzipped size of the markup in bytes. */
export function gzipped(node: ReactNode): number {
  return gzipSync(markup(node), { level: 9 }).length;
}
