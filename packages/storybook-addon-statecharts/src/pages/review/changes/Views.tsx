import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { Frame, Mount, Scroll } from './Frame.tsx';
import type { ComparedProps, View } from './views.ts';
import * as styles from './Stage.css.ts';

export const ACCEPTED = 'accepted';
export const NOW = 'now';

function SideBySide({ accepted, now, region, marks, over }: ComparedProps) {
  return (
    <Scroll region={region}>
      <div className={styles.pair}>
        <Mount region={region} caption={ACCEPTED} marks={marks}>
          {accepted}
        </Mount>
        <Mount region={region} caption={NOW} marks={marks}>
          {now}
          {over}
        </Mount>
      </div>
    </Scroll>
  );
}

interface ShareProps {
  className: string;
  /** In percent. */
  value: number;
  label: string;
  onChange: (value: number) => void;
}

function Share({ className, value, label, onChange }: ShareProps) {
  return (
    <input
      className={className}
      type="range"
      min={0}
      max={100}
      value={value}
      aria-label={label}
      aria-valuetext={`${value} %`}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}

function Slider({ accepted, now, region, marks, over }: ComparedProps) {
  const [share, setShare] = useState(50);
  const both = (
    <>
      <span>{ACCEPTED}</span>
      <span>{NOW}</span>
    </>
  );
  return (
    <Frame region={region} caption={both} marks={marks} className={styles.rangeFrame}>
      {now}
      <div className={styles.layer} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        {accepted}
      </div>
      <Share
        className={styles.range}
        value={share}
        label="How much of the accepted picture is seen"
        onChange={setShare}
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

function Fade({ accepted, now, region, marks, over }: ComparedProps) {
  const [share, setShare] = useState(50);
  return (
    <>
      <Frame region={region} marks={marks}>
        {accepted}
        <div className={styles.layer} style={{ opacity: share / 100 }}>
          {now}
        </div>
        {over}
      </Frame>
      <label className={styles.under}>
        <span>{ACCEPTED}</span>
        <Share
          className={styles.fade}
          value={share}
          label="How much of the picture now is seen"
          onChange={setShare}
        />
        <span>{NOW}</span>
      </label>
    </>
  );
}

/** Slow enough to see either picture, and far below three flashes a second (WCAG 2.3.1). */
const BLINK_MS = 700;

function Blink({ accepted, now, region, marks, over, isStill }: ComparedProps) {
  const [isNow, setNow] = useState(true);
  const [isRunning, setRunning] = useState(!isStill);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow((shown) => !shown), BLINK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <>
      <Frame region={region} caption={isNow ? NOW : ACCEPTED} marks={marks}>
        {isNow ? now : accepted}
        {over}
      </Frame>
      <div className={styles.under}>
        <Button size="small" variant="secondary" onClick={() => setNow(!isNow)}>
          {isNow ? 'Show accepted' : 'Show now'}
        </Button>
        {isStill ? (
          <span>Your system asks for less motion: press to swap.</span>
        ) : (
          <Button size="small" variant="quiet" onClick={() => setRunning(!isRunning)}>
            {isRunning ? 'Stop blinking' : 'Blink'}
          </Button>
        )}
      </div>
    </>
  );
}

export const viewComponents: Readonly<Record<View, ComponentType<ComparedProps>>> = {
  sideBySide: SideBySide,
  slider: Slider,
  fade: Fade,
  blinking: Blink,
  difference: DifferenceView,
};
