import { type DesignToken, designToken, extensionKey } from './designToken.ts';
import { forcedColor } from './forcedColors.ts';
import { motions, parts, type PartName, themes, type TokenTree } from './themes.ts';

/** Groups of the format module, with tokens as leaves. */
interface TokenGroup {
  [name: string]: DesignToken | TokenGroup;
}

/** Converts the values of nested groups, each by its names from the outermost group inwards. */
function grouped(tree: TokenTree, tokenOf: typeof designToken, path: string[] = []): TokenGroup {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? tokenOf([...path, name], value)
        : grouped(value, tokenOf, [...path, name]),
    ]),
  );
}

/** A token with the system colour that replaces it in forced colours. */
function forced(path: readonly string[], css: string): DesignToken {
  const token = designToken(path, css);
  const own = { ...token.$extensions?.[extensionKey], forcedColor: forcedColor(path) };
  return { ...token, $extensions: { [extensionKey]: own } };
}

const fileOf = (part: PartName) => `${part}.tokens.json`;
const references = (names: readonly PartName[]) => names.map((name) => ({ $ref: fileOf(name) }));
const contexts = (of: Record<string, readonly PartName[]>) =>
  Object.fromEntries(Object.entries(of).map(([name, names]) => [name, references(names)]));

/** Resolver Module 2025.10: the files that each theme consists of. */
const resolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Tallygrove',
  version: '2025.10',
  description: 'The theme of the site: five sets of colours, with full and with reduced motion.',
  sets: {
    foundation: {
      description: 'Type, space, shape and motion: the same in every theme.',
      sources: references(['foundation']),
    },
  },
  modifiers: {
    theme: {
      description:
        'Colours. In forced colours the system’s own are drawn, named beside each value.',
      contexts: contexts(themes),
      default: 'light',
    },
    motion: {
      description: 'Under “reduce motion” nothing takes time.',
      contexts: contexts(motions),
      default: 'full',
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/foundation' },
    { $ref: '#/modifiers/theme' },
    { $ref: '#/modifiers/motion' },
  ],
} as const;

/** The resolver's file name. */
export const resolverFile = 'tallygrove.resolver.json';

/** Returns every file for designers' tools, by name. */
export function tokenDocuments(): Record<string, object> {
  const files = Object.entries(parts).map(([name, tree]): [string, object] => [
    fileOf(name as PartName),
    grouped(tree, designToken),
  ]);
  return {
    [resolverFile]: resolver,
    ...Object.fromEntries(files),
    [fileOf('forced-colors')]: grouped(parts.light, forced),
  };
}
