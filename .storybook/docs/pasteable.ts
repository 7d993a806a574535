/** The fields used of a story's context. */
interface StoryTitle {
  title: string;
}

/**
 * Returns the code below a story on its docs page. Only components can be pasted: a screen, flow or
 * fault depends on its story.
 */
export function pasteable(code: string, { title }: StoryTitle): string {
  const isPart = /^(?:Components|Foundations)\//.test(title);
  if (!isPart) return `// Shown by its story; there is nothing to paste.`;
  // The bundler's function text is of no use to readers, who write their own.
  return code.replaceAll(/function \w*\(\) ?\{\s*\}/g, '() => {}');
}
