import { type DesignToken, designToken, extensionKey } from './designToken.ts';
import { figmaModes, modeFileOf } from './figma/writeModeFile.ts';
import { forcedColor } from './forcedColors.ts';
import { type Leaf, leavesOf } from './leaves.ts';
import { motions, parts, type PartName, themes } from './themes.ts';

/** A group of the format module. */
export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup;
}

/** Rebuilds the groups from a list of tokens. */
function grouped(leaves: readonly Leaf[], make: (leaf: Leaf) => DesignToken): TokenGroup {
  const root: TokenGroup = {};
  for (const leaf of leaves) {
    const { path } = leaf;
    let group = root;
    for (const name of path.slice(0, -1)) group = (group[name] ??= {}) as TokenGroup;
    group[path.at(-1) ?? ''] = make(leaf);
  }
  return root;
}

const tokenOf = ({ path, css }: Leaf) => designToken(path, css);

function forced({ path, css }: Leaf): DesignToken {
  const token = designToken(path, css);
  return {
    ...token,
    $extensions: {
      [extensionKey]: { ...token.$extensions?.[extensionKey], forcedColor: forcedColor(path) },
    },
  };
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
  const files = Object.entries(parts).map(([name, tree]) => [
    fileOf(name as PartName),
    grouped(leavesOf(tree), tokenOf),
  ]);
  return {
    [resolverFile]: resolver,
    ...(Object.fromEntries(files) as Record<string, TokenGroup>),
    [fileOf('forced-colors')]: grouped(leavesOf(parts.light), forced),
  };
}

/** Returns a file per mode for Figma's "Import modes", which does not support the resolver. */
export function figmaDocuments(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(figmaModes).map(([theme, mode]) => [
      `figma/${mode}.tokens.json`,
      modeFileOf(theme as keyof typeof figmaModes),
    ]),
  );
}
