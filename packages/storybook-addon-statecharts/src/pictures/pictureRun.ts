// A picture run: takes each picture, compares it with the accepted one, and stores differences.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { AriaSnapshot } from '../desk/desk.ts';
import { digestOfSources } from '../coverage/statesFiles.ts';
import { branchOf, nowOf } from '../desk/build/base.ts';
import { ariaSnapshotHash } from '../desk/build/ariaSnapshots.ts';
import type { RunInfo } from '../desk/pictureRuns.ts';
import {
  parseAriaSnapshot,
  ariaSnapshotDifference,
  ariaSnapshotPath,
  ariaSnapshotText,
} from '../desk/ariaSnapshots.ts';
import {
  noResults,
  mergeResults,
  readRunResults,
  writeRunResults,
  type RunResults,
  type ChangedPicture,
  type ChangedAriaSnapshot,
} from '../desk/runResults.ts';
import { decode, losslessWebp, png } from './images.ts';
import { acceptedPath, pictureKey, readManifest, writeManifest, type Picture } from './manifest.ts';
import { difference, isNoise, isSameSize, type Pixels } from './pixels.ts';

/** A rendered story and its source file. */
export interface StoryPicture {
  story: string;
  /** `Components/Badge › States`. */
  name: string;
  /** The story file, relative to the project's root. */
  file: string;
  mode: string;
}

/** The result of taking a picture. Paths are relative to the project's root. */
export type Outcome =
  | { kind: 'same' }
  /** It replaces the accepted one. */
  | { kind: 'accepted' }
  | {
      kind: 'changed';
      /** Undefined if the sizes differ, because pixels cannot be counted. */
      pixels: number | undefined;
      /** The largest difference of one channel, of 255 levels. */
      levels: number | undefined;
      /** `800×96`, in px, if they differ. */
      sizes: { before: string; after: string } | undefined;
      before: string;
      after: string;
      difference: string | undefined;
    }
  /** There is no accepted picture: the story or the mode is new. */
  | { kind: 'missing'; after: string }
  /** Two pictures in a row were never equal. */
  | { kind: 'unstable'; after: string };

export type PictureResult = StoryPicture & { outcome: Outcome };

/** The result of comparing a screen state's text. */
export type AriaSnapshotOutcome =
  | { kind: 'same' | 'accepted' | 'missing' }
  | { kind: 'changed'; /** What differs, in one line. */ summary: string };

export interface AriaSnapshotResult {
  story: string;
  outcome: AriaSnapshotOutcome;
}

/** Attempts until two pictures in a row are equal. */
const TRIES = 8;

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

const size = ({ width, height }: { width: number; height: number }): string => `${width}×${height}`;

type Shoot = () => Promise<Buffer>;

/** Prefers the fast picture if it shows the same, so that the next run matches it at once. */
async function preferFast(painted: Buffer, fast: Buffer): Promise<Buffer> {
  if (fast.equals(painted)) return fast;
  const [was, is] = await Promise.all([decode(painted), decode(fast)]);
  return isSameSize(was, is) && isNoise(difference(was, is)) ? fast : painted;
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
  readonly results: PictureResult[] = [];
  readonly folder: string;
  readonly accept: boolean;
  private readonly root: string;
  private readonly accepted: Map<string, Picture>;
  private readonly encoding: Promise<void>[] = [];
  readonly ariaSnapshotResults: AriaSnapshotResult[] = [];
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
  async matchesAccepted(picture: StoryPicture, shoot: Shoot): Promise<boolean> {
    const shot = await shoot();
    const known = this.accepted.get(pictureKey(picture));
    const isSame =
      known !== undefined &&
      (hashOf(shot) === known.hash || (await this.matchesUpToNoise(known, shot)));
    if (isSame) this.results.push({ ...picture, outcome: { kind: 'same' } });
    return isSame;
  }

  /** Whether a picture matches the accepted one up to noise. Accepting requires equal pixels. */
  private async matchesUpToNoise(known: Picture, shot: Buffer): Promise<boolean> {
    const file = path.join(this.root, acceptedPath(known));
    if (this.accept || !existsSync(file)) return false;
    const [was, is] = await Promise.all([decode(file), decode(shot)]);
    return isSameSize(was, is) && isNoise(difference(was, is));
  }

  /**
   * Takes pictures of the story until two in a row are equal.
   * @param shoot returns a PNG after a full repaint
   * @param shootFast returns the fast picture of `matchesAccepted`, if that was called
   */
  async take(picture: StoryPicture, shoot: Shoot, shootFast?: Shoot): Promise<Outcome> {
    const outcome = await this.capture(picture, shoot, shootFast);
    this.results.push({ ...picture, outcome });
    return outcome;
  }

  private async capture(picture: StoryPicture, shoot: Shoot, shootFast?: Shoot): Promise<Outcome> {
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
    if (!isStable) return { kind: 'unstable', after: this.writeOutput(picture, 'taken', last) };
    const shot = shootFast === undefined ? last : await preferFast(last, await shootFast());
    if (known === undefined) return this.handleMissing(picture, shot);
    return this.compare(picture, shot);
  }

  private async handleMissing(picture: StoryPicture, shot: Buffer): Promise<Outcome> {
    if (this.accept) return this.acceptPicture(picture, shot);
    return { kind: 'missing', after: await this.recordChange(picture, shot) };
  }

  private async compare(picture: StoryPicture, shot: Buffer): Promise<Outcome> {
    const before = acceptedPath(picture);
    const file = path.join(this.root, before);
    if (!existsSync(file)) return this.handleMissing(picture, shot);
    const [was, is] = await Promise.all([decode(file), decode(shot)]);
    const found = isSameSize(was, is) ? difference(was, is) : undefined;
    if (found !== undefined && isNoise(found)) {
      // Equal pixels in another encoding: record the hash, to avoid decoding in the next run.
      if (this.accept && found.pixels === 0) this.updateManifest(picture, shot, is);
      return { kind: 'same' };
    }
    if (this.accept) return this.acceptPicture(picture, shot);
    const drawn = found === undefined ? undefined : await png(found.drawn);
    return {
      kind: 'changed',
      pixels: found?.pixels,
      levels: found?.levels,
      sizes: found === undefined ? { before: size(was), after: size(is) } : undefined,
      before,
      after: await this.recordChange(picture, shot),
      difference: drawn === undefined ? undefined : this.writeOutput(picture, 'difference', drawn),
    };
  }

  private async acceptPicture(picture: StoryPicture, shot: Buffer): Promise<Outcome> {
    const file = path.join(this.root, acceptedPath(picture));
    mkdirSync(path.dirname(file), { recursive: true });
    // Encoding takes longer than a test may, so it runs concurrently.
    this.encoding.push(losslessWebp(shot).then((webp) => writeFileSync(file, webp)));
    this.updateManifest(picture, shot, await decode(shot));
    return { kind: 'accepted' };
  }

  private updateManifest(
    { story, mode }: StoryPicture,
    shot: Buffer,
    { width, height }: Pixels,
  ): void {
    const picture = { story, mode, hash: hashOf(shot), width, height };
    this.accepted.set(pictureKey(picture), picture);
  }

  /** Stores a picture that differs from the accepted one. */
  private async recordChange(picture: StoryPicture, shot: Buffer): Promise<string> {
    const { story, mode } = picture;
    const file = this.writeOutput(picture, 'taken', shot);
    const { width, height } = await decode(shot);
    const accepted = this.accepted.get(pictureKey(picture))?.hash ?? null;
    this.changedPictures.push({ story, mode, hash: hashOf(shot), width, height, file, accepted });
    return file;
  }

  /** Compares a screen state's text with the accepted one. */
  takeAriaSnapshot(story: string, snapshot: AriaSnapshot): AriaSnapshotOutcome {
    const outcome = this.compareAriaSnapshot(story, snapshot);
    this.ariaSnapshotResults.push({ story, outcome });
    return outcome;
  }

  private compareAriaSnapshot(story: string, snapshot: AriaSnapshot): AriaSnapshotOutcome {
    const file = path.join(this.root, ariaSnapshotPath(story));
    const known = existsSync(file)
      ? parseAriaSnapshot(readFileSync(file, 'utf8'), ariaSnapshotPath(story))
      : undefined;
    const summary = known === undefined ? undefined : ariaSnapshotDifference(known, snapshot);
    if (this.accept) {
      // Boxes of focus stops may have moved although the text is equal.
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, ariaSnapshotText(snapshot));
      return { kind: summary === undefined && known !== undefined ? 'same' : 'accepted' };
    }
    if (known !== undefined && summary === undefined) return { kind: 'same' };
    const place = `${this.folder}/${story.replace('--', '/')}/reads.txt`;
    mkdirSync(path.dirname(path.join(this.root, place)), { recursive: true });
    writeFileSync(path.join(this.root, place), ariaSnapshotText(snapshot));
    const accepted = known === undefined ? null : ariaSnapshotHash(known);
    this.changedAriaSnapshots.push({ story, file: place, accepted });
    return summary === undefined ? { kind: 'missing' } : { kind: 'changed', summary };
  }

  private writeOutput({ story, mode }: StoryPicture, what: string, bytes: Buffer): string {
    const place = `${this.folder}/${story.replace('--', '/')}/${mode}-${what}.png`;
    const file = path.join(this.root, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    return place;
  }

  /** The accepted pictures, including this run's. */
  pictures(): Picture[] {
    return [...this.accepted.values()];
  }

  /** Removes accepted pictures that no story requires, with their files. */
  remove(pictures: readonly Picture[]): void {
    for (const picture of pictures) {
      this.accepted.delete(pictureKey(picture));
      const file = path.join(this.root, acceptedPath(picture));
      rmSync(file, { force: true });
      const folder = path.dirname(file);
      if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
    }
    const left = new Set([...this.accepted.values()].map(({ story }) => story));
    for (const { story } of pictures) {
      if (!left.has(story)) rmSync(path.join(this.root, ariaSnapshotPath(story)), { force: true });
    }
  }

  /**
   * Writes this run's findings for the board, merged into earlier ones.
   * @param orphans accepted pictures that no story requires; undefined if the run cannot tell
   * @param scope the number of story files run, and the base commit of a run of affected stories
   */
  writeReport(
    orphans: readonly Picture[] | undefined,
    scope: Pick<RunInfo, 'base' | 'files' | 'ofFiles'>,
  ): void {
    const found: RunResults = {
      ...noResults,
      run: {
        branch: branchOf(this.root),
        commit: nowOf(this.root).commit,
        ...scope,
        digest: this.digest,
        at: new Date().toISOString(),
        pictures: this.results.length,
        seconds: (performance.now() - this.startedAt) / 1000,
      },
      pictures: this.changedPictures,
      gone: orphans ?? [],
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

  /** Writes the pictures that this run accepted, and the manifest last. */
  async save(): Promise<void> {
    await Promise.all(this.encoding);
    if (this.accept) writeManifest(this.pictures(), this.root);
  }
}
