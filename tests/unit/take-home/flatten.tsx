import type { ReactNode } from 'react';
import type { Shape } from '../../../scripts/take-home/shapes.ts';
import { paintsIn, placed } from '../art/pictureFiles.ts';

interface Paint {
  fill: string;
  stroke: string;
  width: number;
  dash?: readonly number[];
  matrix: DOMMatrix;
}

function transformed(base: DOMMatrix, text: string): DOMMatrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/gu)].reduce((matrix, [, name, numbers = '']) => {
    const values = numbers.split(/[ ,]+/u).map(Number);
    const [a = 0, b = 0, c = 0] = values;
    if (name === 'translate') return matrix.translate(a, b);
    if (name === 'scale') return matrix.scale(a);
    if (name === 'rotate') return matrix.translate(b, c).rotate(a).translate(-b, -c);
    if (name === 'matrix') return matrix.multiply(new DOMMatrix(values));
    throw new Error(`Unknown transform: ${name}`);
  }, base);
}

const short = (value: number) => Number(value.toFixed(3));

/** A circle as path data, in two halves. */
function round(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

function pathOf(element: Element): string | undefined {
  const number = (name: string) => Number(element.getAttribute(name));
  const tag = element.localName;
  if (tag === 'path') return element.getAttribute('d') ?? undefined;
  if (tag === 'circle') return round(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'ellipse') return round(number('cx'), number('cy'), number('rx'), number('ry'));
  if (tag === 'svg' || tag === 'g') return undefined;
  throw new Error(`Unknown element: ${tag}`);
}

function paintOf(element: Element, around: Paint): Paint {
  const dash = element.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? around.dash;
  return {
    fill: element.getAttribute('fill') ?? around.fill,
    stroke: element.getAttribute('stroke') ?? around.stroke,
    width: Number(element.getAttribute('stroke-width') ?? around.width),
    matrix: transformed(around.matrix, element.getAttribute('transform') ?? ''),
    ...(dash && { dash }),
  };
}

function shapeOf(d: string, { fill, stroke, width, dash, matrix }: Paint): Shape {
  const { a, b, c, d: d4, e, f } = matrix;
  const isSheer = fill.length === 9;
  return {
    d,
    ...(fill === 'none' ? {} : { fill: fill.slice(0, 7) }),
    ...(isSheer ? { opacity: short(Number.parseInt(fill.slice(7), 16) / 255) } : {}),
    ...(stroke === 'none' ? {} : { stroke, width }),
    ...(dash && { dash }),
    matrix: [short(a), short(b), short(c), short(d4), short(e), short(f)],
  };
}

function shapesIn(element: Element, around: Paint): Shape[] {
  const paint = paintOf(element, around);
  const d = pathOf(element);
  const inside = [...element.children].flatMap((child) => shapesIn(child, paint));
  return d === undefined ? inside : [shapeOf(d, paint), ...inside];
}

/** Flattens a drawing into a list of shapes with their light colors, from back to front. */
export function flatten(drawing: ReactNode): Shape[] {
  const base: Paint = { fill: '#000000', stroke: 'none', width: 1, matrix: new DOMMatrix() };
  const paints = paintsIn('light', ({ outline }) => outline);
  const { body } = new DOMParser().parseFromString(placed(drawing, '', paints, 0), 'text/html');
  return [...body.children].flatMap((svg) => shapesIn(svg, base));
}
