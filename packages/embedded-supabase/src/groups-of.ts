/** Returns a match's capture groups in order; empty without a match. */
export function groupsOf(pattern: RegExp, text: string): readonly (string | undefined)[] {
  return pattern.exec(text)?.slice(1) ?? [];
}
