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

/** What Terrazzo's parser, linter and resolver make of the files, for each theme and motion. */
async function resolved() {
  const documents = tokenDocuments();
  const folder = new URL('file:///tokens/');
  const text = (url: URL) => JSON.stringify(documents[url.pathname.split('/').at(-1) ?? '']);
  const filename = new URL(resolverFile, folder);
  const { resolver } = await readTokens([{ filename, src: text(filename) }], {
    config: defineConfig({}, { cwd: folder }),
    req: (url) => Promise.resolve(text(url)),
  });
  return resolver;
}

test('Terrazzo reads every value of every theme, with full and with reduced motion', async () => {
  const resolver = await resolved();
  const inputs = Object.keys(themes).flatMap((theme) =>
    Object.keys(motions).map((motion) => ({ theme, motion })),
  );
  const offered = resolver.listPermutations?.() ?? [];
  expect(offered).toHaveLength(inputs.length);
  expect(offered).toEqual(expect.arrayContaining(inputs));
  for (const { theme, motion } of inputs) {
    const kebab = theme.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
    const names = ['foundation', theme.startsWith('dark') ? 'dark' : 'light', kebab];
    const trees = [...names, `${motion}-motion`].map(
      (name) => parts[name as keyof typeof parts] ?? {},
    );
    const wanted = trees.flatMap((tree) =>
      leaves(tree).map(([path, css]) => [path.join('.'), designToken(path, css).$value] as const),
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

/** The style sheet that vanilla-extract emits for the theme, not minified. */
async function emittedCss(): Promise<string> {
  const entry = fileURLToPath(new URL('../../../src/ui/styles/theme.css.ts', import.meta.url));
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry, formats: ['es'], fileName: 'theme' },
    },
  })) as [Rolldown.RolldownOutput];
  return output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
}

test('the style sheet has each part under its condition', async () => {
  const found: Record<string, Record<string, string>> = {};
  parse(await emittedCss()).walkDecls(/^--/u, ({ parent, prop, value }) => {
    const rule = parent as Rule;
    const media =
      rule.parent?.type === 'atrule' ? ` ${(rule.parent as { params?: string }).params}` : '';
    (found[rule.selector + media] ??= {})[prop] = value;
  });
  const properties = (...trees: TokenTree[]) =>
    Object.fromEntries(
      trees.flatMap((tree) => leaves(tree).map(([path, css]) => [`--${variableName(path)}`, css])),
    );
  expect(found).toEqual({
    ':root': properties(parts.foundation, parts.light),
    ':root (prefers-reduced-motion: reduce)': properties(parts['reduced-motion']),
    ':root (prefers-contrast: more)': properties(parts['light-more-contrast']),
    '.dark screen': properties(parts.dark),
    '.dark screen and (prefers-contrast: more)': properties(parts['dark-more-contrast']),
  });
});
