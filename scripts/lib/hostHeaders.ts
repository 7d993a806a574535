// Parses `_headers`, the response-header file of Cloudflare Pages and Netlify, so that `npm run preview`
// sends the same headers.

/** The headers of all paths that a pattern covers; `*` matches anything. */
export interface HeaderRule {
  /** As written: `/assets/*`. */
  path: string;
  pattern: RegExp;
  /** Headers of earlier rules that this rule removes, written as `! Cache-Control`. */
  detached: string[];
  headers: [name: string, value: string][];
}

function toPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/gu, '\\$&').replace(/\*/gu, '.*');
  return new RegExp(`^${escaped}$`, 'su');
}

/** Parses `_headers`: a path on a line of its own, its headers indented below. */
export function parseHeaders(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (!/^\s/u.test(line)) {
      rules.push({ path: text, pattern: toPattern(text), detached: [], headers: [] });
      continue;
    }
    const rule = rules.at(-1);
    const colon = text.indexOf(':');
    if (rule !== undefined && /^! [\w-]+$/u.test(text)) rule.detached.push(text.slice(2));
    else if (rule === undefined || colon < 1) throw new Error(`_headers: invalid line "${text}"`);
    else rule.headers.push([text.slice(0, colon), text.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * All headers for a path, as on Cloudflare Pages: values from two rules are joined with a comma, unless the
 * later rule removes the earlier header. Netlify ignores `!`, and the later rule wins.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): [string, string][] {
  const sent = new Map<string, string>();
  for (const { pattern, detached, headers } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const name of detached) sent.delete(name);
    for (const [name, value] of headers) {
      const before = sent.get(name);
      sent.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return [...sent];
}
