/** Set on what a finger is on: the pressed look goes by it (src/ui/styles/global.css.ts). */
const MARK = 'data-touched';

let touched: Element | null = null;

function clearTouched(): void {
  touched?.removeAttribute(MARK);
  touched = null;
}

/**
 * Marks what can be pressed for as long as a finger is on it. Browsers hold `:active` back until they
 * know that the finger does not scroll, and a quick press has no `:active` before it ends.
 */
export function showTouches(): void {
  addEventListener('pointerdown', ({ pointerType, target }) => {
    clearTouched();
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    touched = target.closest('a,button,summary,[type=radio]');
    touched?.setAttribute(MARK, '');
  });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, clearTouched);
}
