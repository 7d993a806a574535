import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Anatomy.css.ts';

export type Side = 'top' | 'left' | 'right' | 'bottom';

interface AnatomyProps {
  /** The real component. */
  example: ReactNode;
  /** For each part of the list below: the side of its number, and its selector in the example. */
  marks: readonly (readonly [side: Side, at: string])[];
}

/** From a part's edge to its number's centre, in px. */
const AWAY = 16;

/** Returns the position of a number beside the middle of a part's side. */
function placeOf(frame: DOMRect, part: DOMRect, side: Side) {
  const left = {
    left: part.left - AWAY,
    right: part.right + AWAY,
    top: part.left + part.width / 2,
    bottom: part.left + part.width / 2,
  };
  const top = {
    left: part.top + part.height / 2,
    right: part.top + part.height / 2,
    top: part.top - AWAY,
    bottom: part.bottom + AWAY,
  };
  return { left: left[side] - frame.left, top: top[side] - frame.top };
}

/** The real component with numbered parts. The numbered list after it names them. */
export function Anatomy({ example, marks }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly object[]>([]);
  useLayoutEffect(() => {
    const outer = frame.current;
    if (outer === null) return undefined;
    const observer = new ResizeObserver(() => {
      const rect = outer.getBoundingClientRect();
      const all = marks.map(([side, at]) => {
        const part = outer.firstElementChild?.querySelector(at);
        if (!part) console.error(`Anatomy: the example lacks “${at}”.`);
        return part ? [placeOf(rect, part.getBoundingClientRect(), side)] : [];
      });
      setPlaces(all.flat());
    });
    observer.observe(outer);
    return () => observer.disconnect();
  }, [marks]);
  return (
    <div className={`sb-unstyled ${styles.frame}`} ref={frame} data-anatomy="">
      <div className={styles.stage}>{example}</div>
      {places.map((place, index) => (
        <span key={index} className={styles.mark} style={place} aria-hidden="true">
          {index + 1}
        </span>
      ))}
    </div>
  );
}
