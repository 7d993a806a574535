/** Aborts on the first user input, so that late content never moves the page. */
function abortOnUserInput(): AbortController {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(type, () => controller.abort(), options);
  }
  return controller;
}

/**
 * Calls back with the page's heading, once it has rendered.
 * @returns cancels the wait
 */
export function waitForHeading(callback: (heading: HTMLElement) => void): () => void {
  const controller = abortOnUserInput();
  const check = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null || controller.signal.aborted) return;
    controller.abort();
    callback(heading);
  };
  const observer = new MutationObserver(check);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  check();
  return () => controller.abort();
}

/** Calls back now and whenever the page's height changes. */
function onPageGrowth(callback: (stop: () => void) => void): () => void {
  const controller = abortOnUserInput();
  const stop = () => controller.abort();
  const check = () => {
    if (!controller.signal.aborted) callback(stop);
  };
  const observer = new ResizeObserver(check);
  controller.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body);
  check();
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
