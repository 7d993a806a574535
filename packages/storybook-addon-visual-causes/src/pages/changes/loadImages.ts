async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Loads and decodes pictures by their addresses, with spaces between. */
export const loadImages = (addresses: string): Promise<HTMLImageElement[]> =>
  Promise.all(addresses === '' ? [] : addresses.split(' ').map(loadImage));
