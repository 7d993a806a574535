import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Anatomy.css.ts';

export type Side = 'top' | 'left' | 'right' | 'bottom';

interface AnatomyProps {
  /** The real component. */
  example: ReactNode;
  /** For each part of the list below: the side of its number, and its selector in the example. */
  marks: readonly (readonly [side: Side, at: string])[];
}

/** A number's centre and the end of its line, in px from the frame's top left corner. */
interface Mark {
  x: number;
  y: number;
  toX: number;
  toY: number;
}

/** From the frame's edge to a number's centre. */
const INSET = 22;
/** Between the centres of adjacent numbers. */
const GAP = 34;

/** A part's visible box; without border or background, that of its text. */
function rectOf(part: Element): DOMRect {
  const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(part);
  const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
  const isBare = part instanceof HTMLElement && !hasEdge && backgroundColor.endsWith(', 0)');
  const words = document.createRange();
  words.selectNodeContents(part);
  const rect = words.getBoundingClientRect();
  return isBare && rect.width > 0 ? rect : part.getBoundingClientRect();
}

/** Returns a mark at the frame's edge, opposite the middle of the part's side. */
function markOf(frame: DOMRect, part: DOMRect, side: Side): Mark {
  const isAcross = side === 'top' || side === 'bottom';
  const toX = (isAcross ? part.x + part.width / 2 : part[side]) - frame.x;
  const toY = (isAcross ? part[side] : part.y + part.height / 2) - frame.y;
  const edge = {
    top: INSET,
    left: INSET,
    right: frame.width - INSET,
    bottom: frame.height - INSET,
  };
  return isAcross ? { x: toX, y: edge[side], toX, toY } : { x: edge[side], y: toY, toX, toY };
}

/** Moves the marks of one side at least a gap apart along it, in order and within the frame. */
function moveApart(marks: readonly Mark[], axis: 'x' | 'y', length: number): void {
  const inOrder = marks.toSorted((a, b) => a[axis] - b[axis]);
  let least = INSET;
  for (const mark of inOrder) {
    mark[axis] = Math.max(mark[axis], least);
    least = mark[axis] + GAP;
  }
  let most = length - INSET;
  for (const mark of inOrder.toReversed()) {
    mark[axis] = Math.min(mark[axis], most);
    most = mark[axis] - GAP;
  }
}

/** Returns the marks in the order of `sides`; a part that the example lacks is an error. */
function measure(frame: Element, stage: Element, sides: AnatomyProps['marks']): Mark[] {
  const outer = frame.getBoundingClientRect();
  const marks = sides.flatMap(([side, at]) => {
    const part = stage.querySelector(at);
    if (part === null) console.error(`Anatomy: the example lacks “${at}”.`);
    return part === null ? [] : [{ side, mark: markOf(outer, rectOf(part), side) }];
  });
  for (const side of ['top', 'left', 'right', 'bottom'] as const) {
    const own = marks.filter((each) => each.side === side).map(({ mark }) => mark);
    if (side === 'top' || side === 'bottom') moveApart(own, 'x', outer.width);
    else moveApart(own, 'y', outer.height);
  }
  return marks.map(({ mark }) => mark);
}

/** The real component with numbered parts. The numbered list after it names them. */
export function Anatomy({ example, marks: sides }: AnatomyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, stage.current];
    if (outer === null || inner === null) return undefined;
    const observer = new ResizeObserver(() => setMarks(measure(outer, inner, sides)));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [sides]);
  return (
    <div className={`sb-unstyled ${styles.frame}`} ref={frame} data-anatomy="">
      <div className={styles.stage} ref={stage}>
        {example}
      </div>
      <svg className={styles.pointers} aria-hidden="true">
        {marks.map(({ x, y, toX, toY }, index) => (
          <g key={index}>
            <line x1={x} y1={y} x2={toX} y2={toY} strokeWidth="1.5" />
            <circle cx={toX} cy={toY} r="3.5" stroke="none" />
          </g>
        ))}
      </svg>
      {marks.map(({ x, y }, index) => (
        <span key={index} className={styles.mark} style={{ left: x, top: y }} aria-hidden="true">
          {index + 1}
        </span>
      ))}
    </div>
  );
}
