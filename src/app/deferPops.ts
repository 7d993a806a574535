/**
 * Keeps from the router that the address's hash has changed until the code of a prerendered page has
 * come: its update would replace the page's content by the fallback. The browser scrolls by itself.
 */
export function deferPops(code: Promise<unknown>): void {
  let isMissed = false;
  const defer = (event: Event) => {
    isMissed = true;
    event.stopImmediatePropagation();
  };
  // Registered before the router's listener.
  addEventListener('popstate', defer);
  // Without its code, a page stays as prerendered, and its links load documents (lazyScreen.tsx).
  void code.then(
    () => {
      removeEventListener('popstate', defer);
      if (isMissed) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    () => undefined,
  );
}
