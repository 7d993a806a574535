/** A thing in schema.org's words: https://schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * What a page holds, for search engines, as JSON-LD. Written as the text of a data block: nothing runs,
 * and without a `<` in it no text can end the block early.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json">{json.replaceAll('<', String.raw`\u003c`)}</script>;
}
