// A picture run: takes each picture, compares it with the accepted one, and stores differences.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../chart/writeFile.ts';
import { digestOfSources } from '../coverage/statesFiles.ts';
import {
  ariaSnapshotDifference,
  ariaSnapshotHash,
  ariaSnapshotPath,
  ariaSnapshotText,
} from '../desk/ariaSnapshots.ts';
import { readAriaSnapshot, removeAccepted } from '../desk/build/accepted.ts';
import { branchOf, nowOf } from '../desk/build/base.ts';
import type { AriaSnapshot } from '../desk/desk.ts';
import type { RunInfo } from '../desk/pictureRuns.ts';
import {
  mergeResults,
  readRunResults,
  writeRunResults,
  type ChangedAriaSnapshot,
  type ChangedPicture,
} from '../desk/runResults.ts';
import { decode, hashOf, losslessWebp } from './images.ts';
import {
  acceptedPath,
  pictureKey,
  readManifest,
  writeManifest,
  type Picture,
  type PictureId,
} from './manifest.ts';
import { difference, isNoise, isSameSize, type Pixels } from './pixels.ts';

/** The result of comparing a picture or a screen state's text with the accepted one. */
export type Outcome =
  | { kind: 'same' }
  /** It replaces the accepted one. */
  | { kind: 'accepted' }
  | { kind: 'changed'; /** What differs, in one line. */ summary: string }
  /** There is no accepted one: the story or the mode is new. */
  | { kind: 'missing' }
  /** Two pictures in a row were never equal. */
  | { kind: 'unstable' };

/** Attempts until two pictures in a row are equal. */
const TRIES = 8;

const sizeOf = ({ width, height }: Pixels): string => `${width}×${height}`;

type Shoot = () => Promise<Buffer>;

const isSameUpToNoise = (a: Pixels, b: Pixels): boolean =>
  isSameSize(a, b) && isNoise(difference(a, b));

/** Prefers the fast picture if it shows the same, so that the next run matches it at once. */
async function preferFast(painted: Buffer, fast: Buffer): Promise<Buffer> {
  if (fast.equals(painted)) return fast;
  return isSameUpToNoise(await decode(painted), await decode(fast)) ? fast : painted;
}

export interface PictureRunOptions {
  /** The folder of differences, relative to the project's root. */
  folder: string;
  /** Whether to accept the current pictures. */
  accept: boolean;
  /** The project's root. */
  root?: string;
}

export class PictureRun {
  readonly results: (PictureId & { outcome: Outcome })[] = [];
  readonly ariaSnapshotResults: { story: string; outcome: Outcome }[] = [];
  readonly accept: boolean;
  private readonly folder: string;
  private readonly root: string;
  private readonly accepted: Map<string, Picture>;
  private readonly encoding: Promise<void>[] = [];
  /** Differences from the accepted pictures, for the board. */
  private readonly changedPictures: ChangedPicture[] = [];
  private readonly changedAriaSnapshots: ChangedAriaSnapshot[] = [];
  private readonly startedAt = performance.now();
  private readonly digest: string;

  constructor({ folder, accept, root = '.' }: PictureRunOptions) {
    this.root = root;
    this.digest = digestOfSources(root);
    this.folder = folder;
    this.accept = accept;
    this.accepted = new Map(readManifest(root).map((picture) => [pictureKey(picture), picture]));
  }

  /**
   * Takes a single fast picture, which suffices for most stories.
   * @returns whether it matches; otherwise call `take` once the story has settled
   */
  async matchesAccepted(picture: PictureId, shoot: Shoot): Promise<boolean> {
    const shot = await shoot();
    const known = this.accepted.get(pictureKey(picture));
    const isSame =
      known !== undefined &&
      (hashOf(shot) === known.hash || (!this.accept && (await this.matchesUpToNoise(known, shot))));
    if (isSame) this.report(picture, { kind: 'same' });
    return isSame;
  }

  private async matchesUpToNoise(known: Picture, shot: Buffer): Promise<boolean> {
    const was = await this.acceptedPixels(known);
    return was !== undefined && isSameUpToNoise(was, await decode(shot));
  }

  private async acceptedPixels(picture: PictureId): Promise<Pixels | undefined> {
    const file = path.join(this.root, acceptedPath(picture));
    return existsSync(file) ? decode(file) : undefined;
  }

  private report({ story, mode }: PictureId, outcome: Outcome): Outcome {
    this.results.push({ story, mode, outcome });
    return outcome;
  }

  /**
   * Takes pictures of the story until two in a row are equal.
   * @param shoot returns a PNG after a full repaint
   * @param shootFast returns the fast picture of `matchesAccepted`, if that was called
   */
  async take(picture: PictureId, shoot: Shoot, shootFast?: Shoot): Promise<Outcome> {
    return this.report(picture, await this.capture(picture, shoot, shootFast));
  }

  private async capture(picture: PictureId, shoot: Shoot, shootFast?: Shoot): Promise<Outcome> {
    const known = this.accepted.get(pictureKey(picture));
    // A picture equal to the accepted one is stable and need not be decoded. Accepting prefers the
    // fast picture.
    const isKnown = (shot: Buffer): boolean => !this.accept && hashOf(shot) === known?.hash;
    let last = await shoot();
    if (isKnown(last)) return { kind: 'same' };
    let isStable = false;
    for (let tries = 1; tries < TRIES && !isStable; tries += 1) {
      const next = await shoot();
      if (isKnown(next)) return { kind: 'same' };
      isStable = next.equals(last);
      last = next;
    }
    if (!isStable) return { kind: 'unstable' };
    const shot = shootFast === undefined ? last : await preferFast(last, await shootFast());
    return this.compare(picture, known, shot);
  }

  private async compare(
    { story, mode }: PictureId,
    known: Picture | undefined,
    shot: Buffer,
  ): Promise<Outcome> {
    const is = await decode(shot);
    const taken = { story, mode, hash: hashOf(shot), width: is.width, height: is.height };
    const was = known === undefined ? undefined : await this.acceptedPixels(known);
    const found = was !== undefined && isSameSize(was, is) ? difference(was, is) : undefined;
    if (found !== undefined && isNoise(found)) {
      // Equal pixels in another encoding: record the hash, to avoid decoding in the next run.
      if (this.accept && found.pixels === 0) this.accepted.set(pictureKey(taken), taken);
      return { kind: 'same' };
    }
    if (this.accept) {
      const file = path.join(this.root, acceptedPath(taken));
      // Encoding takes longer than a test may, so it runs concurrently.
      this.encoding.push(losslessWebp(shot).then((webp) => writeFile(file, webp)));
      this.accepted.set(pictureKey(taken), taken);
      return { kind: 'accepted' };
    }
    const file = this.fileOf(story, `${mode}-taken.png`);
    writeFile(path.join(this.root, file), shot);
    this.changedPictures.push({ ...taken, file, accepted: known?.hash ?? null });
    if (was === undefined) return { kind: 'missing' };
    return {
      kind: 'changed',
      summary:
        found === undefined
          ? `now ${sizeOf(is)} px, was ${sizeOf(was)} px`
          : `${found.pixels} pixels changed, by up to ${found.levels} of 255 levels`,
    };
  }

  private fileOf(story: string, name: string): string {
    return `${this.folder}/${story.replace('--', '/')}/${name}`;
  }

  /** Compares a screen state's text with the accepted one. */
  takeAriaSnapshot(story: string, snapshot: AriaSnapshot): Outcome {
    const outcome = this.compareAriaSnapshot(story, snapshot);
    this.ariaSnapshotResults.push({ story, outcome });
    return outcome;
  }

  private compareAriaSnapshot(story: string, snapshot: AriaSnapshot): Outcome {
    const accepted = ariaSnapshotPath(story);
    const isKnown = existsSync(path.join(this.root, accepted));
    const known = isKnown ? readAriaSnapshot(accepted, this.root) : undefined;
    const summary = known === undefined ? undefined : ariaSnapshotDifference(known, snapshot);
    const isSame = known !== undefined && summary === undefined;
    if (this.accept) {
      // Boxes of focus stops may have moved although the text is equal.
      writeFile(path.join(this.root, accepted), ariaSnapshotText(snapshot));
      return { kind: isSame ? 'same' : 'accepted' };
    }
    if (isSame) return { kind: 'same' };
    const file = this.fileOf(story, 'reads.txt');
    writeFile(path.join(this.root, file), ariaSnapshotText(snapshot));
    const hash = known === undefined ? null : ariaSnapshotHash(known);
    this.changedAriaSnapshots.push({ story, file, accepted: hash });
    return summary === undefined ? { kind: 'missing' } : { kind: 'changed', summary };
  }

  /** The accepted pictures, including this run's. */
  pictures(): Picture[] {
    return [...this.accepted.values()];
  }

  /**
   * Ends the run: writes what it accepted, and its findings for the board, merged into earlier ones.
   * @param orphans accepted pictures that no story requires; undefined if the run cannot tell
   * @param scope the number of story files run, and the base commit of a run of affected stories
   */
  async finish(
    orphans: readonly Picture[] | undefined,
    scope: Pick<RunInfo, 'base' | 'files' | 'ofFiles'>,
  ): Promise<void> {
    if (this.accept) {
      removeAccepted(this.accepted, orphans ?? [], this.root);
      await Promise.all(this.encoding);
      writeManifest(this.pictures(), this.root);
    }
    const run: RunInfo = {
      branch: branchOf(this.root),
      commit: nowOf(this.root).commit,
      ...scope,
      digest: this.digest,
      at: new Date().toISOString(),
      pictures: this.results.length,
      seconds: (performance.now() - this.startedAt) / 1000,
    };
    const found = {
      version: 3 as const,
      run,
      pictures: this.changedPictures,
      gone: this.accept ? [] : (orphans ?? []),
      ariaSnapshots: this.changedAriaSnapshots,
    };
    const file = `${this.folder}/results.json`;
    const seen = {
      pictures: this.results,
      ariaSnapshots: this.ariaSnapshotResults.map(({ story }) => story),
      gone: orphans !== undefined,
    };
    writeRunResults(mergeResults(readRunResults(this.root, file), found, seen), this.root, file);
  }
}
