// Runs in the page: what a page draws besides its words, and where.

/** A drawing in the page, in CSS pixels from the page's corner. */
export interface Drawing {
  /** Its place among the page's drawings and its kind, to tell people. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Hides what engines draw each in their own way: letters, carets, scroll bars. Their room stays. */
export function hideWords(): void {
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

/** Every drawing that can be seen. */
export function drawingsOf(): Drawing[] {
  return [...document.querySelectorAll('svg')].flatMap((svg, index) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    if (width === 0 || height === 0 || !svg.checkVisibility({ visibilityProperty: true }))
      return [];
    const name = `${index} in <${svg.parentElement?.tagName.toLowerCase() ?? ''}>`;
    return [{ name, x: x + scrollX, y: y + scrollY, width, height }];
  });
}
