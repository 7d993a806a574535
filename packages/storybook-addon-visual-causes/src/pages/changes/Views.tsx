import { useState, type ComponentType } from 'react';
import { DifferenceView } from './DifferenceView.tsx';
import { Frame, Mount, Scroll } from './Frame.tsx';
import type { ComparedProps, View } from './views.ts';
import * as styles from './Stage.css.ts';

export const BEFORE = 'before';
export const NOW = 'now';

function SideBySide({ before, now, region, marks, over }: ComparedProps) {
  return (
    <Scroll region={region}>
      <div className={styles.pair}>
        <Mount region={region} caption={BEFORE} marks={marks}>
          {before}
        </Mount>
        <Mount region={region} caption={NOW} marks={marks}>
          {now}
          {over}
        </Mount>
      </div>
    </Scroll>
  );
}

function Slider({ before, now, region, marks, over }: ComparedProps) {
  const [share, setShare] = useState(50);
  const both = (
    <>
      <span>{BEFORE}</span>
      <span>{NOW}</span>
    </>
  );
  return (
    <Frame region={region} caption={both} marks={marks} className={styles.rangeFrame}>
      {now}
      <div className={styles.layer} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {before}
      </div>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label="How much of the picture before is shown"
        aria-valuetext={`${share} %`}
        onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
      />
      <div className={styles.divider} style={{ insetInlineStart: `${share}%` }} aria-hidden="true">
        <span className={styles.handle}>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
            <path strokeWidth="2.5" d="M8 7l-5 5 5 5M16 7l5 5-5 5M3 12h18" />
          </svg>
        </span>
      </div>
      {over}
    </Frame>
  );
}

export const viewComponents: Readonly<Record<View, ComponentType<ComparedProps>>> = {
  sideBySide: SideBySide,
  slider: Slider,
  difference: DifferenceView,
};
