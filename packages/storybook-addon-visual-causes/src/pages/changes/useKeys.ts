import { useEffect, useRef } from 'react';

/** Text fields, and dialogs, which make the page behind inert. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest('input, textarea, select, [contenteditable="true"]');
  const isTyped =
    field instanceof HTMLInputElement
      ? !['radio', 'range', 'checkbox'].includes(field.type)
      : field;
  return Boolean(isTyped) || target.closest('dialog') !== null;
}

/**
 * Handles single-key shortcuts, except while the user types in a field.
 * @param keys handlers by lower-case key
 */
export function useKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (!isPlain || isTaken(event.target)) return;
      const act = latest.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      // Storybook's own single-key shortcuts conflict: 1 to 3 move the focus out of the page.
      event.stopPropagation();
      act();
    };
    // Before Storybook's listener on the document.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
