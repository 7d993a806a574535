const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in HTML, between tags or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
}

/**
 * The plain-text part of a mail, made from our own templates: a line per paragraph, a link as its label,
 * a colon and its address. Knows the tags and entities those templates use, not HTML at large.
 */
export function htmlToText(html: string): string {
  return html
    .replace(/\s+/gu, ' ')
    .replace(/<a href="([^"]*)"\s*>([^<]*)<\/a\s*>/gu, '$2:\n$1')
    .replace(/ ?<\/(?:h1|p)>\s*/gu, '\n\n')
    .replace(/<[^>]+>/gu, '')
    .replace(/ *\n */gu, '\n')
    .replace(/ +/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
