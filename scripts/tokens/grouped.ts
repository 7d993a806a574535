import type { ThemeValue } from './themes.ts';

/** Groups of the format module, with tokens as leaves. */
export interface TokenGroup<Token> {
  [name: string]: Token | TokenGroup<Token>;
}

/** Rebuilds the groups from a list of values. */
export function grouped<Token extends object>(
  values: readonly ThemeValue[],
  tokenOf: (value: ThemeValue) => Token,
): TokenGroup<Token> {
  const root: TokenGroup<Token> = {};
  for (const value of values) {
    let group = root;
    for (const name of value.path.slice(0, -1)) {
      group = (group[name] ??= {}) as TokenGroup<Token>;
    }
    group[value.path.at(-1) ?? ''] = tokenOf(value);
  }
  return root;
}
