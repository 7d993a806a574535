/** Events that precede an interaction, or a change from outside. */
const intentEvents = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'storage',
  'hashchange',
  'popstate',
];

/** Calls back once, on the first sign of interaction. @returns cancels the wait */
export function onFirstIntent(act: () => void): () => void {
  const stops = new AbortController();
  const onSign = () => {
    stops.abort();
    act();
  };
  for (const sign of intentEvents)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: stops.signal });
  return () => stops.abort();
}
