import { createHash } from 'node:crypto';

/** The `'sha256-…'` sources of elements, by their text. */
const hashes = (html: string, element: RegExp): string[] => {
  const found = [...html.matchAll(element)].map(([, text = '']) => text);
  return [...new Set(found)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
};

/**
 * The sources by which a Content-Security-Policy allows a page's inline scripts. Data blocks (JSON) do not
 * run.
 */
export const inlineScriptHashes = (html: string): string[] =>
  hashes(html, /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gu);

/** The same for its `<style>` elements. */
export const inlineStyleHashes = (html: string): string[] =>
  hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/gu);
