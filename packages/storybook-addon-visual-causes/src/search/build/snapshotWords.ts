/** The page's frame, which has stories of its own. */
const SHELL = /^- '?(?:banner|contentinfo|complementary|link "Skip)/;
/** Roles that people do not search for. */
const PLAIN = new Set(
  'text paragraph list listitem generic strong emphasis rowgroup cell main status term definition time'.split(
    ' ',
  ),
);

/** Returns the unique texts and the roles of an ARIA snapshot, without the page's frame. */
export function snapshotWords(aria: string): { texts: string[]; roles: string[] } {
  const texts = new Set<string>();
  const roles = new Set<string>();
  let isShell = false;
  for (const line of aria.split('\n')) {
    if (!line.startsWith(' ')) isShell = SHELL.test(line);
    if (isShell) continue;
    const [, role = '', rest = ''] = /^\s*- '?([a-z]+)(.*)$/.exec(line) ?? [];
    if (role === '') continue;
    if (!PLAIN.has(role)) roles.add(role);
    const [, name = '', value = ''] =
      /^(?: "((?:[^"\\]|\\.)*)")?(?: \[[^\]]*\])*'?:? ?(.*)$/.exec(rest) ?? [];
    for (const text of [name, value.replace(/^"(.*)"$/, '$1')]) {
      const plain = text.replaceAll('\\"', '"').trim();
      if (plain !== '') texts.add(plain);
    }
  }
  return { texts: [...texts], roles: [...roles] };
}
