// The difference of two pictures of any sizes, for the desk's difference view.
import { difference, isSameSize, type Distance, type Pixels } from '../../pictures/pixels.ts';

/** Places a picture at the top left of a larger sheet; the transparent rest differs from any drawing. */
export function onSheet({ data, width, height }: Pixels, sheet: Pick<Pixels, 'width' | 'height'>) {
  if (width === sheet.width && height === sheet.height) return { data, width, height };
  const laid = new Uint8Array(sheet.width * sheet.height * 4);
  for (let row = 0; row < height; row += 1) {
    laid.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * sheet.width * 4);
  }
  return { data: laid, width: sheet.width, height: sheet.height };
}

/** Counts and draws differences. Pictures of different sizes are aligned at the top left. */
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
