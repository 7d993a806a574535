import { variableName } from '../../../src/ui/styles/variableName.ts';

/** Values by name, in nested groups: the shape of the theme contract. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

/** One value of the theme. */
export interface Leaf {
  /** From the outermost group inwards: `['color', 'tint', 'info']`. */
  path: readonly string[];
  /** As in the style sheet: `#d9e3fb`. */
  css: string;
}

/** Returns a theme's values in source order. */
export function leavesOf(tree: TokenTree, path: readonly string[] = []): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ path: [...path, name], css: value }]
      : leavesOf(value, [...path, name]),
  );
}

/** Returns a token's name as designers' tools write it: `color.tint.info`. */
export const tokenPath = (path: readonly string[]): string => path.join('.');

/** Returns its custom property: `--color-tint-info`. */
export const customProperty = (path: readonly string[]): string => `--${variableName(path)}`;
