// The baselines of the working tree, and how the last runs differ from them. Refuses files that a review
// must not read: symbolic links, and output that git tracks.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin, readJson, writeFile } from '../../files.ts';
import { hashOf } from '../../pictures/images.ts';
import {
  acceptedPath,
  MANIFEST,
  pictureKey,
  readManifest,
  type Picture,
} from '../../pictures/manifest.ts';
import {
  ARIA_SNAPSHOTS,
  ariaSnapshotHash,
  parseAriaSnapshot,
  storyOfAriaSnapshot,
} from '../ariaSnapshots.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import type { AriaSnapshot } from '../desk.ts';
import { listedFiles } from './base.ts';
import { digestOfInputs } from './inputs.ts';
import type { IndexedStory } from './stories.ts';

/** What the last runs took, relative to the project's root. Never committed. */
export const RUN_RESULTS = `${projectOptions.results}/visual/results.json`;

/** A picture that differs from its baseline. */
export interface ChangedPicture extends Omit<Picture, 'file'> {
  /** The PNG, relative to the project's root. */
  taken: string;
}

/** What a test that ended well took of its story. */
export interface TakenStory {
  /** The modes of all its pictures. */
  modes: readonly string[];
  changed: readonly ChangedPicture[];
  /** The file of a text that differs from its baseline. */
  ariaSnapshot?: string;
  /** The components that React rendered. */
  drawn: readonly string[];
}

const noResults = {
  version: 8,
  /** Hash of the sources that the runs took pictures of. */
  digest: '',
  stories: {} as Readonly<Record<string, TakenStory>>,
  /** The stories that the last review found the change to reach. */
  reached: [] as readonly string[],
  /** The stories that it found sources to reach that are no component or token. */
  mixed: { of: '', stories: [] as readonly string[] },
  /** Accepted causes of pictures that wait for another one: `<story>/<mode> <hash> <cause>`. */
  causes: [] as readonly string[],
  /** How long the last test of each story took, in s. */
  seconds: {} as Readonly<Record<string, number>>,
};

export type RunResults = typeof noResults;

export function readRunResults(root = '.'): RunResults {
  const found = readJson(path.join(root, RUN_RESULTS)) as RunResults | undefined;
  return found?.version === noResults.version ? found : noResults;
}

export const writeRunResults = (results: RunResults, root = '.'): void =>
  writeFile(path.join(root, RUN_RESULTS), `${JSON.stringify(results, undefined, 1)}\n`);

/** Git's mode of a symbolic link, and its path. */
const LINK = /^120000 .*\t(.*)$/;

/**
 * Checks what git has of the folders that a review reads and writes.
 * @throws for a symbolic link in one or on the way to it, and for output that git tracks
 */
export function refuseUntrusted(root = '.'): void {
  const { pictures, results } = projectOptions;
  const links = (listedFiles(root, '--stage') ?? []).flatMap((line) => LINK.exec(line)?.[1] ?? []);
  const link = links.find((file) =>
    [pictures, results].some((folder) => isWithin(file, folder) || isWithin(folder, file)),
  );
  if (link !== undefined) throw new Error(`${link} is a symbolic link. Remove it.`);
  const [tracked] = listedFiles(root, '--', results, '.cache') ?? [];
  if (tracked !== undefined)
    throw new Error(
      `${tracked} is output, but git tracks it. Remove it: git rm --cached ${tracked}`,
    );
}

/** Returns what is wrong with baselines, by key: a file that is missing or not the manifest's. */
function brokenBaselines(pictures: Iterable<Picture>, root = '.'): Map<string, string> {
  const broken = new Map<string, string>();
  for (const picture of pictures) {
    const key = pictureKey(picture);
    const file = path.join(root, acceptedPath(picture));
    if (!existsSync(file)) broken.set(key, `${key} has no file`);
    else if (hashOf(readFileSync(file)) !== picture.file)
      broken.set(key, `${key} is not the file that ${MANIFEST} names`);
  }
  return broken;
}

/** Reads a text baseline by its path, relative to the project's root. */
const readAriaSnapshot = (file: string, root = '.'): AriaSnapshot =>
  parseAriaSnapshot(readFileSync(path.join(root, file), 'utf8'), file);

/** Returns the text baselines of the working tree, by story. */
export const acceptedAriaSnapshots = (root = '.'): Map<string, AriaSnapshot> =>
  new Map(
    globSync(`${ARIA_SNAPSHOTS}/*/*.txt`, { cwd: root })
      .toSorted()
      .map((file) => [
        storyOfAriaSnapshot(file.replaceAll(path.sep, '/')),
        readAriaSnapshot(file, root),
      ]),
  );

/** A baseline, or the picture that was taken since, which has no file. */
export type CurrentPicture = Omit<Picture, 'file'> & { file?: string };

/**
 * Reads the baselines and what runs took of the current sources.
 * @throws for files that cannot be trusted
 * @param stories those in Storybook's index; without any, none is known to be gone
 */
export function readAccepted(root = '.', stories: readonly Pick<IndexedStory, 'id'>[] = []) {
  refuseUntrusted(root);
  const pictures = new Map(readManifest(root).map((picture) => [pictureKey(picture), picture]));
  const broken = brokenBaselines(pictures.values(), root);
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const results = readRunResults(root);
  const digest = digestOfInputs(root);
  const taken = results.digest === digest ? results.stories : {};

  const changed = Object.values(taken).flatMap((story) =>
    story.changed.filter((each) => {
      const key = pictureKey(each);
      return each.hash !== pictures.get(key)?.hash || broken.has(key);
    }),
  );
  const changedAriaSnapshots = new Map<string, AriaSnapshot>();
  for (const [story, { ariaSnapshot }] of Object.entries(taken)) {
    const was = ariaSnapshots.get(story);
    const is = ariaSnapshot && readAriaSnapshot(ariaSnapshot, root);
    if (is && (was === undefined || ariaSnapshotHash(was) !== ariaSnapshotHash(is)))
      changedAriaSnapshots.set(story, is);
  }

  const ids = new Set(stories.map(({ id }) => id));
  const gone = [...pictures.values()].filter(({ story, mode }) => {
    const ran = taken[story];
    return ran ? !ran.modes.includes(mode) : ids.size > 0 && !ids.has(story);
  });
  const current = new Map<string, CurrentPicture>(pictures);
  for (const picture of changed) current.set(pictureKey(picture), picture);
  for (const picture of gone) current.delete(pictureKey(picture));
  const now = new Map([...current].toSorted(([a], [b]) => (a < b ? -1 : 1)));

  const missing = new Set(results.reached.filter((story) => taken[story] === undefined));
  const notTaken = [...now].flatMap(([key, { story }]) => (missing.has(story) ? [key] : []));
  return {
    /** The baselines by `pictureKey`. */
    pictures,
    /** What is wrong with baselines, by `pictureKey`. */
    broken,
    /** The current pictures by `pictureKey`, in its order. */
    now,
    /** The text baselines by story. */
    ariaSnapshots,
    /** What runs took of the current sources, and is not the baseline. */
    changed,
    changedAriaSnapshots,
    /** Baselines that no story has any more. */
    gone,
    /**
     * The baselines of the stories that a change reaches, and that no run took from the current
     * sources; without any, these stories.
     */
    notTaken: notTaken.length > 0 ? notTaken : [...missing],
    results,
    /** Hash of the current sources. */
    digest,
  };
}

export type AcceptedState = ReturnType<typeof readAccepted>;
