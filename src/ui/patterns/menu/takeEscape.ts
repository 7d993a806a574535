/** For Ariakit's `hideOnEscape`: closes, and tells whoever else listens that the key was used. */
export function takeEscape(event: { preventDefault: () => void }): true {
  event.preventDefault();
  return true;
}
