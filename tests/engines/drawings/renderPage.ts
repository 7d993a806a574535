import { PNG } from 'pngjs';
import type { Person } from '../person.ts';
import { drawingsOf, hideText, pageHeight, type Drawing } from './pageDrawings.ts';

/** A page rendered by one engine: its picture without words, and the positions of its drawings. */
export interface RenderedPage {
  picture: PNG;
  drawings: Drawing[];
}

/** A planted loss. */
export interface Fault {
  /** The first match of this selector loses it. */
  drawing: string;
  plant: (drawing: string) => void;
}

const WIDTH = 1280;

/** Runs in the page: whether React has hydrated the drawing. It would undo an earlier change. */
function isHydrated(drawing: string): boolean {
  return Object.keys(document.querySelector(drawing) ?? {}).some((key) =>
    key.startsWith('__reactFiber'),
  );
}

/** Opens a page in a window as high as the page, and takes its picture. */
export async function renderPage(
  person: Person,
  address: string,
  fault?: Fault,
): Promise<RenderedPage> {
  await person.resizes({ width: WIDTH, height: 800 });
  await person.opens(address);
  // It redirects to the sign-in page and shows a spinner until then.
  if (address === '/dashboard') await person.isAt('/signin');
  if (fault !== undefined) {
    await person.finds(isHydrated, fault.drawing, true);
    await person.window.run(fault.plant, fault.drawing);
  }
  await person.window.run(hideText, undefined);
  await person.window.run(async () => void (await document.fonts.ready), undefined);
  // Again, because some sizes depend on the window's height.
  for (let once = 0; once < 2; once += 1) {
    const height = await person.window.run(pageHeight, undefined);
    await person.resizes({ width: WIDTH, height });
  }
  const drawings = await person.window.run(drawingsOf, undefined);
  return { picture: PNG.sync.read(await person.window.picture()), drawings };
}
