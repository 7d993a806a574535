import type { ReactNode } from 'react';
import { line, shade } from '../paint.css.ts';
import { drawing, edged } from '../drawing.css.ts';

/** The frame of a mascot: 280 units square, outline 6, ground at 264. */
export function Figure({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 280 280"
      className={`${drawing} ${edged}`}
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <ellipse className={shade} cx="140" cy="266" rx="70" ry="8" />
      <g className={line}>{children}</g>
    </svg>
  );
}

/** Mirrors its children horizontally about the frame's middle. */
export function Mirrored({ children }: { readonly children: ReactNode }) {
  return <g transform="matrix(-1 0 0 1 280 0)">{children}</g>;
}
