// Runs in the page: finds its drawings and their positions.

/** A drawing in the page, in CSS pixels from the page's corner. */
export interface Drawing {
  /** Its index and kind, for messages. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hides what engines render differently, but keeps its space: letters, carets, scroll bars. */
export function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; text-decoration-color: transparent !important; }
    svg text, svg textPath { fill: none !important; }
    html { scrollbar-width: none !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function pageHeight(): number {
  return document.documentElement.scrollHeight;
}

/** Every visible drawing, in document order. */
export function drawingsOf(): Drawing[] {
  return [...document.querySelectorAll('svg:not(svg *)')]
    .map((svg) => ({ svg, box: svg.getBoundingClientRect() }))
    .filter(({ svg, box }) => {
      const isSized = box.width > 0 && box.height > 0;
      return isSized && svg.checkVisibility({ visibilityProperty: true });
    })
    .map(({ svg, box: { x, y, width, height } }, index) => ({
      name: `${index} in <${svg.parentElement?.tagName.toLowerCase() ?? ''}>`,
      x: x + scrollX,
      y: y + scrollY,
      width,
      height,
    }));
}
