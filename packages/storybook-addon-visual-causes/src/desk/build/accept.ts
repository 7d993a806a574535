// Makes findings of the last runs the baselines.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { each, writeFile } from '../../files.ts';
import { hashOf, losslessWebp } from '../../pictures/images.ts';
import {
  acceptedPath,
  pictureKey,
  writeManifest,
  type PictureId,
} from '../../pictures/manifest.ts';
import { ariaSnapshotPath, ariaSnapshotText } from '../ariaSnapshots.ts';
import { ARIA_SNAPSHOT } from '../desk.ts';
import { readAccepted, writeRunResults } from './accepted.ts';
import { writeDrawn } from './components.ts';
import { buildDesk, causeMark } from './data.ts';
import type { Stories } from './stories.ts';

/** Accepts findings as the last runs took them; the first text of a story comes with its picture. */
async function acceptFindings(
  isWanted: (found: PictureId) => boolean,
  root: string,
  stories: Stories,
) {
  const state = readAccepted(root, stories);
  const pictures = state.changed.filter(isWanted);
  const gone = state.gone.filter(isWanted);
  await each(pictures, 2, async ({ taken, ...picture }) => {
    const bytes = readFileSync(path.join(root, taken));
    if (hashOf(bytes) !== picture.hash)
      throw new Error(`${taken} is not the picture that was taken`);
    const webp = await losslessWebp(bytes);
    writeFile(path.join(root, acceptedPath(picture)), webp);
    state.pictures.set(pictureKey(picture), { ...picture, file: hashOf(webp) });
  });
  const remove = (file: string): void => rmSync(path.join(root, file), { force: true });
  for (const picture of gone) {
    state.pictures.delete(pictureKey(picture));
    remove(acceptedPath(picture));
  }
  const left = new Set([...state.pictures.values()].map(({ story }) => story));
  for (const { story } of gone) if (!left.has(story)) remove(ariaSnapshotPath(story));
  const texts = [...state.changedAriaSnapshots].filter(([story]) =>
    state.ariaSnapshots.has(story) ? isWanted({ story, mode: ARIA_SNAPSHOT }) : left.has(story),
  );
  for (const [story, text] of texts)
    writeFile(path.join(root, ariaSnapshotPath(story)), ariaSnapshotText(text));
  writeManifest([...state.pictures.values()], root);
  writeDrawn(state.results.stories, stories, root);
  return { pictures: pictures.length, texts: texts.length, removed: gone.length };
}

/**
 * Accepts everything that the last runs found.
 * @param files limits it to the titles of these story files
 */
export async function acceptAll(files: readonly string[], root = '.', stories: Stories = []) {
  const titleOf = (story: string): string => story.split('--', 1)[0] ?? '';
  const titles = new Set(
    stories.flatMap(({ id, file }) => (files.includes(file) ? titleOf(id) : [])),
  );
  const isWanted = ({ story }: PictureId): boolean =>
    files.length === 0 || titles.has(titleOf(story));
  return { ...(await acceptFindings(isWanted, root, stories)), waiting: 0 };
}

/**
 * Makes the pictures of these causes the baselines, as the last runs took them. A picture with
 * several causes is accepted with the last of them.
 * @throws for an unknown cause, and if the sources have changed since the pictures were taken
 */
export async function acceptCauses(ids: readonly string[], root = '.', stories: Stories = []) {
  const { results, digest } = readAccepted(root, stories);
  if (results.digest !== digest)
    throw new Error(
      'The sources have changed since the pictures were taken. Run the review again.',
    );
  const { groups } = (await buildDesk(root, stories)).data;
  const unknown = ids.find((id) => !groups.some((group) => group.id === id));
  if (unknown !== undefined)
    throw new Error(
      `Unknown cause ${unknown}. The causes are: ${groups.map(({ id }) => id).join(', ')}`,
    );
  const causes = new Set(results.causes);
  const open = groups
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ id, changes }) =>
      changes.filter(({ isAccepted }) => !isAccepted).map((change) => ({ id, change })),
    );
  for (const { id, change } of open) causes.add(causeMark(change, id));
  const [wanted, waiting] = [new Set<string>(), new Set<string>()];
  for (const { change } of open) {
    const isComplete = change.causes?.every((id) => causes.has(causeMark(change, id))) ?? true;
    (isComplete ? wanted : waiting).add(pictureKey(change));
  }
  const accepted = await acceptFindings((found) => wanted.has(pictureKey(found)), root, stories);
  writeRunResults({ ...results, causes: [...causes] }, root);
  // Pictures that differ for another cause, too, wait until that is accepted.
  return { ...accepted, waiting: waiting.size };
}
