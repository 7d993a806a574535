import type { DrawnPicture } from '../../../storyboards/drawing/options.ts';
import { svgOf } from '../../../storyboards/drawing/svg.ts';
import type { Shown } from '../context.ts';
import type { Drawing } from '../useLayout.ts';

export type Exported = Drawing & Pick<Shown, 'subject' | 'view' | 'window' | 'theme' | 'pictureOf'>;

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => reject(new Error('A picture could not be read')));
    reader.readAsDataURL(blob);
  });
}

const fetched = async (url: string): Promise<string> => asDataUrl(await (await fetch(url)).blob());

/** Exports the current drawing as a standalone SVG. */
export async function exportSvg({ pictureOf, ...drawn }: Exported): Promise<string> {
  const { subject } = drawn;
  const { default: typefaces } = await import('virtual:statecharts/typefaces');
  const pictures = new Map<string, DrawnPicture>();
  await Promise.all(
    subject.chart.states.map(async ({ id }) => {
      const picture = pictureOf(id);
      if (picture === undefined) return;
      const href = await fetched(picture.url);
      pictures.set(id, { href, status: picture.status });
    }),
  );
  return svgOf({
    ...drawn,
    id: subject.id,
    pictureOf: (statePath) => pictures.get(statePath),
    typefaces,
  });
}

/** Upscaled, so that text stays sharp in slides. */
const SCALE = 2;

export async function exportPng(drawn: Exported): Promise<Blob> {
  const svg = await exportSvg(drawn);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width * SCALE, image.height * SCALE);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob();
  } finally {
    URL.revokeObjectURL(url);
  }
}
