import { useEffect, useState, type ReactNode } from 'react';
import type { Box, Shot } from '../../../desk/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import { Frame, Picture, Scroll } from './Frame.tsx';
import * as styles from './Stage.css.ts';

/** Two pictures of one story, and the visible region. */
export interface Two {
  before: Shot & { src: string };
  after: Shot & { src: string };
  region: Box;
  /** Differences, marked beside the picture; empty if marks are hidden. */
  marks: readonly Box[];
  /** The pictures' subject: `Donate · Fifty dollars, Desk, light`. */
  subject: string;
  /** Pins and focus stops, over the current picture. */
  over: ReactNode;
}

export const ACCEPTED = 'accepted';
export const NOW = 'now';

const both = (
  <>
    <span>{ACCEPTED}</span>
    <span>{NOW}</span>
  </>
);

export function SideBySide({ before, after, region, marks, subject, over }: Two) {
  return (
    <Scroll region={region}>
      <div className={styles.pair}>
        <Frame region={region} caption={ACCEPTED} marks={marks}>
          <Picture shot={before} src={before.src} alt={`${subject}, as accepted`} region={region} />
        </Frame>
        <Frame region={region} caption={NOW} marks={marks}>
          <Picture shot={after} src={after.src} alt={`${subject}, as it is now`} region={region} />
          {over}
        </Frame>
      </div>
    </Scroll>
  );
}

export function Slider({ before, after, region, marks, subject, over }: Two) {
  const [share, setShare] = useState(50);
  return (
    <Scroll region={region}>
      <Frame region={region} caption={both} marks={marks} className={styles.rangeFrame}>
        <Picture shot={after} src={after.src} alt={`${subject}, as it is now`} region={region} />
        <div className={styles.layer} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Picture shot={before} src={before.src} alt={`${subject}, as accepted`} region={region} />
        </div>
        <input
          className={styles.range}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="How much of the accepted picture is seen"
          aria-valuetext={`${share} %`}
          onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
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

export function Fade({ before, after, region, marks, subject, over }: Two) {
  const [share, setShare] = useState(50);
  return (
    <>
      <Scroll region={region}>
        <Frame region={region} marks={marks}>
          <Picture shot={before} src={before.src} alt={`${subject}, as accepted`} region={region} />
          <div className={styles.layer} style={{ opacity: share / 100 }}>
            <Picture
              shot={after}
              src={after.src}
              alt={`${subject}, as it is now`}
              region={region}
            />
          </div>
          {over}
        </Frame>
      </Scroll>
      <label className={styles.under}>
        <span>{ACCEPTED}</span>
        <input
          className={styles.fade}
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="How much of the picture now is seen"
          aria-valuetext={`${share} %`}
          onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
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
export function Blink({ isStill, ...two }: Two & { isStill: boolean }) {
  const { before, after, region, marks, subject, over } = two;
  const [isNow, setNow] = useState(true);
  const [isRunning, setRunning] = useState(!isStill);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow((shown) => !shown), BLINK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shot = isNow ? after : before;
  const words = isNow ? 'as it is now' : 'as accepted';
  return (
    <>
      <Scroll region={region}>
        <Frame region={region} caption={isNow ? NOW : ACCEPTED} marks={marks}>
          <Picture shot={shot} src={shot.src} alt={`${subject}, ${words}`} region={region} />
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
