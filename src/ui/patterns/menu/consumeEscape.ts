/** For Ariakit's `hideOnEscape`: closes, and prevents other handlers of the key. */
export function consumeEscape(event: { preventDefault: () => void }): true {
  event.preventDefault();
  return true;
}
