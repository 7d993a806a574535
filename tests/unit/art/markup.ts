import { gzipSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The markup a prerendered page would hold. */
export function markup(node: ReactNode): string {
  return renderToStaticMarkup(node);
}

/** Bytes of the markup under gzip. */
export function gzipped(node: ReactNode): number {
  return gzipSync(markup(node), { level: 9 }).length;
}
