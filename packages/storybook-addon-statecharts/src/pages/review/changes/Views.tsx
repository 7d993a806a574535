import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Box, Shot } from '../../../desk/desk.ts';
import { Button } from '../../../ui/Button.tsx';
import { Boxes, Frame, Picture, Scroll } from './Frame.tsx';
import * as styles from './Stage.css.ts';

/** Two pictures of the same, and what is shown of them. */
export interface Two {
  before: Shot & { src: string };
  after: Shot & { src: string };
  region: Box;
  boxes: readonly Box[];
  /** What is on the pictures: `Donate · Fifty dollars, Desk, light`. */
  subject: string;
  /** Pins and the keyboard's stops, over the picture as it is now. */
  over: ReactNode;
}

export const ACCEPTED = 'accepted';
export const NOW = 'now';

export function Side({ name, at }: { name: string; at: 'start' | 'end' }) {
  return (
    <span className={`${styles.side} ${at === 'start' ? styles.start : styles.end}`}>{name}</span>
  );
}

export function SideBySide({ before, after, region, boxes, subject, over }: Two) {
  return (
    <Scroll region={region}>
      <div className={styles.pair}>
        <Frame region={region}>
          <Picture shot={before} src={before.src} alt={`${subject}, as accepted`} region={region} />
          <Side name={ACCEPTED} at="start" />
        </Frame>
        <Frame region={region}>
          <Picture shot={after} src={after.src} alt={`${subject}, as it is now`} region={region} />
          <Boxes boxes={boxes} region={region} />
          <Side name={NOW} at="end" />
          {over}
        </Frame>
      </div>
    </Scroll>
  );
}

export function Slider({ before, after, region, boxes, subject, over }: Two) {
  const [share, setShare] = useState(50);
  return (
    <Scroll region={region}>
      <Frame region={region} className={styles.rangeFrame}>
        <Picture shot={after} src={after.src} alt={`${subject}, as it is now`} region={region} />
        <div className={styles.layer} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <Picture shot={before} src={before.src} alt={`${subject}, as accepted`} region={region} />
        </div>
        <Boxes boxes={boxes} region={region} />
        <Side name={ACCEPTED} at="start" />
        <Side name={NOW} at="end" />
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

export function Fade({ before, after, region, boxes, subject, over }: Two) {
  const [share, setShare] = useState(50);
  return (
    <>
      <Scroll region={region}>
        <Frame region={region}>
          <Picture shot={before} src={before.src} alt={`${subject}, as accepted`} region={region} />
          <div className={styles.layer} style={{ opacity: share / 100 }}>
            <Picture
              shot={after}
              src={after.src}
              alt={`${subject}, as it is now`}
              region={region}
            />
          </div>
          <Boxes boxes={boxes} region={region} />
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

export interface BlinkProps extends Two {
  shown: 'accepted' | 'now';
  /** Does it change by itself? */
  isRunning: boolean;
  /** The reader's system asks for stillness: it never does. */
  isStill: boolean;
  onSwap: () => void;
  onHold: () => void;
  onRun: () => void;
}

export function Blink(props: BlinkProps) {
  const { before, after, region, boxes, subject, over, shown, isRunning, isStill } = props;
  const shot = shown === 'now' ? after : before;
  const words = shown === 'now' ? 'as it is now' : 'as accepted';
  return (
    <>
      <Scroll region={region}>
        <Frame region={region}>
          <Picture shot={shot} src={shot.src} alt={`${subject}, ${words}`} region={region} />
          <Boxes boxes={boxes} region={region} />
          <Side name={shown === 'now' ? NOW : ACCEPTED} at={shown === 'now' ? 'end' : 'start'} />
          {over}
        </Frame>
      </Scroll>
      <div className={styles.under}>
        <Button size="small" variant="secondary" onClick={props.onSwap}>
          {shown === 'now' ? 'Show accepted' : 'Show now'}
        </Button>
        {isStill ? (
          <span>Your system asks for less motion: press to swap.</span>
        ) : (
          <Button size="small" variant="quiet" onClick={isRunning ? props.onHold : props.onRun}>
            {isRunning ? 'Stop blinking' : 'Blink'}
          </Button>
        )}
      </div>
    </>
  );
}
