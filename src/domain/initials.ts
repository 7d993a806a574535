/**
 * Returns the avatar's initials: the first letters of the first two words in upper case, or "U"
 * without a name (docs/product.md P3.10). Arabic letters are kept from joining into a word.
 */
export function initials(name: string | undefined): string {
  const letters = (name ?? '')
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  if (letters === '') return 'U';
  return letters.toUpperCase().replace(/(\p{Script=Arabic})(?=\p{Script=Arabic})/u, '$1\u200C');
}
