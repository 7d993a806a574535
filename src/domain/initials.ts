/**
 * The avatar's letters: first letters of the first two words, uppercase, "U" when there are none
 * (docs/product.md P3.10).
 */
export function initials(name: string | undefined): string {
  const letters = (name ?? '')
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return letters === '' ? 'U' : letters.toUpperCase();
}
