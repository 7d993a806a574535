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

/** Returns the paths and CSS values in a part of a tree. */
function leavesOf(part: unknown, path: readonly string[] = []): [path: string, css: string][] {
  if (typeof part === 'string' || typeof part === 'number') return [[path.join('.'), String(part)]];
  if (typeof part !== 'object' || part === null) return [];
  const { $value, colorSpace, hex, value, unit } = part as Record<string, unknown>;
  if ($value !== undefined) return leavesOf($value, path);
  if (colorSpace !== undefined) return leavesOf(hex, path);
  if (typeof value === 'number' && typeof unit === 'string')
    return leavesOf(`${value}${unit}`, path);
  return Object.entries(part).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : leavesOf(child, [...path, name]),
  );
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
