import { createHash } from 'node:crypto';

const script = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/gu;

/** Is this a script that runs, and stands in the document itself? Data blocks (JSON) do not run. */
function runsInline(attributes: string): boolean {
  return !/\bsrc=/u.test(attributes) && !/\btype="application\//u.test(attributes);
}

/** The `'sha256-…'` sources by which a Content-Security-Policy allows a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(script)]
    .map(({ groups }) => ({ attributes: groups?.attributes ?? '', code: groups?.code ?? '' }))
    .filter(({ attributes }) => runsInline(attributes))
    .map(({ code }) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...new Set(hashes)];
}
