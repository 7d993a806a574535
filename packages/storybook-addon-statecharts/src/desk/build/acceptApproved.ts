// Accepts the approved findings of the last picture runs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { losslessWebp } from '../../pictures/images.ts';
import {
  acceptedPath,
  pictureKey,
  readManifest,
  writeManifest,
  type Picture,
} from '../../pictures/manifest.ts';
import { ARIA_SNAPSHOT } from '../desk.ts';
import { parseAriaSnapshot, ariaSnapshotPath, ariaSnapshotText } from '../ariaSnapshots.ts';
import { currentResults, readRunResults, writeRunResults } from '../runResults.ts';
import { indexVerdicts, standing } from '../verdicts.ts';
import { acceptedAriaSnapshots, ariaSnapshotHash } from './ariaSnapshots.ts';
import { readVerdicts } from './verdictFiles.ts';

/** The accepted pictures and texts, and the number still undecided. */
export interface Accepted {
  pictures: number;
  texts: number;
  removed: number;
  left: number;
}

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * Accepts each picture whose verdicts approve exactly it and request no change.
 * @throws when a file of verdicts is unreadable, or a picture is not the one that was taken
 */
export async function acceptApproved(root = '.'): Promise<Accepted> {
  const { files, damaged } = readVerdicts(root);
  const [broken] = damaged;
  if (broken !== undefined)
    throw new Error(`${broken.file}, line ${broken.line}: ${broken.reason}. Nothing was accepted.`);
  const index = indexVerdicts(files);
  const manifest = new Map(readManifest(root).map((picture) => [pictureKey(picture), picture]));
  const texts = new Map(
    [...acceptedAriaSnapshots(root)].map(([story, snapshot]) => [
      story,
      ariaSnapshotHash(snapshot),
    ]),
  );
  const hashes = new Map([...manifest].map(([key, { hash }]) => [key, hash]));
  const results = currentResults(
    readRunResults(root),
    { pictures: hashes, ariaSnapshots: texts },
    root,
  );
  const isApproved = (
    { story, mode, hash }: Pick<Picture, 'story' | 'mode' | 'hash'>,
    kind: 'changed' | 'gone' | 'ariaSnapshot',
  ): boolean => standing({ story, mode, hash, kind }, index).state === 'approved';

  const pictures = results.pictures.filter((each) => isApproved(each, 'changed'));
  for (const { story, mode, hash, width, height, file } of pictures) {
    const bytes = readFileSync(path.join(root, file));
    if (hashOf(bytes) !== hash) throw new Error(`${file} is not the picture that was taken`);
    const place = path.join(root, acceptedPath({ story, mode }));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, await losslessWebp(bytes));
    manifest.set(pictureKey({ story, mode }), { story, mode, hash, width, height });
  }
  const gone = results.gone.filter((each) => isApproved(each, 'gone'));
  for (const picture of gone) {
    manifest.delete(pictureKey(picture));
    rmSync(path.join(root, acceptedPath(picture)), { force: true });
  }
  // Focus stops move with the picture and need no decision of their own.
  const accepted = new Set(pictures.map(({ story }) => story));
  const ariaSnapshots = results.ariaSnapshots.filter(({ story, file, accepted: known }) => {
    const now = parseAriaSnapshot(readFileSync(path.join(root, file), 'utf8'), file);
    const isAsked = known !== null;
    return isAsked
      ? isApproved({ story, mode: ARIA_SNAPSHOT, hash: ariaSnapshotHash(now) }, 'ariaSnapshot')
      : accepted.has(story) || [...manifest.values()].some((each) => each.story === story);
  });
  for (const { story, file } of ariaSnapshots) {
    const now = parseAriaSnapshot(readFileSync(path.join(root, file), 'utf8'), file);
    const place = path.join(root, ariaSnapshotPath(story));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, ariaSnapshotText(now));
  }
  const left = new Set([...manifest.values()].map(({ story }) => story));
  for (const { story } of gone) {
    const place = path.join(root, ariaSnapshotPath(story));
    if (!left.has(story) && existsSync(place)) rmSync(place);
  }
  writeManifest([...manifest.values()], root);
  const rest = {
    ...results,
    pictures: results.pictures.filter((each) => !pictures.includes(each)),
    gone: results.gone.filter((each) => !gone.includes(each)),
    ariaSnapshots: results.ariaSnapshots.filter((each) => !ariaSnapshots.includes(each)),
  };
  // Findings of another branch remain.
  if (results.run !== undefined) writeRunResults(rest, root);
  return {
    pictures: pictures.length,
    texts: ariaSnapshots.length,
    removed: gone.length,
    left: rest.pictures.length + rest.gone.length + rest.ariaSnapshots.length,
  };
}
