import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { answering } from '../../e2e/support.ts';

/** A drawing in the page, in CSS pixels from the page's corner. */
interface Drawing {
  /** Its index and kind, for messages. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page rendered by one engine: its picture without words, and the positions of its drawings. */
export interface DrawnPage {
  picture: PNG;
  drawings: Drawing[];
}

/** A planted loss. */
export interface Fault {
  /** The first match of this selector loses it. */
  drawing: string;
  plant: (drawing: string) => void;
}

/** Hides what engines render differently, but keeps its space: letters, carets, scroll bars. */
function hideWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; text-decoration-color: transparent !important; }
    svg text, svg textPath { fill: none !important; }
    html { scrollbar-width: none !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Every visible drawing, in document order. */
function drawingsOf(): Drawing[] {
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

/** Opens a page in a window as high as the page, and takes its picture. */
export async function drawPage(page: Page, address: string, fault?: Fault): Promise<DrawnPage> {
  await page.goto(address);
  // It redirects to the sign-in page and shows a spinner until then.
  if (address === '/dashboard') await page.waitForURL('/signin');
  if (fault !== undefined) {
    // Hydration would undo an earlier change.
    await answering(page, fault.drawing);
    await page.evaluate(fault.plant, fault.drawing);
  }
  await page.evaluate(hideWords);
  await page.evaluate(async () => void (await document.fonts.ready));
  // Again, because some sizes depend on the window's height.
  for (let once = 0; once < 2; once += 1) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1280, height });
  }
  const drawings = await page.evaluate(drawingsOf);
  const picture = PNG.sync.read(await page.screenshot({ animations: 'allow', caret: 'initial' }));
  return { picture, drawings };
}
