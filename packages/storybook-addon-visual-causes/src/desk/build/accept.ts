// Accepts the findings of the last runs by cause.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../files/writeFile.ts';
import { hashOf, losslessWebp } from '../../pictures/images.ts';
import { acceptedPath, pictureKey, writeManifest } from '../../pictures/manifest.ts';
import { ariaSnapshotPath, ariaSnapshotText } from '../ariaSnapshots.ts';
import type { Change } from '../desk.ts';
import { writeRunResults } from '../runResults.ts';
import { readAccepted, readAriaSnapshot, removeAccepted } from './accepted.ts';
import { buildDesk, causeMark } from './data.ts';
import { digestOfInputs } from './inputs.ts';
import type { IndexedStory } from './storyIndex.ts';

export interface Acceptance {
  pictures: number;
  texts: number;
  removed: number;
  /** Pictures that differ for another cause, too, and wait until that is accepted. */
  waiting: number;
}

/**
 * Makes the pictures of these causes the baselines, as the last runs took them. A picture with
 * several causes is accepted with the last of them.
 * @throws for an unknown cause, and if the sources have changed since the pictures were taken
 */
export async function acceptCauses(
  ids: readonly string[],
  root = '.',
  stories: readonly IndexedStory[] = [],
): Promise<Acceptance> {
  const { data } = await buildDesk(root, stories);
  const { pictures: manifest, results } = readAccepted(root);
  if (results.run?.digest !== digestOfInputs(root))
    throw new Error(
      'The sources have changed since the pictures were taken. Run the review again.',
    );
  const groups = ids.map((id) => {
    const group = data.groups.find((each) => each.id === id);
    if (group === undefined)
      throw new Error(
        `Unknown cause ${id}. The causes are: ${data.groups.map((each) => each.id).join(', ')}`,
      );
    return group;
  });
  const chosen = groups.flatMap((group) =>
    group.changes
      .filter(({ isAccepted }) => !isAccepted)
      .map((change) => ({ change, id: group.id })),
  );
  const causes = new Set([
    ...results.causes,
    ...chosen.map(({ change, id }) => causeMark(change, id)),
  ]);
  const isComplete = (change: Change): boolean =>
    change.causes?.every((id) => causes.has(causeMark(change, id))) ?? true;
  const accepted = new Set(
    chosen.flatMap(({ change }) => (isComplete(change) ? [pictureKey(change)] : [])),
  );
  const waiting = new Set(
    chosen.flatMap(({ change }) => (isComplete(change) ? [] : [pictureKey(change)])),
  );
  // A picture of earlier sources is no picture of these.
  const taken = new Set(results.taken);
  const pictures = results.pictures.filter(
    (each) => accepted.has(pictureKey(each)) && taken.has(pictureKey(each)),
  );
  for (const { story, mode, hash, width, height, taken: place } of pictures) {
    const bytes = readFileSync(path.join(root, place));
    if (hashOf(bytes) !== hash) throw new Error(`${place} is not the picture that was taken`);
    const webp = await losslessWebp(bytes);
    writeFile(path.join(root, acceptedPath({ story, mode })), webp);
    const picture = { story, mode, hash, file: hashOf(webp), width, height };
    manifest.set(pictureKey(picture), picture);
  }
  const gone = results.gone.filter((each) => accepted.has(pictureKey(each)));
  removeAccepted(manifest, gone, root);
  const left = new Set([...manifest.values()].map(({ story }) => story));
  // The first text of a story comes with its picture; a changed one has a cause.
  const texts = results.ariaSnapshots.filter(({ story, accepted: before }) =>
    before === null ? left.has(story) : accepted.has(`${story}/reads`),
  );
  for (const { story, taken: place } of texts)
    writeFile(
      path.join(root, ariaSnapshotPath(story)),
      ariaSnapshotText(readAriaSnapshot(place, root)),
    );
  writeManifest([...manifest.values()], root);
  writeRunResults(
    {
      ...results,
      pictures: results.pictures.filter((each) => !pictures.includes(each)),
      gone: results.gone.filter((each) => !gone.includes(each)),
      ariaSnapshots: results.ariaSnapshots.filter((each) => !texts.includes(each)),
      causes: [...causes],
    },
    root,
  );
  return {
    pictures: pictures.length,
    texts: texts.length,
    removed: gone.length,
    waiting: waiting.size,
  };
}
