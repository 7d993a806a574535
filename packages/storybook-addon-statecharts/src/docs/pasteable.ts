/** As far as a story's context is asked here. */
interface Told {
  title: string;
}

/**
 * The code under a story on its docs page. What can be pasted is a part: of a screen, a flow or a fault
 * nothing is, because its story is what makes it.
 */
export function pasteable(code: string, { title }: Told): string {
  const isPart = /^(?:Components|Foundations)\//.test(title);
  if (!isPart) return `// Shown by its story; there is nothing to paste.`;
  // A function's text is the bundler's; what it does is the reader's own.
  return code.replaceAll(/function \w*\(\) ?\{\s*\}/g, '() => {}');
}
