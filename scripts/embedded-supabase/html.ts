/**
 * The plain-text part of a mail, made from our own templates: a line per paragraph, a link as its label,
 * a colon and its address. Knows the tags and entities those templates use, not HTML at large.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/gu, ' ')
    .replace(/<a href="([^"]*)"\s*>([^<]*)<\/a\s*>/gu, '$2:\n$1')
    .replace(/ ?<\/(?:h1|p)>\s*/gu, '\n\n')
    .replace(/ ?<[^>]+> ?/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
