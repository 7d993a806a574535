import { useState, type ReactNode } from 'react';
import * as controls from '../../storyboards/controls/Controls.css.ts';

/** Returns the toggles of the ARIA snapshot and the focus order, and their values, initially off. */
export function useAriaToggles(): {
  isAriaShown: boolean;
  areStopsShown: boolean;
  toggles: ReactNode;
} {
  const [isAriaShown, setAriaShown] = useState(false);
  const [areStopsShown, setStopsShown] = useState(false);
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
      {toggle('Read it', isAriaShown, setAriaShown)}
      {toggle('Number the focus', areStopsShown, setStopsShown)}
    </>
  );
  return { isAriaShown, areStopsShown, toggles };
}
