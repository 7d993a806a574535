// Compares the project's design tokens.

/** CSS values by name, in groups of any depth; or a document of the Design Tokens Community Group. */
export interface TokenTree {
  readonly [name: string]: unknown;
}

/** A project's tokens in both themes. */
export type ThemeTokens = Readonly<Record<'light' | 'dark', TokenTree>>;

export interface TokenChange {
  /** `radius.control`. */
  path: string;
  was: string;
  is: string;
}

const cssOf = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return undefined;
  const { value: number, unit, hex } = value as Record<string, unknown>;
  if (typeof hex === 'string') return hex;
  return typeof number === 'number' && typeof unit === 'string' ? `${number}${unit}` : undefined;
};

function leavesOf(tree: TokenTree, before = ''): [path: string, css: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    if (name.startsWith('$')) return [];
    const path = before === '' ? name : `${before}.${name}`;
    const content =
      typeof value === 'object' && value !== null && '$value' in value ? value.$value : value;
    const css = cssOf(content);
    if (css !== undefined) return [[path, css]];
    return typeof content === 'object' && content !== null
      ? leavesOf(content as TokenTree, path)
      : [];
  });
}

/** Returns the tokens with changed values; the dark theme inherits from the light one. */
export function tokenChanges(before: ThemeTokens, now: ThemeTokens): TokenChange[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const was = new Map(leavesOf(before[theme]));
    return leavesOf(now[theme]).flatMap(([path, is]) => {
      const known = was.get(path);
      return known === undefined || known === is ? [] : [{ path, was: known, is }];
    });
  });
}

/** Whether a token is a colour; a time or an easing draws nothing at rest. */
export const isColour = ({ is }: TokenChange): boolean =>
  /^(?:#|rgb|hsl|okl|lab|lch|color\()/i.test(is) || /^[\d.]+m?s$|^cubic-bezier/.test(is);

/** `radius.control 14px is now 8px`; names the first two of several. */
export function tokenWords(changes: readonly TokenChange[]): string {
  const each = [...new Set(changes.map(({ path, was, is }) => `${path} ${was} is now ${is}`))];
  const more = each.length > 2 ? `, and ${each.length - 2} more` : '';
  return `${each.slice(0, 2).join('; ')}${more}`;
}
