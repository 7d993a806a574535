import { useState, type ReactNode } from 'react';
import { ToolButton } from '../../ui/ToolButton.tsx';

/** Returns the toggles of the ARIA snapshot and the focus order, and their values, initially off. */
export function useAriaToggles() {
  const [isAriaShown, setAriaShown] = useState(false);
  const [areStopsShown, setStopsShown] = useState(false);
  const toggle = (label: string, isOn: boolean, set: (isOn: boolean) => void): ReactNode => (
    <ToolButton aria-pressed={isOn} onClick={() => set(!isOn)}>
      {label}
    </ToolButton>
  );
  const toggles = (
    <>
      {toggle('Read it', isAriaShown, setAriaShown)}
      {toggle('Number the focus', areStopsShown, setStopsShown)}
    </>
  );
  return { isAriaShown, areStopsShown, toggles };
}
