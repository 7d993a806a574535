const EXAMPLE = /^export function Example\(\)[^]*?^\}$/m;
const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;

/**
 * The example of a guide as it can be pasted: with the imports that it needs and no others.
 * @param source the text of a guide's file
 * @param importPath how an import is written where it is pasted
 * @throws when there is no `export function Example()` in it
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
