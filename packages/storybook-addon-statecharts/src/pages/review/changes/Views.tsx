import { useEffect, useState, type ReactNode } from 'react';
import type { Box } from '../../../desk/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import { Frame, Scroll } from './Frame.tsx';
import * as styles from './Stage.css.ts';

/** Two pictures of one story, and the visible region. */
export interface Two {
  accepted: ReactNode;
  now: ReactNode;
  region: Box;
  /** Differences, marked beside the picture; empty if marks are hidden. */
  marks: readonly Box[];
  /** Pins and focus stops, over the current picture. */
  over: ReactNode;
}

export const ACCEPTED = 'accepted';
export const NOW = 'now';

export function SideBySide({ accepted, now, region, marks, over }: Two) {
  return (
    <Scroll region={region}>
      <div className={styles.pair}>
        <Frame region={region} caption={ACCEPTED} marks={marks}>
          {accepted}
        </Frame>
        <Frame region={region} caption={NOW} marks={marks}>
          {now}
          {over}
        </Frame>
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

export function Slider({ accepted, now, region, marks, over }: Two) {
  const [share, setShare] = useState(50);
  const both = (
    <>
      <span>{ACCEPTED}</span>
      <span>{NOW}</span>
    </>
  );
  return (
    <Scroll region={region}>
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
        <div
          className={styles.divider}
          style={{ insetInlineStart: `${share}%` }}
          aria-hidden="true"
        >
          <span className={styles.handle}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
              <path strokeWidth="2.5" d="M8 7l-5 5 5 5M16 7l5 5-5 5M3 12h18" />
            </svg>
          </span>
        </div>
        {over}
      </Frame>
    </Scroll>
  );
}

export function Fade({ accepted, now, region, marks, over }: Two) {
  const [share, setShare] = useState(50);
  return (
    <>
      <Scroll region={region}>
        <Frame region={region} marks={marks}>
          {accepted}
          <div className={styles.layer} style={{ opacity: share / 100 }}>
            {now}
          </div>
          {over}
        </Frame>
      </Scroll>
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

/**
 * Alternates two pictures.
 * @param isStill for reduced motion: alternate on click alone
 */
export function Blink({ accepted, now, region, marks, over, isStill }: Two & { isStill: boolean }) {
  const [isNow, setNow] = useState(true);
  const [isRunning, setRunning] = useState(!isStill);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow((shown) => !shown), BLINK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return (
    <>
      <Scroll region={region}>
        <Frame region={region} caption={isNow ? NOW : ACCEPTED} marks={marks}>
          {isNow ? now : accepted}
          {over}
        </Frame>
      </Scroll>
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
