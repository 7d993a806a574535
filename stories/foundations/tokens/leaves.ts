import { variableName } from '../../../src/ui/styles/variableName.ts';

/** Values by name, in groups of any depth: the shape of the theme contract. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

/** One value of the theme. */
export interface Leaf {
  /** From the outermost group inwards: `['color', 'tint', 'info']`. */
  path: readonly string[];
  /** As it stands in the style sheet: `#d9e3fb`. */
  css: string;
}

/** Every value of a theme, in the order of its source. */
export function leavesOf(tree: TokenTree, path: readonly string[] = []): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ path: [...path, name], css: value }]
      : leavesOf(value, [...path, name]),
  );
}

/** A token's name as designers' tools write it: `color.tint.info`. */
export const tokenPath = (path: readonly string[]): string => path.join('.');

/** Its custom property: `--color-tint-info`. */
export const customProperty = (path: readonly string[]): string => `--${variableName(path)}`;
