import { PNG } from 'pngjs';
import type { Person } from '../person.ts';
import { drawingsOf, hideWords, pageHeight, type Drawing } from './sheet.ts';

/** A page as one engine draws it: no words, and where its drawings stand. */
export interface DrawnPage {
  picture: PNG;
  drawings: Drawing[];
}

/** Something that a page could lose. */
export interface Fault {
  /** The drawing that loses it: the first that is found by this selector. */
  drawing: string;
  plant: (drawing: string) => void;
}

const WIDTH = 1280;

/** Runs in the page: has React taken over the drawing? What is changed before, it draws anew. */
function isTakenOver(drawing: string): boolean {
  return Object.keys(document.querySelector(drawing) ?? {}).some((key) =>
    key.startsWith('__reactFiber'),
  );
}

/** Opens a page in a window as high as the page, and takes its picture. */
export async function drawPage(person: Person, address: string, fault?: Fault): Promise<DrawnPage> {
  await person.resizes({ width: WIDTH, height: 800 });
  await person.opens(address);
  // It leads on to the sign-in page; until then it shows a mark that turns.
  if (address === '/dashboard') await person.isAt('/signin');
  if (fault !== undefined) {
    await person.finds(isTakenOver, fault.drawing, true);
    await person.window.run(fault.plant, fault.drawing);
  }
  await person.window.run(hideWords, undefined);
  await person.window.run(async () => void (await document.fonts.ready), undefined);
  // Once more: what is measured by the window's height has followed it.
  for (let once = 0; once < 2; once += 1) {
    const height = await person.window.run(pageHeight, undefined);
    await person.resizes({ width: WIDTH, height });
  }
  const drawings = await person.window.run(drawingsOf, undefined);
  return { picture: PNG.sync.read(await person.window.picture()), drawings };
}
