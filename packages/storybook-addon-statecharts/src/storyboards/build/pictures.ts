// The pictures on storyboards, compared with the base of a review: main, or DESK_BASE.
import { readStateStories } from '../../chart/loadCharts.ts';
import { charts, settings } from '../../chart/registry.ts';
import { manifestOf, reviewBase } from '../../desk/build/base.ts';
import { pictureKey, readManifest, type Picture } from '../../pictures/manifest.ts';
import type { Pictures, Status } from '../pictures.ts';

/** The folder of thumbnails, beside the preview page. */
export const FOLDER = 'storyboards';

const SAMPLE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 18'%3E%3Cpath fill='%23e4f2ea' d='M0 0h12v18H0z'/%3E%3Cpath fill='%23637f72' d='M1 2h6v1H1zm0 3h10v.5H1zm0 1h8v.5H1z'/%3E%3Cpath fill='%23005c3b' d='M1 8h10v2H1z'/%3E%3C/svg%3E";

/** Returns the stories whose pictures are on storyboards. */
function shownStories(): ReadonlySet<string> {
  const stories = Object.values(readStateStories()).flatMap((states) => Object.values(states));
  const asked = charts().flatMap(({ questions }) =>
    questions.flatMap(({ steps }) => steps.flatMap(({ story }) => story ?? [])),
  );
  return new Set([...stories, ...Object.values(settings().people), ...asked]);
}

/** Returns the hashes of the base's accepted pictures, by story and mode; undefined without a base. */
function baseHashes(): ReadonlyMap<string, string> | undefined {
  const base = reviewBase();
  const pictures = base && manifestOf(base.commit);
  return pictures && new Map(pictures.map((picture) => [pictureKey(picture), picture.hash]));
}

/** Returns a picture's status relative to the base. Without a base, every picture is accepted. */
export function statusOf(picture: Picture, base: ReadonlyMap<string, string> | undefined): Status {
  if (base === undefined) return 'approved';
  const before = base.get(pictureKey(picture));
  if (before === undefined) return 'new';
  return before === picture.hash ? 'approved' : 'changed';
}

/**
 * Returns the pictures on storyboards.
 * @param sample shows one drawn picture everywhere, for the picture run, where a storyboard's own
 *   picture would change with every screen on it
 */
export function picturesIn(sample: boolean): { pictures: Pictures; shown: Picture[] } {
  const stories = shownStories();
  const shown = readManifest().filter(({ story }) => stories.has(story));
  const base = sample ? undefined : baseHashes();
  const pictures: Record<string, Record<string, Pictures[string][string]>> = {};
  for (const picture of shown) {
    const { story, mode, hash } = picture;
    const url = sample ? SAMPLE : `./${FOLDER}/${hash}.webp`;
    (pictures[story] ??= {})[mode] = { hash, url, status: statusOf(picture, base) };
  }
  return { pictures, shown };
}
