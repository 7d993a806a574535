/**
 * The avatar's letters: first letters of the first two words, uppercase, "U" when there are none
 * (specification, section 2, "Shell").
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
