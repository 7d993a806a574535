import type { ReactNode } from 'react';
import type { Shape } from '../../../scripts/take-home/shapes.ts';
import { paintsIn, placed } from '../art/pictureFiles.ts';

type Matrix = Shape['matrix'];

interface Paint {
  fill: string;
  stroke: string;
  width: number;
  dash?: readonly number[];
  matrix: Matrix;
}

function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}

function matrixOf(name: string, n: readonly number[]): Matrix {
  const [a = 0, b = 0, c = 0] = n;
  if (name === 'translate') return [1, 0, 0, 1, a, b];
  if (name === 'scale') return [a, 0, 0, a, 0, 0];
  if (name === 'rotate') {
    const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
    const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
    return times(times([1, 0, 0, 1, b, c], turn), [1, 0, 0, 1, -b, -c]);
  }
  if (name === 'matrix' && n.length === 6) return n as unknown as Matrix;
  throw new Error(`Unknown transform: ${name}`);
}

function transformed(base: Matrix, text: string | undefined): Matrix {
  return [...(text ?? '').matchAll(/(\w+)\(([^)]*)\)/gu)].reduce(
    (matrix, [, name = '', numbers = '']) =>
      times(matrix, matrixOf(name, numbers.split(/[ ,]+/u).map(Number))),
    base,
  );
}

const short = (value: number) => Number(value.toFixed(3));

/** A circle as path data, in two halves. */
function round(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

type Attributes = Readonly<Record<string, string>>;

function pathOf(tag: string, at: Attributes): string | undefined {
  const number = (name: string) => Number(at[name] ?? 0);
  if (tag === 'path') return at['d'];
  if (tag === 'circle') return round(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'ellipse') return round(number('cx'), number('cy'), number('rx'), number('ry'));
  if (tag === 'svg' || tag === 'g') return undefined;
  throw new Error(`Unknown element: ${tag}`);
}

function painted(around: Paint, at: Attributes): Paint {
  const own: Paint = { ...around, matrix: transformed(around.matrix, at['transform']) };
  if (at['fill'] !== undefined) own.fill = at['fill'];
  if (at['stroke'] !== undefined) own.stroke = at['stroke'];
  if (at['stroke-width'] !== undefined) own.width = Number(at['stroke-width']);
  if (at['stroke-dasharray'] !== undefined)
    own.dash = at['stroke-dasharray'].split(' ').map(Number);
  return own;
}

function shapeOf(d: string, { fill, stroke, width, dash, matrix }: Paint): Shape {
  const isSheer = fill.length === 9;
  return {
    d,
    ...(fill === 'none' ? {} : { fill: fill.slice(0, 7) }),
    ...(isSheer ? { opacity: short(Number.parseInt(fill.slice(7), 16) / 255) } : {}),
    ...(stroke === 'none' ? {} : { stroke, width }),
    ...(dash === undefined ? {} : { dash }),
    matrix: matrix.map(short) as unknown as Matrix,
  };
}

/** Flattens a drawing into a list of shapes with their light colors, from back to front. */
export function flatten(drawing: ReactNode): Shape[] {
  const base: Paint = { fill: '#000000', stroke: 'none', width: 1, matrix: [1, 0, 0, 1, 0, 0] };
  const around: Paint[] = [base];
  const shapes: Shape[] = [];
  const paints = paintsIn('light', ({ outline }) => outline);
  const markup = placed(drawing, '', paints, 0);
  for (const [, close, tag = '', text = '', alone] of markup.matchAll(
    /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gu,
  )) {
    if (close === '/') {
      around.pop();
      continue;
    }
    const at = Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => [name, value]),
    );
    const own = painted(around.at(-1) ?? base, at);
    const d = pathOf(tag, at);
    if (d !== undefined) shapes.push(shapeOf(d, own));
    if (alone !== '/') around.push(own);
  }
  return shapes;
}
