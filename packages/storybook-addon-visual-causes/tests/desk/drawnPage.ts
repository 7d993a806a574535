// Draws a small page with blocks, antialiased text and whitespace.
import { decode, type Pixels } from '../../src/pictures/images.ts';

export const INK = '#0d251b';
export const PAPER = '#f3faf6';

/** A block with corners of `radius` px. */
export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** Text as strokes that derive from its letters' codes. */
export function words(
  x: number,
  y: number,
  text: string,
  { color = INK, pitch = 0.6 } = {},
): string {
  const size = 12;
  const wide = Math.round(size * pitch);
  const strokes = [...text].flatMap((letter, index) => {
    const code = letter.codePointAt(0) ?? 0;
    const left = x + index * wide + 0.5 + ((code * 7) % 9) / 20;
    const bars = [0, 1, 2, 3, 4, 5].filter((row) => ((code >> row) & 1) === 1);
    return letter === ' '
      ? []
      : [
          `M${left} ${y}v${size}`,
          ...bars.map((row) => `M${left} ${y + 0.5 + (row * size) / 6}h${wide - 2}`),
        ];
  });
  return `<path d="${strokes.join('')}" stroke="${color}" fill="none"/>`;
}

export const draw = (width: number, height: number, parts: readonly string[]): Promise<Pixels> =>
  decode(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${block(0, 0, width, height, PAPER)}${parts.join('')}</svg>`,
    ),
  );
