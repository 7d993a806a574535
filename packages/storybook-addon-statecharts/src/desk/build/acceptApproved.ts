// Accepts the approved findings of the last picture runs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../chart/writeFile.ts';
import { hashOf, losslessWebp } from '../../pictures/images.ts';
import { acceptedPath, pictureKey, writeManifest } from '../../pictures/manifest.ts';
import { ariaSnapshotHash, ariaSnapshotPath, ariaSnapshotText } from '../ariaSnapshots.ts';
import { ARIA_SNAPSHOT } from '../desk.ts';
import { writeRunResults } from '../runResults.ts';
import { indexVerdicts, standing, type Decided } from '../verdicts.ts';
import { readAccepted, readAriaSnapshot, removeAccepted } from './accepted.ts';
import { readVerdicts } from './verdictFiles.ts';

/**
 * Accepts each picture whose verdicts approve exactly it and request no change. Returns the numbers
 * of accepted pictures and texts, and of those still undecided.
 * @throws when a file of verdicts is unreadable, or a picture is not the one that was taken
 */
export async function acceptApproved(root = '.') {
  const { files, damaged } = readVerdicts(root);
  const [broken] = damaged;
  if (broken !== undefined)
    throw new Error(`${broken.file}, line ${broken.line}: ${broken.reason}. Nothing was accepted.`);
  const index = indexVerdicts(files);
  const isApproved = (finding: Decided): boolean => standing(finding, index).state === 'approved';
  const { pictures: manifest, results } = readAccepted(root);

  const pictures = results.pictures.filter((each) => isApproved({ ...each, kind: 'changed' }));
  for (const { story, mode, hash, width, height, file } of pictures) {
    const bytes = readFileSync(path.join(root, file));
    if (hashOf(bytes) !== hash) throw new Error(`${file} is not the picture that was taken`);
    writeFile(path.join(root, acceptedPath({ story, mode })), await losslessWebp(bytes));
    manifest.set(pictureKey({ story, mode }), { story, mode, hash, width, height });
  }
  const gone = results.gone.filter((each) => isApproved({ ...each, kind: 'gone' }));
  removeAccepted(manifest, gone, root);
  const left = new Set([...manifest.values()].map(({ story }) => story));
  // The first text of a story comes with its picture; a changed one has its own verdict.
  const ariaSnapshots = results.ariaSnapshots.filter(({ story, file, accepted }) =>
    accepted === null
      ? left.has(story)
      : isApproved({
          story,
          mode: ARIA_SNAPSHOT,
          hash: ariaSnapshotHash(readAriaSnapshot(file, root)),
          kind: 'ariaSnapshot',
        }),
  );
  for (const { story, file } of ariaSnapshots) {
    const text = ariaSnapshotText(readAriaSnapshot(file, root));
    writeFile(path.join(root, ariaSnapshotPath(story)), text);
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
