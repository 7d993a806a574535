/**
 * Runs in the page: returns the name and size of controls smaller than 44 by 44 CSS px. Like WCAG 2.5.5 it
 * exempts links within a sentence.
 */
export function smallTargets(): string[] {
  const LEAST = 44;

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /** A hidden radio button is pressed by its label. */
  function boxOf(element: Element): DOMRect {
    const isLabelled = element instanceof HTMLInputElement && element.type === 'radio';
    const label = isLabelled ? element.labels?.[0] : undefined;
    return (label ?? element).getBoundingClientRect();
  }

  function isInSentence(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const own = element.textContent?.trim() ?? '';
    const around = element.parentElement?.textContent?.trim() ?? '';
    return element.matches('a') && around.length > own.length;
  }

  return (
    [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]',
      ),
    ]
      .filter((element) => isVisible(element) && !isInSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
      // A skip link is outside of the viewport until focused.
      .filter(({ box }) => box.width > 1 && box.bottom + scrollY > 0)
      .filter(({ box }) => Math.round(box.width) < LEAST || Math.round(box.height) < LEAST)
      .map(
        ({ element, box }) =>
          `${element.localName} "${element.textContent?.trim() ?? ''}" ${box.width} × ${box.height}`,
      )
  );
}
