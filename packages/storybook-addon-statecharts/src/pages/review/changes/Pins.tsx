import type { KeyboardEvent, MouseEvent } from 'react';
import type { Box } from '../../../desk/desk.ts';
import type { Size } from '../../../storyboards/measures.ts';
import { shareOf } from '../../../desk/ui/region.ts';
import type { Verdict } from '../../../desk/verdicts.ts';
import * as styles from './Stage.css.ts';

/** From 0 to 1 of the picture. */
interface Point {
  x: number;
  y: number;
}

const STEP = 0.01;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const within = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(4));

const placeOf = ({ x, y }: Point, { width, height }: Size, region: Box) => {
  const { left, top } = shareOf({ x: x * width, y: y * height, width: 0, height: 0 }, region);
  return { left, top };
};

export interface PinFieldProps {
  pin: Point | undefined;
  picture: Size;
  region: Box;
  onPut: (point: Point) => void;
  onRemove: () => void;
}

/** Places a pin where it is clicked; the arrow keys move it. */
export function PinField({ pin, picture, region, onPut, onRemove }: PinFieldProps) {
  function press({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A keyboard click has no position: the pin starts in the middle.
    const across = detail === 0 ? 0.5 : (clientX - left) / width;
    const down = detail === 0 ? 0.5 : (clientY - top) / height;
    onPut({
      x: within((region.x + across * region.width) / picture.width),
      y: within((region.y + down * region.height) / picture.height),
    });
  }
  function move(event: KeyboardEvent, from: Point): void {
    const step = moves[event.key];
    if (step !== undefined) {
      event.preventDefault();
      onPut({ x: within(from.x + step.x), y: within(from.y + step.y) });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.target}
        aria-label="Put a pin on the picture"
        onClick={press}
      />
      {pin === undefined ? null : (
        <button
          type="button"
          className={styles.pin}
          style={placeOf(pin, picture, region)}
          aria-label="Pin 1: arrow keys move it, Delete takes it away"
          onKeyDown={(event) => move(event, pin)}
        >
          1
        </button>
      )}
    </>
  );
}

/** Pins of requested changes, numbered as beside the picture. */
export function Pins({
  verdicts,
  picture,
  region,
}: {
  verdicts: readonly Verdict[];
  picture: Size;
  region: Box;
}) {
  return verdicts.map(({ pin }, index) =>
    pin === undefined ? null : (
      <span key={index} className={styles.pin} style={placeOf(pin, picture, region)}>
        {index + 1}
      </span>
    ),
  );
}
