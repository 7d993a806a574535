import sharp, { type OutputInfo } from 'sharp';
import type { Person } from '../test.ts';

/** A drawing in the page, in CSS pixels from the page's corner. */
export interface Drawing {
  /** Its index and its parent, for messages. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A page rendered by one engine: its picture without words, and the positions of its drawings. */
export interface RenderedPage {
  picture: { data: Buffer; info: OutputInfo };
  drawings: Drawing[];
}

const WIDTH = 1280;

/**
 * Runs in the page: hides what engines render differently, but keeps its space: letters, carets, the
 * dashes of borders, scroll bars.
 */
function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    *, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; caret-color: transparent !important; text-decoration-color: transparent !important; border-color: transparent !important; }
    svg text, svg textPath { fill: none !important; }
    html { scrollbar-width: none !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in the page: its visible drawings, in document order. */
function drawingsOf(): Drawing[] {
  return [...document.querySelectorAll('svg:not(svg *)')]
    .map((svg) => ({ svg, box: svg.getBoundingClientRect() }))
    .filter(({ svg, box }) => {
      const isSized = box.width > 0 && box.height > 0;
      return isSized && svg.checkVisibility({ visibilityProperty: true });
    })
    .map(({ svg, box: { x, y, width, height } }, index) => ({
      name: `${index} in <${svg.parentElement?.localName ?? ''}>`,
      x: x + scrollX,
      y: y + scrollY,
      width,
      height,
    }));
}

/** Runs in the page: waits for images, because lazy ones load once the window has grown to contain them. */
const decodeImages = async (): Promise<void> =>
  void (await Promise.allSettled([...document.images].map((image) => image.decode())));

/** Opens a page in a window as high as the page, and takes its picture. */
export async function renderPage(person: Person, address: string): Promise<RenderedPage> {
  await person.resize({ width: WIDTH, height: 800 });
  await person.opens(address);
  // It redirects to the sign-in page and shows a spinner until then.
  if (address === '/dashboard') await person.isAt('/signin');
  await person.run(hideText, '');
  await person.run(async () => void (await document.fonts.ready), '');
  // Twice, because some sizes depend on the window's height.
  for (let once = 0; once < 2; once += 1) {
    const height = await person.run(() => document.documentElement.scrollHeight, '');
    await person.resize({ width: WIDTH, height });
    await person.run(decodeImages, '');
  }
  const drawings = await person.run(drawingsOf, '');
  const picture = await sharp(await person.picture())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { picture, drawings };
}
