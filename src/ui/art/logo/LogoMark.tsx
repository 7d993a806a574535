import { centredBox } from '../geometry/viewBox.ts';
import { fill, line, rim, solid } from '../paint.css.ts';
import { markRings } from './mark.ts';

/** Props of {@link LogoMark}. */
export interface LogoMarkProps {
  /** Width and height: CSS pixels, or a CSS length such as `1.5em`. */
  readonly size?: number | string;
}

/** The mark alone: growth rings on a gold coin. */
export function LogoMark({ size = '1.5em' }: LogoMarkProps) {
  return (
    <svg viewBox={centredBox(40)} width={size} height={size} fill="none" aria-hidden>
      <g className={line} strokeWidth="3" strokeLinecap="round">
        <circle r="18" className={`${fill.gold} ${rim}`} />
        {markRings.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <circle r="1.9" className={solid} />
    </svg>
  );
}
