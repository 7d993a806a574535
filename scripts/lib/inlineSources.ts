import { createHash } from 'node:crypto';

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gu;
const style = /<style(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/style>/gu;

/** Whether a script runs and is inline. Data blocks (JSON) do not run. */
function runsInline(attributes: string): boolean {
  return !/\bsrc=/u.test(attributes) && !/\btype="application\//u.test(attributes);
}

function hashes(html: string, element: RegExp, counts: (attributes: string) => boolean): string[] {
  const found = [...html.matchAll(element)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', code: groups?.code ?? '' }))
    .filter(({ attributes }) => counts(attributes))
    .map(({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(found)];
}

/** The `'sha256-…'` sources by which a Content-Security-Policy allows a page's inline scripts. */
export const inlineScriptHashes = (html: string): string[] => hashes(html, script, runsInline);

/** The same for its `<style>` elements. */
export const inlineStyleHashes = (html: string): string[] => hashes(html, style, () => true);
