/** What the groups of a pattern have caught of a text, in their order; nothing where it does not fit. */
export function groupsOf(pattern: RegExp, text: string): readonly (string | undefined)[] {
  return pattern.exec(text)?.slice(1) ?? [];
}
