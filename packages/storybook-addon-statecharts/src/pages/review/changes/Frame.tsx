import type { ReactNode } from 'react';
import type { Box, Shot } from '../../../desk/desk.ts';
import { shareOf } from '../../../desk/ui/region.ts';
import { classNames } from '../../../ui/classNames.ts';
import * as styles from './Stage.css.ts';

export interface FrameProps {
  /** The part of the picture that is shown, in px of it. */
  region: Box;
  className?: string | undefined;
  children: ReactNode;
}

const isTall = ({ width, height }: Box): boolean => height > width * 1.2;

/** A window on a part of a picture: as wide as there is room, and no higher than the stage. */
export function Frame({ region, className, children }: FrameProps) {
  const { width, height } = region;
  return (
    <div
      className={classNames(styles.frame, className)}
      style={{
        aspectRatio: `${width} / ${height}`,
        // Never enlarged beyond twice its size: it is pixels that are looked at.
        maxWidth: isTall(region)
          ? `${width}px`
          : `min(${width * 2}px, calc(${styles.HEIGHT} * ${width / height}))`,
      }}
    >
      {children}
    </div>
  );
}

/** What is no higher than the stage as it is; what is, scrolls there: small, it could not be read. */
export function Scroll({ region, children }: { region: Box; children: ReactNode }) {
  if (!isTall(region)) return children;
  return (
    // A scroller that the keyboard can reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="Picture" tabIndex={0}>
      {children}
    </section>
  );
}

/** A picture in its frame, at the sheet's top left. */
export function Picture({
  shot,
  src,
  alt,
  region,
}: {
  shot: Shot;
  src: string;
  alt: string;
  region: Box;
}) {
  const { width, height } = shot;
  return (
    <img
      className={styles.picture}
      style={shareOf({ x: 0, y: 0, width, height }, region)}
      src={src}
      alt={alt}
    />
  );
}

/** What differs, boxed. */
export function Boxes({ boxes, region }: { boxes: readonly Box[]; region: Box }) {
  return boxes.map((box) => (
    <div
      key={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={styles.box}
      style={shareOf(box, region)}
    />
  ));
}
