// Reads `_headers`, the file by which Cloudflare Pages and Netlify send response headers, so that
// `npm run preview` sends the very same.

/** Headers of every path that a pattern covers; a `*` stands for anything. */
export interface HeaderRule {
  /** As it is written: `/assets/*`. */
  path: string;
  pattern: RegExp;
  headers: [name: string, value: string][];
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/gu, '\\$&').replace(/\*/gu, '.*');
  return new RegExp(`^${escaped}$`, 'u');
}

/** Parses `_headers`: a path on a line of its own, its headers indented below. */
export function parseHeaders(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (/^\s/u.test(line)) {
      const colon = text.indexOf(':');
      const rule = rules.at(-1);
      if (rule === undefined || colon < 1) throw new Error(`_headers: cannot read "${text}"`);
      rule.headers.push([text.slice(0, colon), text.slice(colon + 1).trim()]);
    } else {
      rules.push({ path: text, pattern: toPattern(text), headers: [] });
    }
  }
  return rules;
}

/** All headers for a path; later rules win. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): [string, string][] {
  return rules.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ headers }) => headers);
}
