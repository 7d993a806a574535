const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, XML or SVG, between tags or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
}
