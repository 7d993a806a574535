/** Stops when the visitor does something: nobody is interrupted by what comes late. */
function untilTheVisitorActs(): AbortController {
  const stops = new AbortController();
  const options = { signal: stops.signal, passive: true };
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(act, () => stops.abort(), options);
  }
  return stops;
}

/**
 * Calls back with the page's heading: at once, or when the part of the page that has it is drawn.
 * @returns ends the wait
 */
export function whenHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const stops = untilTheVisitorActs();
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || stops.signal.aborted) return;
    stops.abort();
    act(heading);
  };
  const observer = new MutationObserver(look);
  stops.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => stops.abort();
}

/**
 * Keeps the browser's scroll anchoring still: where it holds on to the footer, what is drawn above it
 * later would carry the page away from its place.
 * @returns ends it; the visitor's first act does too
 */
export function withoutAnchoring(): () => void {
  const { style } = document.documentElement;
  const stops = untilTheVisitorActs();
  style.overflowAnchor = 'none';
  stops.signal.addEventListener('abort', () => style.removeProperty('overflow-anchor'));
  return () => stops.abort();
}

/**
 * Scrolls to `y`, in CSS px: as far as the page reaches, and on as more of it is drawn.
 * @returns ends the wait
 */
export function scrollWhenTall(y: number): () => void {
  const stops = untilTheVisitorActs();
  const look = () => {
    if (stops.signal.aborted) return;
    scrollTo(0, y);
    const { scrollHeight, clientHeight } = document.documentElement;
    if (scrollHeight - clientHeight >= Math.floor(y)) stops.abort();
  };
  const observer = new ResizeObserver(look);
  stops.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body);
  look();
  return () => stops.abort();
}
