import { PNG } from 'pngjs';
import type { Person } from '../person.ts';
import { drawingsOf, hideWords, pageHeight, type Drawing } from './sheet.ts';

/** A page as one engine draws it: no words, and where its drawings stand. */
export interface DrawnPage {
  picture: PNG;
  drawings: Drawing[];
}

const WIDTH = 1280;

/** Opens a page in a window as high as the page, and takes its picture. */
export async function drawPage(
  person: Person,
  address: string,
  prepare: () => void = () => undefined,
): Promise<DrawnPage> {
  await person.resizes({ width: WIDTH, height: 800 });
  await person.opens(address);
  await person.window.run(prepare, undefined);
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
