import { Fragment, type ReactNode } from 'react';
import type { Box } from '../../desk/desk.ts';
import { shareOf } from '../../desk/ui/region.ts';
import { classNames } from '../../ui/classNames.ts';
import * as styles from './Stage.css.ts';

export interface FrameProps {
  /** The visible region of the picture, in px. */
  region: Box;
  /** Names the picture as before or after; above it, because nothing may cover the picture. */
  caption?: ReactNode;
  /** Differences, marked beside the picture. */
  marks?: readonly Box[] | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const isTall = ({ width, height }: Box): boolean => height > width * 1.2;

/** A viewport on a region of a picture: as wide as possible, and no higher than the stage. */
export function Mount({ region, caption, marks = [], className, children }: FrameProps) {
  const { width, height } = region;
  return (
    <div
      className={styles.mount}
      style={{
        // At most double size, because reviewers compare pixels.
        maxWidth: isTall(region)
          ? `${width}px`
          : `min(${width * 2}px, calc(${styles.HEIGHT} * ${width / height}))`,
      }}
    >
      {caption === undefined ? null : <p className={styles.caption}>{caption}</p>}
      <div className={styles.held}>
        <div
          className={classNames(styles.frame, className)}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {children}
        </div>
        {marks.map((box) => {
          const { left, top, width: across, height: down } = shareOf(box, region);
          return (
            <Fragment key={`${box.x} ${box.y} ${box.width} ${box.height}`}>
              <span className={styles.markBeside} data-mark="" style={{ top, height: down }} />
              <span className={styles.markAbove} style={{ left, width: across }} />
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls a region higher than the stage, which would be unreadable if scaled down. */
export function Scroll({ region, children }: { region: Box; children: ReactNode }) {
  if (!isTall(region)) return children;
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} aria-label="Picture" tabIndex={0}>
      {children}
    </section>
  );
}

/** The same, which scrolls where the region is too high. */
export const Frame = (props: FrameProps) => (
  <Scroll region={props.region}>
    <Mount {...props} />
  </Scroll>
);

export interface PictureProps {
  shot: Pick<Box, 'width' | 'height'>;
  src: string;
  alt: string;
  region: Box;
}

/** A picture in its frame, at the sheet's top left. */
export function Picture({ shot: { width, height }, src, alt, region }: PictureProps) {
  const style = shareOf({ x: 0, y: 0, width, height }, region);
  return <img className={styles.picture} style={style} src={src} alt={alt} />;
}
