import type { Pixels } from '../../src/pictures/pixels.ts';

export type Color = readonly [number, number, number];
export const hex = (text: string): Color => [
  Number.parseInt(text.slice(1, 3), 16),
  Number.parseInt(text.slice(3, 5), 16),
  Number.parseInt(text.slice(5, 7), 16),
];

export const INK = hex('#0d251b');
export const PAPER = hex('#f3faf6');

/** Draws a small page with blocks, antialiased text and whitespace. */
export class Page {
  readonly pixels: Pixels;

  constructor(width: number, height: number, ground: Color = PAPER) {
    this.pixels = { data: new Uint8Array(width * height * 4).fill(255), width, height };
    this.block(0, 0, width, height, ground);
  }

  dot(x: number, y: number, [red, green, blue]: Color): void {
    const { data, width, height } = this.pixels;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const index = (y * width + x) * 4;
    data[index] = red;
    data[index + 1] = green;
    data[index + 2] = blue;
  }

  at(x: number, y: number): Color {
    const { data, width } = this.pixels;
    const index = (y * width + x) * 4;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  }

  /** Draws a block with antialiased corners of `radius` px. */
  block(x: number, y: number, width: number, height: number, color: Color, radius = 0): void {
    for (let dy = 0; dy < height; dy += 1) {
      for (let dx = 0; dx < width; dx += 1) {
        const ex = Math.max(radius - dx - 0.5, dx + 0.5 - (width - radius), 0);
        const ey = Math.max(radius - dy - 0.5, dy + 0.5 - (height - radius), 0);
        const share = radius - Math.hypot(ex, ey) + 0.5;
        if (radius === 0 || share >= 1) this.dot(x + dx, y + dy, color);
        else this.mix(x + dx, y + dy, color, Math.max(0, share));
      }
    }
  }

  mix(x: number, y: number, color: Color, share: number): void {
    const { width, height } = this.pixels;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const under = this.at(x, y);
    const part = (index: 0 | 1 | 2): number =>
      Math.round(under[index] + (color[index] - under[index]) * share);
    this.dot(x, y, [part(0), part(1), part(2)]);
  }

  /** Draws text as strokes derived from the letters' codes, `size` px high, with soft edges. */
  words(x: number, y: number, text: string, color: Color = INK, size = 12, pitch = 0.6): void {
    let at = x;
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const wide = Math.round(size * pitch);
      if (letter !== ' ') {
        for (let dy = 0; dy < size; dy += 1) {
          this.dot(at, y + dy, color);
          this.mix(at + 1, y + dy, color, ((code * 7) % 9) / 10);
          const row = Math.floor((dy * 5) / size);
          for (let dx = 0; dx < wide - 2; dx += 1)
            if (((code >> ((row + dx) % 7)) & 1) === 1 && dy % 3 === 0)
              this.dot(at + dx, y + dy, color);
        }
      }
      at += wide;
    }
  }
}
