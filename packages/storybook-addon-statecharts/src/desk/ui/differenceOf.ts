// The difference of two pictures of any sizes, for the desk's difference view.
import { difference, isSameSize, type Distance, type Pixels } from '../../pictures/pixels.ts';

/** On a larger sheet, at the top left; what it lacks is transparent, and so differs from anything drawn. */
export function onSheet({ data, width, height }: Pixels, sheet: Pick<Pixels, 'width' | 'height'>) {
  if (width === sheet.width && height === sheet.height) return { data, width, height };
  const laid = new Uint8Array(sheet.width * sheet.height * 4);
  for (let row = 0; row < height; row += 1) {
    laid.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * sheet.width * 4);
  }
  return { data: laid, width: sheet.width, height: sheet.height };
}

/** Counts and draws what differs. Pictures of two sizes are laid on each other at the top left. */
export function differenceOf(
  before: Pixels,
  after: Pixels,
): Distance & { drawn: Pixels; isResized: boolean } {
  const sheet = {
    width: Math.max(before.width, after.width),
    height: Math.max(before.height, after.height),
  };
  return {
    ...difference(onSheet(before, sheet), onSheet(after, sheet)),
    isResized: !isSameSize(before, after),
  };
}
