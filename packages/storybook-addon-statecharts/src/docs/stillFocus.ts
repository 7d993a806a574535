/**
 * Until the reader presses a key or a pointer, nothing on a docs page takes the focus: a story that does
 * as it appears, a form's list of mistakes for one, would scroll the page down to itself.
 * @returns ends it
 */
export function stillFocus(): () => void {
  const { prototype } = HTMLElement;
  const own = Object.getOwnPropertyDescriptor(prototype, 'focus');
  const end = (): void => {
    if (own !== undefined) Object.defineProperty(prototype, 'focus', own);
    window.removeEventListener('pointerdown', end, true);
    window.removeEventListener('keydown', end, true);
  };
  Object.defineProperty(prototype, 'focus', { configurable: true, value: () => undefined });
  window.addEventListener('pointerdown', end, true);
  window.addEventListener('keydown', end, true);
  return end;
}
