/**
 * Converts a token's path to its custom property's name: `['color', 'onAction']` is
 * `color-on-action`.
 */
export function variableName(path: readonly string[]): string {
  return path
    .map((part) => part.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`))
    .join('-');
}
