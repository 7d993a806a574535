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
  family?: 'display' | 'text' | 'code';
  anchor?: 'start' | 'middle';
}

const named = (family: string | undefined): string => (family === undefined ? '' : `'${family}', `);

/** A font stack: the project's typeface, then a system font. */
function stackOf(family: NonNullable<TextStyle['family']>): string {
  const { typefaces } = settings();
  if (family === 'code') return 'ui-monospace, Menlo, monospace';
  return family === 'display'
    ? `${named(typefaces?.display.family)}'Arial Narrow', sans-serif`
    : `${named(typefaces?.text.family)}Verdana, sans-serif`;
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
