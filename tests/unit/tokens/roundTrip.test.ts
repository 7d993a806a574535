import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, parse as readTokens } from '@terrazzo/parser';
import { parse, type Rule } from 'postcss';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { designToken } from '../../../scripts/tokens/designToken.ts';
import { resolverFile, tokenDocuments } from '../../../scripts/tokens/documents.ts';
import { motions, parts, themes, type TokenTree } from '../../../scripts/tokens/themes.ts';
import { variableName } from '../../../src/ui/styles/variableName.ts';

/** Each value of a part, with the names of its groups. */
const leaves = (tree: TokenTree, path: string[] = []): [path: string[], css: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name], value] as [string[], string]]
      : leaves(value, [...path, name]),
  );

test('Terrazzo’s parser, linter and resolver read every value of every theme, with full and with reduced motion', async () => {
  const documents = tokenDocuments();
  const folder = new URL('file:///tokens/');
  const text = (url: URL) => JSON.stringify(documents[url.pathname.split('/').at(-1) ?? '']);
  const filename = new URL(resolverFile, folder);
  const { resolver } = await readTokens([{ filename, src: text(filename) }], {
    config: defineConfig({}, { cwd: folder }),
    req: (url) => Promise.resolve(text(url)),
  });
  const inputs = Object.keys(themes).flatMap((theme) =>
    Object.keys(motions).map((motion) => ({ theme, motion })),
  );
  const offered = resolver.listPermutations?.() ?? [];
  expect(offered).toHaveLength(inputs.length);
  expect(offered).toEqual(expect.arrayContaining(inputs));
  for (const { theme, motion } of inputs) {
    const kebab = theme.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    const base = theme.startsWith('dark') ? 'dark' : 'light';
    const wanted = ['foundation', base, kebab, `${motion}-motion`].flatMap((name) =>
      leaves(parts[name as keyof typeof parts] ?? {}).map(([path, css]) => [
        path.join('.'),
        designToken(path, css).$value,
      ]),
    );
    const read = Object.entries(resolver.apply({ theme, motion }));
    expect(Object.fromEntries(read.map(([name, { $value }]) => [name, $value]))).toEqual(
      Object.fromEntries(wanted),
    );
  }
  expect(resolver.apply({ theme: 'forcedColors' })['color.action']?.$extensions).toEqual({
    'org.tallygrove': { forcedColor: 'LinkText' },
  });
});

test('the style sheet has each part under its condition, each value in a property of its own', async () => {
  const entry = fileURLToPath(new URL('../../../src/ui/styles/theme.css.ts', import.meta.url));
  const lib = { entry, formats: ['es' as const], fileName: 'theme' };
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: { write: false, minify: false, cssMinify: false, lib },
  })) as [Rolldown.RolldownOutput];
  const css = output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
  const found: Record<string, Set<string>> = {};
  parse(css).walkDecls(/^--/u, ({ parent, prop, value }) => {
    const rule = parent as Rule;
    const media =
      rule.parent?.type === 'atrule' ? ` ${(rule.parent as { params?: string }).params}` : '';
    (found[rule.selector + media] ??= new Set()).add(`${prop}: ${value}`);
  });
  const properties = (...trees: TokenTree[]) => {
    const all = trees.flatMap((tree) => leaves(tree));
    return new Set(all.map(([path, value]) => `--${variableName(path)}: ${value}`));
  };
  expect(found).toEqual({
    ':root': properties(parts.foundation, parts.light),
    ':root (prefers-reduced-motion: reduce)': properties(parts['reduced-motion']),
    ':root (prefers-contrast: more)': properties(parts['light-more-contrast']),
    '.dark screen': properties(parts.dark),
    '.dark screen and (prefers-contrast: more)': properties(parts['dark-more-contrast']),
  });
});
