const EXAMPLE = /^export function Example\(\)[^]*?^\}$/m;
const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;

/**
 * Returns a guide's example for pasting, with only the imports that it needs.
 * @param source the text of a guide's file
 * @param importPath maps an import to where it is pasted
 * @throws without an `export function Example()`
 */
export function exampleCode(
  source: string,
  importPath: (path: string) => string = (path) => path,
): string {
  const example = EXAMPLE.exec(source)?.[0];
  if (example === undefined) throw new Error('The guide has no export function Example()');
  const imports = [...source.matchAll(IMPORT)].flatMap(([, names = '', path = '']) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter(
        (name) => name !== '' && new RegExp(`\\b${name.replace('type ', '')}\\b`).test(example),
      );
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${importPath(path)}';`];
  });
  return `${imports.join('\n')}\n\n${example}`;
}
