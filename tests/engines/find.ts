/** A target: its role and its visible or accessible name. */
export interface Target {
  kind: 'link' | 'button' | 'field' | 'radio' | 'menu';
  name: string;
}

interface Found {
  x: number;
  y: number;
}

declare global {
  interface Window {
    /** The target of the next press, and whether the press missed it. */
    aim?: { missed: boolean } | undefined;
  }
}

/**
 * Runs in the page: scrolls to the target and returns the point to press, in CSS pixels of the window;
 * undefined while it is invisible or covered. A press that misses it, because typefaces have shifted the
 * page meanwhile, does nothing; `hasMissed` reports that.
 */
export function pointOf({ kind, name }: Target): Found | undefined {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    field: 'input:not([type=radio]), textarea',
    radio: 'input[type=radio]',
    menu: 'summary',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/gu, ' ').trim();
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return node.nodeType === Node.TEXT_NODE
      ? (node.textContent ?? '')
      : [...node.childNodes].map(textOf).join('');
  };
  const nameOf = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    return plain(
      element.getAttribute('aria-label') ??
        (labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element)),
    );
  };
  for (const element of document.querySelectorAll<HTMLElement>(selectors[kind])) {
    if (nameOf(element) !== name) continue;
    // A radio button is pressed by its label, which is drawn in its place.
    const [label] = kind === 'radio' ? ((element as HTMLInputElement).labels ?? []) : [];
    const shown = label ?? element;
    if (!shown.checkVisibility({ visibilityProperty: true })) continue;
    shown.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = shown.getBoundingClientRect();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const top = document.elementFromPoint(point.x, point.y);
    if (top === null || !(shown.contains(top) || top === element)) continue;
    const aim = { missed: false };
    window.aim = aim;
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      // Clicks by keys or scripts are not presses.
      if (window.aim !== aim || event.detail === 0) return;
      const isHit = target === element || (target instanceof Node && shown.contains(target));
      // Replaced between down and up: the page lost the press, which is a fault.
      if (isHit || !shown.isConnected) return;
      aim.missed = true;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('click', onClick, { capture: true, once: true });
    return point;
  }
  return undefined;
}

/** Runs in the page: whether the press missed what `pointOf` found. Resets after each call. */
export function hasMissed(): boolean {
  const missed = window.aim?.missed === true;
  window.aim = undefined;
  return missed;
}

/** Runs in the page: whether this text is visible, as an element's own or within one. */
export function isShown(text: string): boolean {
  const plain = (value: string | null) => (value ?? '').replace(/\s+/gu, ' ').trim();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node as HTMLElement;
    if (element instanceof SVGElement || element.matches('script, style, template')) continue;
    if (!plain(element.textContent).includes(text)) continue;
    const within = [...element.children].some((child) => plain(child.textContent).includes(text));
    if (!within && element.checkVisibility({ visibilityProperty: true })) return true;
  }
  return false;
}
