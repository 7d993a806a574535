import { useLayoutEffect, useRef, useState } from 'react';
import type { Guide } from './guide.ts';
import { marksOf, type Box, type Mark } from './marks.ts';
import { Example } from './Example.tsx';
import * as styles from './guide.css.ts';

/** A component's visible box; without border or background, that of its text. */
function rectOf(part: Element): DOMRect {
  const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(part);
  const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
  const isBare = part instanceof HTMLElement && !hasEdge && backgroundColor.endsWith(', 0)');
  const words = document.createRange();
  words.selectNodeContents(part);
  const rect = words.getBoundingClientRect();
  return isBare && rect.width > 0 ? rect : part.getBoundingClientRect();
}

/** A component's box in the frame; undefined if the example lacks it. */
function boxIn(frame: Element, stage: Element, at: string | undefined): Box | undefined {
  const part = at === undefined ? stage.firstElementChild : stage.querySelector(at);
  if (part === null) return undefined;
  const outer = frame.getBoundingClientRect();
  const { x, y, width, height } = rectOf(part);
  return { x: x - outer.x, y: y - outer.y, width, height };
}

/** The real component with numbered parts and their purposes. */
export function Anatomy({ example, parts }: Required<Guide>['anatomy']) {
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, stage.current];
    if (outer === null || inner === null) return undefined;
    const observer = new ResizeObserver(() => {
      const found = parts.flatMap(([, side, , at]) => {
        const box = boxIn(outer, inner, at);
        return box === undefined ? [] : [{ side, box }];
      });
      setMarks(marksOf({ width: outer.clientWidth, height: outer.clientHeight }, found));
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [parts]);
  return (
    <>
      <div className={styles.frame} ref={frame}>
        <div className={styles.stage}>
          <Example className={styles.middle} ref={stage}>
            {example}
          </Example>
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
      <ol className={styles.legend}>
        {parts.map(([name, , text], index) => (
          <li key={name} className={styles.legendLine}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <strong>{name}.</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
