const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
}

/**
 * Converts a mail template's HTML to plain text: one line per paragraph, links as `label: URL`.
 * Supports only the tags and entities that the templates use.
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
