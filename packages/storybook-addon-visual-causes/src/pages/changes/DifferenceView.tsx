import { difference, type Pixels } from '../../pictures/pixels.ts';
import { shareOf } from '../../desk/ui/region.ts';
import { useLoaded } from '../useLoaded.ts';
import { loadImages } from './loadImages.ts';
import { Frame } from './Frame.tsx';
import { muted } from '../../ui/text.css.ts';
import type { ComparedProps } from './views.ts';
import * as styles from './Stage.css.ts';

/**
 * Compares two pictures by their addresses, with a space between. Both lie at the top left of one
 * sheet, whose transparent rest differs from any drawing.
 */
async function compare(addresses: string) {
  const images = await loadImages(addresses);
  const width = Math.max(...images.map(({ naturalWidth }) => naturalWidth));
  const height = Math.max(...images.map(({ naturalHeight }) => naturalHeight));
  const [before, after] = images.map((image): Pixels => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('This browser does not support the 2D canvas');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return { data: new Uint8Array(data.buffer), width, height };
  });
  if (before === undefined || after === undefined) throw new Error('There are no two pictures');
  return difference(before, after);
}

function draw(canvas: HTMLCanvasElement | null, { data, width, height }: Pixels): void {
  canvas
    ?.getContext('2d')
    ?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}

/** Draws differences in red on a pale picture, computed as in the picture run. */
export function DifferenceView({ addresses, subject, region }: ComparedProps) {
  const found = useLoaded(compare, addresses);
  const { width, height } = found?.drawn ?? { width: 1, height: 1 };
  return (
    <>
      <Frame region={region}>
        <canvas
          ref={(canvas) => {
            if (found) draw(canvas, found.drawn);
          }}
          className={styles.picture}
          width={width}
          height={height}
          style={shareOf({ x: 0, y: 0, width, height }, region)}
          role="img"
          aria-label={`${subject}: what differs`}
        />
      </Frame>
      <p className={muted} role="status">
        {found === undefined
          ? 'Comparing …'
          : found === null
            ? 'The two pictures could not be compared.'
            : `${found.pixels.toLocaleString('en')} pixels differ, by up to ${found.levels} of 255 levels. Red differs, pale is alike.`}
      </p>
    </>
  );
}
