import { useEffect, useRef, useState } from 'react';
import type { Pixels } from '../../../pictures/pixels.ts';
import type { Box } from '../../../desk/desk.ts';
import { differenceOf } from '../../../desk/ui/differenceOf.ts';
import { shareOf } from '../../../desk/ui/region.ts';
import { Frame, Scroll } from './Frame.tsx';
import * as desk from './Desk.css.ts';
import * as styles from './Stage.css.ts';

async function pixelsOf(address: string): Promise<Pixels> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser does not support the 2D canvas');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data: new Uint8Array(data.buffer), width, height };
}

type Found = { pixels: number; levels: number; isResized: boolean } | 'failed';

export interface DifferenceViewProps {
  before: string;
  after: string;
  region: Box;
  label: string;
}

/** Draws differences in red on a pale picture, computed as in the picture run. */
export function DifferenceView({ before, after, region, label }: DifferenceViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [found, setFound] = useState<Found>();
  const [sheet, setSheet] = useState({ width: 1, height: 1 });
  useEffect(() => {
    let isCurrent = true;
    async function draw(): Promise<void> {
      const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
      if (!isCurrent || canvas.current === null) return;
      const { drawn, pixels, levels, isResized } = differenceOf(was, is);
      canvas.current.width = drawn.width;
      canvas.current.height = drawn.height;
      canvas.current
        .getContext('2d')
        ?.putImageData(
          new ImageData(new Uint8ClampedArray(drawn.data), drawn.width, drawn.height),
          0,
          0,
        );
      setSheet({ width: drawn.width, height: drawn.height });
      setFound({ pixels, levels, isResized });
    }
    draw().catch(() => {
      if (isCurrent) setFound('failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  return (
    <>
      <Scroll region={region}>
        <Frame region={region}>
          <canvas
            ref={canvas}
            className={styles.picture}
            style={shareOf({ x: 0, y: 0, ...sheet }, region)}
            role="img"
            aria-label={label}
          />
        </Frame>
      </Scroll>
      <p className={desk.muted} role="status">
        {found === undefined
          ? 'Comparing …'
          : found === 'failed'
            ? 'The two pictures could not be compared.'
            : `${found.pixels.toLocaleString('en')} pixels differ, by up to ${found.levels} of 255 levels. Red differs, pale is alike.`}
      </p>
    </>
  );
}
