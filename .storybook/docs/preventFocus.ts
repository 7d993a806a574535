/**
 * Prevents focus on a docs page until the reader presses a key or a pointer: a story that takes
 * focus as it renders, such as a form's error summary, would scroll to itself.
 * @returns a function that ends it
 */
export function preventFocus(): () => void {
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
