import { useEffect, useRef } from 'react';

/** Fields in which letters are typed, and dialogs, in which the page behind is out of reach. */
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
 * Single keys of the page, by what is typed: never while somebody types in a field.
 * @param keys what each does; in small letters
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
      // The board's own keys are single ones, too: 1 to 3 move the focus out of the page.
      event.stopPropagation();
      act();
    };
    // Before Storybook's listener on the document.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isOn]);
}
