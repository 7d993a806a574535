// The manifest of accepted pictures, one per line: the reference of picture runs and of code reviews.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byKey } from '../desk/byKey.ts';
import { parseJson } from '../files.ts';
import { projectOptions } from '../settings/projectOptions.ts';

/** The manifest, relative to the project's root. */
export const MANIFEST = `${projectOptions.pictures}/pictures.json`;

/** An accepted picture: a story in a mode. */
export interface Picture {
  /** The id in Storybook's URL: `components-badge--states`. */
  story: string;
  mode: string;
  /** The first 32 hexadecimal digits of the original PNG's SHA-256. */
  hash: string;
  /** The first 32 hexadecimal digits of its file's SHA-256. */
  file: string;
  /** In px. */
  width: number;
  height: number;
}

/** What identifies a picture. */
export type PictureId = Pick<Picture, 'story' | 'mode'>;

export const pictureKey = ({ story, mode }: PictureId): string => `${story}/${mode}`;

/** The folder of accepted pictures, relative to the project's root. */
export const ACCEPTED = `${projectOptions.pictures}/accepted`;

/** Returns the lossless accepted picture's path, relative to the project's root. */
export const acceptedPath = ({ story, mode }: PictureId): string =>
  `${ACCEPTED}/${story.replace('--', '/')}/${mode}.webp`;

/** An entry's values, of which names of files and pages are made. */
const ENTRY = /^[a-z0-9-]+--[a-z0-9-]+ [a-zA-Z0-9-]+ [0-9a-f]{32} [0-9a-f]{32} \d+ \d+$/;

/**
 * Parses a manifest.
 * @throws with the first entry that is invalid or a duplicate
 */
export function parseManifest(text: string): Picture[] {
  const pictures = parseJson(text) as Picture[];
  if (!Array.isArray(pictures)) throw new Error(`${MANIFEST} is not a list of pictures`);
  const seen = new Set<string>();
  for (const entry of pictures) {
    const { story, mode, hash, file, width, height }: Partial<Picture> = entry ?? {};
    if (!ENTRY.test([story, mode, hash, file, width, height].join(' ')))
      throw new Error(`${MANIFEST}: ${JSON.stringify(entry)} is not a valid entry`);
    const key = pictureKey(entry);
    if (seen.has(key)) throw new Error(`${MANIFEST}: ${key} is listed twice`);
    seen.add(key);
  }
  return pictures;
}

/** Formats the manifest as JSON, one picture per line, sorted, so that branches merge line by line. */
export function manifestText(pictures: readonly Picture[]): string {
  const lines = pictures
    .toSorted((a, b) => (pictureKey(a) < pictureKey(b) ? -1 : 1))
    .map(({ story, mode, hash, file, width, height }) =>
      JSON.stringify({ story, mode, hash, file, width, height }),
    );
  return `[\n${lines.join(',\n')}\n]\n`;
}

/** Reads the accepted pictures of the project in `root`; empty without a manifest. */
export function readManifest(root = '.'): Picture[] {
  const file = path.join(root, MANIFEST);
  return existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : [];
}

export function writeManifest(pictures: readonly Picture[], root = '.'): void {
  writeFileSync(path.join(root, MANIFEST), manifestText(pictures));
}

/**
 * Names the stories that have the same picture in one mode: one of them may show another's state.
 * @param about limits the result to groups with one of these stories
 */
export function equalPictures(
  pictures: readonly Pick<Picture, 'story' | 'mode' | 'hash'>[],
  about: ReadonlySet<string>,
): string[] {
  return [...byKey(pictures, ({ mode, hash }) => `${mode} ${hash}`).values()].flatMap((equal) => {
    const stories = [...new Set(equal.map(({ story }) => story))].toSorted();
    const isNamed = stories.length > 1 && stories.some((each) => about.has(each));
    return isNamed ? [`${stories.join(' and ')} in ${equal[0].mode}`] : [];
  });
}
