import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { variableName } from '../../../src/ui/styles/variableName.ts';
import type { Input } from './terrazzo.ts';

interface Reference {
  $ref: string;
}

interface ResolverDocument {
  sets: Record<string, { sources: Reference[] }>;
  modifiers: Record<string, { contexts: Record<string, Reference[]>; default: string }>;
  resolutionOrder: Reference[];
}

/** The files of an input, in the resolver's order, because Style Dictionary does not support resolvers. */
function filesOf({ sets, modifiers, resolutionOrder }: ResolverDocument, input: Input): string[] {
  return resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    if (kind === 'sets') return sets[name]?.sources.map((source) => source.$ref) ?? [];
    const modifier = modifiers[name];
    const sources = modifier?.contexts[input[name] ?? modifier.default];
    return sources?.map((source) => source.$ref) ?? [];
  });
}

type Tokens = Record<string, unknown>;

const isGroup = (value: unknown): value is Tokens =>
  typeof value === 'object' && value !== null && !('$value' in value);

/** Tokens of a later file replace those of an earlier one entirely. */
function over(below: Tokens, above: Tokens): Tokens {
  const merged = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = merged[name];
    merged[name] = isGroup(under) && isGroup(value) ? over(under, value) : value;
  }
  return merged;
}

interface Extended {
  $extensions?: { 'org.tallygrove'?: { css?: string } };
}

const exact = (token: object) => (token as Extended).$extensions?.['org.tallygrove']?.css;

/** Style Dictionary's CSS for an input: its own transforms, or the exact value if there is one. */
export async function styleDictionary(
  documents: Record<string, object>,
  resolverFile: string,
  input: Input,
): Promise<string> {
  const files = filesOf(documents[resolverFile] as ResolverDocument, input);
  const tokens = files.reduce<Tokens>((below, file) => over(below, documents[file] as Tokens), {});
  const dictionary = new StyleDictionary({
    tokens: structuredClone(tokens) as DesignTokens,
    log: { verbosity: 'silent', warnings: 'error' },
    hooks: {
      transforms: {
        'name/ours': { type: 'name', transform: ({ path }) => variableName(path) },
        'length/css': {
          type: 'value',
          filter: ({ $type }) => $type === 'dimension' || $type === 'duration',
          transform: ({ $value }: { $value?: { value: number; unit: string } }) =>
            `${$value?.value}${$value?.unit}`,
        },
        'exact/css': {
          type: 'value',
          filter: (token) => exact(token) !== undefined,
          transform: exact,
        },
      },
    },
    platforms: {
      css: {
        transforms: [
          'name/ours',
          'color/css',
          'fontFamily/css',
          'cubicBezier/css',
          'length/css',
          'exact/css',
        ],
        files: [{ destination: 'tokens.css', format: 'css/variables' }],
      },
    },
  });
  const [file] = await dictionary.formatPlatform('css');
  return String(file?.output);
}
