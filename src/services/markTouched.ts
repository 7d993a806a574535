/** Marks the touched element; src/ui/styles/global.css.ts styles it as pressed. */
const MARK = 'data-touched';

let touched: Element | null = null;

function clearTouched(): void {
  touched?.removeAttribute(MARK);
  touched = null;
}

/**
 * Marks controls while touched. Browsers delay `:active` until a touch is known not to scroll, so a
 * quick tap would never show it.
 */
export function markTouched(): void {
  addEventListener('pointerdown', ({ pointerType, target }) => {
    clearTouched();
    if (pointerType === 'mouse' || !(target instanceof Element)) return;
    touched = target.closest('a,button,summary,[type=radio]');
    touched?.setAttribute(MARK, '');
  });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, clearTouched);
}
