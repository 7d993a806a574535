// Builds SVG as text.
import { settings } from '../../chart/registry.ts';
import { escapeMarkup } from './escapeMarkup.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an element; omits undefined attributes, and does not escape children. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

interface TextStyle {
  size: number;
  weight?: number;
  fill: string;
  family?: keyof typeof systemFonts;
  anchor?: 'start' | 'middle';
}

const systemFonts = {
  display: "'Arial Narrow', sans-serif",
  text: 'Verdana, sans-serif',
  code: 'ui-monospace, Menlo, monospace',
};

/** A font stack: the project's typeface, then a system font. */
function stackOf(family: keyof typeof systemFonts): string {
  const own = family === 'code' ? undefined : settings().typefaces?.[family];
  return `${own === undefined ? '' : `'${own.family}', `}${systemFonts[family]}`;
}

/** Returns a line of text with its baseline at `y`. */
export function text(words: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 400, fill, family = 'text', anchor = 'start' } = style;
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-weight': weight,
      'font-family': stackOf(family),
      'text-anchor': anchor,
    },
    escapeMarkup(words),
  );
}

/** Returns lines of text, `leading` apart. */
export const textLines = (
  lines: readonly string[],
  x: number,
  y: number,
  leading: number,
  style: TextStyle,
): string => lines.map((line, row) => text(line, x, y + row * leading, style)).join('');
