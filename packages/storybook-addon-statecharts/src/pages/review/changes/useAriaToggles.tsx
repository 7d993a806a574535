import { useState, type ReactNode } from 'react';
import * as controls from '../../storyboards/controls/Controls.css.ts';

/** Returns two toggles beside a picture and their values, initially off. */
export function useAriaToggles(): { isReading: boolean; areStops: boolean; toggles: ReactNode } {
  const [isReading, setReading] = useState(false);
  const [areStops, setStops] = useState(false);
  const toggle = (label: string, isOn: boolean, set: (isOn: boolean) => void): ReactNode => (
    <button
      type="button"
      className={controls.button}
      aria-pressed={isOn}
      onClick={() => set(!isOn)}
    >
      {label}
    </button>
  );
  const toggles = (
    <>
      {toggle('Read it', isReading, setReading)}
      {toggle('Number the focus', areStops, setStops)}
    </>
  );
  return { isReading, areStops, toggles };
}
