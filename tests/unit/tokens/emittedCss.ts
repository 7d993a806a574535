import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Container, parse, type Rule } from 'postcss';
import { build } from 'vite';

const theme = fileURLToPath(new URL('../../../src/ui/styles/theme.css.ts', import.meta.url));

/** The style sheet that vanilla-extract emits for the theme, not minified. */
export async function emittedCss(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: theme, formats: ['es'], fileName: 'theme' },
    },
  });
  for (const { output } of [result].flat() as {
    output: { fileName: string; source?: unknown }[];
  }[]) {
    const css = output.find(({ fileName }) => fileName.endsWith('.css'));
    if (css !== undefined) return String(css.source);
  }
  throw new Error('the theme emits no style sheet');
}

/** A visitor's system preferences and theme switch. */
export interface Visitor {
  dark: boolean;
  moreContrast: boolean;
  forcedColors: boolean;
  lessMotion: boolean;
}

function holds(condition: string, visitor: Visitor): boolean {
  return condition.split(' and ').every((part) => {
    if (part === 'screen') return true;
    if (part === '(prefers-contrast: more)') return visitor.moreContrast;
    if (part === '(prefers-reduced-motion: reduce)') return visitor.lessMotion;
    if (part === '(forced-colors: active)') return visitor.forcedColors;
    throw new Error(`the theme asks for something new: ${part}`);
  });
}

const applies = (rule: Rule, { dark }: Visitor) =>
  rule.selector === ':root' || (rule.selector === '.dark' && dark);

/** The custom properties of this visitor's page; the last declaration wins. */
export function customProperties(css: string, visitor: Visitor): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (container: Container) => {
    container.each((node) => {
      if (node.type === 'atrule') {
        const { name, params } = node;
        if (name === 'layer' || (name === 'media' && holds(params, visitor))) {
          visit(node);
        }
      } else if (node.type === 'rule' && applies(node, visitor)) {
        node.walkDecls(/^--/u, ({ prop, value }) => {
          found.set(prop, value);
        });
      }
    });
  };
  visit(parse(css));
  return found;
}
