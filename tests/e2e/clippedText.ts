/**
 * Runs in the page: finds clipped text, and figures that a line break splits. Visually hidden text,
 * drawings, and content that can be scrolled to are exempt.
 */
export function clippedText(): string[] {
  const SLACK = 1;
  const clipped = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);

  function isSilent(element: Element): boolean {
    return (
      element.closest('[aria-hidden="true"], svg, script, noscript') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  /** The nearest ancestors that hide overflow. */
  function* clippers(from: Element): Generator<DOMRect & { name?: string }> {
    for (
      let at: Element | null = from;
      at !== null && at !== document.body;
      at = at.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const isScroller = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
      if (isScroller) return;
      const isClipper = [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
      if (isClipper) yield at.getBoundingClientRect();
    }
  }

  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (words === '' || parent === null || isSilent(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    const edges = [...clippers(parent)];
    for (const { 0: figure, index } of node.textContent?.matchAll(/\$?\d[\d.,]*\+?/gu) ?? []) {
      range.setStart(node, index);
      range.setEnd(node, index + figure.length);
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      // A column may be narrower than a figure at twice the size.
      if (lines.size > 1 && document.documentElement.style.fontSize === '')
        clipped.add(`broken: ${figure}`);
    }
    // Visually hidden.
    if (edges.some(({ width, height }) => width <= 1 && height <= 1)) continue;
    const isCut = boxes.some((box) =>
      edges.some(
        (edge) =>
          box.left < edge.left - SLACK ||
          box.right > edge.right + SLACK ||
          box.top < edge.top - SLACK ||
          box.bottom > edge.bottom + SLACK,
      ),
    );
    // No scrolling reaches beyond the page's left edge.
    if (isCut || boxes.some(({ right }) => right + scrollX < 0)) clipped.add(words);
  }

  // A fixed-size box whose words overflow.
  for (const box of document.querySelectorAll('button, summary, label, a, input')) {
    if (box.clientHeight > 1 && !isSilent(box) && box.scrollHeight > box.clientHeight + 2 * SLACK) {
      clipped.add(`spills: ${box.textContent?.trim() ?? ''}`);
    }
  }
  return [...clipped];
}
