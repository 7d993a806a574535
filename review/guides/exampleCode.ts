const EXAMPLE = /^export function Example\(\)[^]*?^\}$/m;
const IMPORT = /^import (?:type )?\{([^}]*)\} from '([^']+)';$/gm;

/** As it stands in a screen: `src/ui/screens/HomeScreen/HomeScreen.tsx`. */
const fromScreen = (path: string): string => path.replace('../../src/ui/', '../../');

/**
 * The example of a guide as it can be pasted into a screen: with the imports that it needs and no others.
 * @param source the text of a guide's file
 * @throws when there is no `export function Example()` in it
 */
export function exampleCode(source: string): string {
  const example = EXAMPLE.exec(source)?.[0];
  if (example === undefined) throw new Error('The guide has no export function Example()');
  const imports = [...source.matchAll(IMPORT)].flatMap(([, names = '', path = '']) => {
    const used = names
      .split(',')
      .map((name) => name.trim())
      .filter(
        (name) => name !== '' && new RegExp(`\\b${name.replace('type ', '')}\\b`).test(example),
      );
    return used.length === 0 ? [] : [`import { ${used.join(', ')} } from '${fromScreen(path)}';`];
  });
  return `${imports.join('\n')}\n\n${example}`;
}
