/** Stops when the visitor does something: nobody is interrupted by what comes late. */
function abortOnUserInput(): AbortController {
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
export function waitForHeading(act: (heading: HTMLElement) => void): () => void {
  const stops = abortOnUserInput();
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

/** Calls back now, and whenever more of the page is drawn. */
function onPageGrowth(act: (stop: () => void) => void): () => void {
  const stops = abortOnUserInput();
  const stop = () => stops.abort();
  const look = () => {
    if (!stops.signal.aborted) act(stop);
  };
  const observer = new ResizeObserver(look);
  stops.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body);
  look();
  return stop;
}

/** How far the page can be scrolled by now, in CSS px. */
function maxScrollTop(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight;
}

/**
 * Scrolls to `y`, in CSS px: as far as the page reaches, and on as more of it is drawn.
 * @returns ends the wait
 */
export function scrollWhenTallEnough(y: number): () => void {
  return onPageGrowth((stop) => {
    scrollTo(0, y);
    if (maxScrollTop() >= Math.floor(y)) stop();
  });
}

/**
 * Keeps a page that was loaded anew at `y`, in CSS px, where the browser restored it, although more is
 * drawn above what is in sight. Whoever has scrolled elsewhere by now stays there.
 * @returns ends it
 */
export function keepScrolledTo(y: number): () => void {
  const isElsewhere = scrollY !== 0 && Math.abs(scrollY - Math.min(y, maxScrollTop())) > 1;
  return isElsewhere ? () => undefined : onPageGrowth(() => scrollTo(0, y));
}
