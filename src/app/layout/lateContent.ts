/** Aborts on the first user input, so that late content never moves the page. */
function abortOnUserInput(): AbortController {
  const stops = new AbortController();
  const options = { signal: stops.signal, passive: true };
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(act, () => stops.abort(), options);
  }
  return stops;
}

/**
 * Calls back with the page's heading, once it has rendered.
 * @returns cancels the wait
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

/** Calls back now and whenever the page's height changes. */
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

/** In CSS px. */
function maxScrollTop(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight - clientHeight;
}

/**
 * Scrolls to `y`, in CSS px, as far as possible, and on as more of the page renders.
 * @returns cancels the wait
 */
export function scrollWhenTallEnough(y: number): () => void {
  return onPageGrowth((stop) => {
    scrollTo(0, y);
    if (maxScrollTop() >= Math.floor(y)) stop();
  });
}

/**
 * Keeps a reloaded page at `y`, in CSS px, although content above it renders late. Does nothing if
 * the visitor has already scrolled elsewhere.
 * @returns cancels it
 */
export function keepScrolledTo(y: number): () => void {
  const isElsewhere = scrollY !== 0 && Math.abs(scrollY - Math.min(y, maxScrollTop())) > 1;
  return isElsewhere ? () => undefined : onPageGrowth(() => scrollTo(0, y));
}
