import { pathToFileURL } from 'node:url';
import { defineConfig, parse, type TokenNormalized } from '@terrazzo/parser';
import { transformCSSValue } from '@terrazzo/token-tools/css';
import { variableName } from '../../../src/ui/styles/variableName.ts';

/** The inputs of a resolver document. */
export type Input = Record<string, string>;

const folder = pathToFileURL('/tokens/');

interface Extended {
  $extensions?: { 'org.tallygrove'?: { css?: string } };
}

const exact = (token: TokenNormalized) => (token as Extended).$extensions?.['org.tallygrove']?.css;

/** Runs Terrazzo on the files: its parser and linter, its resolver, its CSS. */
export async function terrazzo(documents: Record<string, object>, resolverFile: string) {
  const text = (name: string) => {
    const document = documents[name];
    if (document === undefined) throw new Error(`no such file: ${name}`);
    return JSON.stringify(document);
  };
  const { resolver } = await parse(
    [{ filename: new URL(resolverFile, folder), src: text(resolverFile) }],
    {
      config: defineConfig({}, { cwd: folder }),
      req: (url) => Promise.resolve(text(url.pathname.split('/').at(-1) ?? '')),
    },
  );
  return {
    inputs: (resolver.listPermutations?.() ?? []) as Input[],
    apply: (input: Input) => resolver.apply(input),
    /** Custom properties by name: the exact value if there is one, else Terrazzo's own. */
    customProperties(input: Input): Map<string, string> {
      const tokensSet = resolver.apply(input);
      return new Map(
        Object.values(tokensSet).map((token) => {
          const css = exact(token) ?? transformCSSValue(token, { tokensSet, permutation: input });
          return [
            `--${variableName(token.id.split('.'))}`,
            typeof css === 'string' ? css : JSON.stringify(css),
          ];
        }),
      );
    },
  };
}
