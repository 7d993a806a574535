// Normalises texts and questions into comparable words.

/** Two-part terms whose parts have other meanings, each joined into one word. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sign|log)(?:s|ing)?[ -](?:in|on)\b/g, 'signin'],
  [/\b(?:signed|logged)[ -](?:in|on)\b/g, 'signedin'],
  [/\bsign(?:s|ed|ing)?[ -]up\b/g, 'signup'],
  [/\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?)[ -](?:out|off)\b/g, 'signout'],
];

function stemAnew(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return word
    .replace(/['’]s?$/, '')
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=[a-z]{3})(?:ings?|ed|es|s)$/, '')
    .replace(/(?<=[a-z]{2})e$/, '')
    .replace(/(?<=[a-z]{2})i$/, 'y')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const stems = new Map<string, string>();

/** `waiting`, `waits` and `wait` have one stem. */
export function stem(word: string): string {
  const known = stems.get(word) ?? stemAnew(word);
  stems.set(word, known);
  return known;
}

/** Returns a text's words in order, in lower case. Numbers are words: `$1,000.50` is `1000.50`. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const joined = /sign|log/.test(lower)
    ? pairs.reduce((so, [pair, one]) => so.replaceAll(pair, one), lower)
    : lower;
  const found = joined.match(/\d+(?:[.,:]\d+)*|[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];
  return found.map((word) => (/^\d/.test(word) ? word.replaceAll(',', '') : word));
}

/** Stems between spaces, so that a phrase matches whole words. */
export const lineOf = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

export const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** `ToastRegion`: toast, region, and both in one. */
export const camelStemsOf = (text: string): string[] => {
  const apart = text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return apart === text ? stemsOf(text) : [...stemsOf(text), ...stemsOf(apart)];
};

/** Stop words, compared only within phrases. */
const empty = new Set(
  stemsOf(
    'a about after am an and any are as at be been before being but by can could did do does doing for from get gets got had has have having he her here his how i if in into is it its just me my no not of on one onto or our out own page people person please screen see seen she show showing shown shows so some somebody someone state still story than that the their them then there these they this those to too two under until up us use used user uses view visitor was we were what when where which while who whose why will with without would you your look looks looking like happen happens happening give want wants exactly form',
  ),
);

export const isStopWord = (word: string): boolean => empty.has(word);

/** Returns a text's stems without stop words, or all stems of a text of stop words alone. */
export function contentStems(text: string): string[] {
  const all = stemsOf(text);
  const contentWords = all.filter((word) => !empty.has(word));
  return contentWords.length > 0 ? contentWords : all;
}
