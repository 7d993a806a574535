// Removes what only a browser can run from a storyboard file that is loaded in Node.
import type { Plugin } from 'vite';
import { isStoryboardFile } from './storyboardFile.ts';

/** The keys of a definition whose presence alone counts in Node. */
const IN_THE_BROWSER = new Set(['screen', 'drive', 'expect', 'parameters']);

/** The fields used of a syntax tree's node. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value): unknown => value)
    .filter(isNode);

const descendants = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(descendants)];

const nameIn = (node: unknown): string => (isNode(node) ? String(node['name']) : '');

/** The properties that only a browser can evaluate. */
const browserProperties = (program: Node): Node[] =>
  descendants(program)
    .filter(
      ({ type, callee }) => type === 'CallExpression' && nameIn(callee) === 'defineStoryboard',
    )
    .flatMap((call) => (call['arguments'] as Node[])[1] ?? [])
    .flatMap((definition) => (definition['properties'] as Node[] | undefined) ?? [])
    .filter(({ computed, key }) => computed !== true && IN_THE_BROWSER.has(nameIn(key)));

/** The names that a statement declares; undefined for a statement that only has effects. */
function declaredBy(statement: Node): string[] | undefined {
  switch (statement.type) {
    case 'ImportDeclaration':
      return (statement['specifiers'] as Node[]).map(({ local }) => nameIn(local));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return [nameIn(statement['id'])];
    case 'VariableDeclaration':
      return (statement['declarations'] as Node[]).flatMap(({ id }) =>
        descendants(id as Node).map(nameIn),
      );
    default:
      return undefined;
  }
}

/** Returns the code without browser properties and the declarations that only they use. */
export function stripScreens(code: string, parse: (code: string) => unknown): string {
  const program = parse(code) as Node;
  const properties = browserProperties(program);
  if (properties.length === 0) return code;
  const skipped = new Set(properties);
  const namesIn = (node: Node): string[] =>
    skipped.has(node)
      ? []
      : [
          ...(node.type === 'Identifier' ? [nameIn(node)] : []),
          ...childrenOf(node).flatMap(namesIn),
        ];
  const statements = (program['body'] as Node[]).map((statement) => ({
    statement,
    declared: declaredBy(statement),
  }));
  const kept = new Set(statements.filter(({ declared }) => declared === undefined));
  const used = new Set<string>();
  for (const { statement } of kept) {
    for (const name of namesIn(statement)) used.add(name);
    for (const each of statements) {
      // The loop also visits the statements that it adds.
      if (each.declared?.some((name) => used.has(name)) === true) kept.add(each);
    }
  }
  const cuts = [
    ...properties.map((property) => ({ node: property, text: `${nameIn(property['key'])}: true` })),
    ...statements
      .filter((each) => !kept.has(each))
      .map(({ statement }) => ({ node: statement, text: '' })),
  ];
  return cuts
    .toSorted((a, b) => b.node.start - a.node.start)
    .reduce((text, { node, text: instead }) => {
      return text.slice(0, node.start) + instead + text.slice(node.end);
    }, code);
}

/** Loads storyboard files without their screens, so that components need not run in Node. */
export const withoutScreens: Plugin = {
  name: 'statecharts:without-screens',
  enforce: 'post',
  transform(code, id) {
    if (!isStoryboardFile(id.split('?')[0] ?? '')) return undefined;
    return { code: stripScreens(code, (text) => this.parse(text)), map: null };
  },
};
