/** What shows that a visitor is about to act, or that something else is about to change the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'storage',
  'hashchange',
  'popstate',
];

/** Calls back once, at the first sign that the page will be more than read. @returns what ends the wait */
export function onFirstIntent(act: () => void): () => void {
  const stops = new AbortController();
  const onSign = () => {
    stops.abort();
    act();
  };
  for (const sign of signs)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: stops.signal });
  return () => stops.abort();
}
