// The project's design tokens, in the base and now.
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { projectOptions } from '../../settings/projectOptions.ts';
import { fileOf } from '../build/base.ts';
import { listed } from '../summary.ts';

/** CSS values by name, in groups of any depth; or a document of the Design Tokens Community Group. */
type TokenTree = Readonly<Record<string, unknown>>;

/** A project's tokens in both themes. */
type ThemeTokens = Readonly<Record<'light' | 'dark', TokenTree>>;

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
function tokenChanges(before: ThemeTokens, now: ThemeTokens): TokenChange[] {
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
  return listed(new Set(changes.map(({ path, was, is }) => `${path} ${was} is now ${is}`)), 2);
}

/** Loads the project's modules as a commit has them; packages are the installed ones. */
const inCommit = (commit: string, root: string): Plugin => ({
  name: 'visual-causes:base',
  enforce: 'pre',
  load(id) {
    const file = path.relative(root, id).replaceAll(path.sep, '/');
    return /^[.][.]|\0|(?:^|[/])node_modules[/]/.test(file)
      ? undefined
      : fileOf(commit, file, root)?.toString();
  },
});

async function tokensIn(root: string, plugins: Plugin[]): Promise<ThemeTokens> {
  const { file = '', light = 'default', dark = '' } = projectOptions.tokens ?? {};
  const { module } = await runnerImport<Record<string, TokenTree>>(path.resolve(root, file), {
    configFile: false,
    logLevel: 'error',
    plugins,
  });
  return { light: module[light] ?? {}, dark: module[dark] ?? {} };
}

/** Returns the changed tokens; none if the project has no tokens file or the base's cannot be read. */
export async function changedTokens(commit: string, root = '.'): Promise<TokenChange[]> {
  if (projectOptions.tokens === undefined) return [];
  const whole = path.resolve(root);
  try {
    return tokenChanges(
      await tokensIn(whole, [inCommit(commit, whole)]),
      await tokensIn(whole, []),
    );
  } catch {
    // The base may have its tokens elsewhere: pictures are then grouped without token names.
    return [];
  }
}
