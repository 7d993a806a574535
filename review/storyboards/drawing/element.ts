// SVG as text.
import { escapeMarkup } from '../../../src/domain/escapeMarkup.ts';
import { families } from '../../../src/ui/styles/fonts/families.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are undefined are left out, children stand as they are. */
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

const stacks = {
  display: `'${families.display.family}', 'Arial Narrow', sans-serif`,
  text: `'${families.text.family}', Verdana, sans-serif`,
  code: 'ui-monospace, Menlo, monospace',
};

/** A line of words, its baseline at `y`. */
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
      'font-family': stacks[family],
      'text-anchor': anchor,
    },
    escapeMarkup(words),
  );
}
