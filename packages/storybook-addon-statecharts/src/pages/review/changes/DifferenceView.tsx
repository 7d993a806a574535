import type { Pixels } from '../../../pictures/pixels.ts';
import type { Box } from '../../../desk/desk.ts';
import { differenceOf } from '../../../desk/ui/differenceOf.ts';
import { shareOf } from '../../../desk/ui/region.ts';
import { useLoaded } from '../useLoaded.ts';
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

/** Compares two pictures by their addresses, with a space between. */
async function compare(addresses: string) {
  const [before, after] = await Promise.all(addresses.split(' ').map(pixelsOf));
  if (before === undefined || after === undefined) throw new Error('There are no two pictures');
  return differenceOf(before, after);
}

function draw(canvas: HTMLCanvasElement | null, { data, width, height }: Pixels): void {
  canvas
    ?.getContext('2d')
    ?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
}

export interface DifferenceViewProps {
  before: string;
  after: string;
  region: Box;
  label: string;
}

/** Draws differences in red on a pale picture, computed as in the picture run. */
export function DifferenceView({ before, after, region, label }: DifferenceViewProps) {
  const found = useLoaded(compare, `${before} ${after}`);
  const { width, height } = found?.drawn ?? { width: 1, height: 1 };
  return (
    <>
      <Scroll region={region}>
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
            aria-label={label}
          />
        </Frame>
      </Scroll>
      <p className={desk.muted} role="status">
        {found === undefined
          ? 'Comparing …'
          : found === null
            ? 'The two pictures could not be compared.'
            : `${found.pixels.toLocaleString('en')} pixels differ, by up to ${found.levels} of 255 levels. Red differs, pale is alike.`}
      </p>
    </>
  );
}
