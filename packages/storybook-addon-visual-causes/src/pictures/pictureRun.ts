// A picture run: takes each picture, compares it with the accepted one, and stores differences.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../files/writeFile.ts';
import {
  ariaSnapshotDifference,
  ariaSnapshotHash,
  ariaSnapshotPath,
  ariaSnapshotText,
} from '../desk/ariaSnapshots.ts';
import { readAriaSnapshot, removeAccepted } from '../desk/build/accepted.ts';
import { branchOf, filesChangedSince, reviewBase } from '../desk/build/base.ts';
import { digestOfInputs } from '../desk/build/inputs.ts';
import { brokenBaselines, refuseUntrusted } from '../desk/build/trusted.ts';
import type { AriaSnapshot } from '../desk/desk.ts';
import {
  mergeResults,
  noResults,
  readRunResults,
  writeRunResults,
  type ChangedAriaSnapshot,
  type ChangedPicture,
  type RunInfo,
} from '../desk/runResults.ts';
import { decode, hashOf, losslessWebp } from './images.ts';
import {
  ACCEPTED,
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

const idOf = ({ story, mode }: PictureId): PictureId => ({ story, mode });

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

/** The findings of one story's test, kept only if it ends well. */
interface Stage {
  results: (PictureId & { outcome: Outcome })[];
  ariaSnapshots: { story: string; outcome: Outcome }[];
  /** What to do once the test has ended. */
  keep: (() => void)[];
}

export class PictureRun {
  readonly results: Stage['results'] = [];
  readonly ariaSnapshotResults: Stage['ariaSnapshots'] = [];
  readonly accept: boolean;
  /** Baselines that are not the files of the manifest. */
  readonly broken: readonly string[];
  private readonly folder: string;
  private readonly root: string;
  private readonly accepted: Map<string, Picture>;
  private readonly stages = new Map<string, Stage>();
  /** Keys of baselines whose file this branch changed: their hash alone proves nothing. */
  private readonly changedBaselines: ReadonlySet<string>;
  private readonly encoding: Promise<void>[] = [];
  /** Differences from the baselines, for the board. */
  private readonly changedPictures: ChangedPicture[] = [];
  private readonly changedAriaSnapshots: ChangedAriaSnapshot[] = [];
  private readonly startedAt = performance.now();
  private readonly digest: string;

  /** @throws for files that cannot be trusted */
  constructor({ folder, accept, root = '.' }: PictureRunOptions) {
    refuseUntrusted(root);
    this.root = root;
    this.digest = digestOfInputs(root);
    this.folder = folder;
    this.accept = accept;
    this.accepted = new Map(readManifest(root).map((picture) => [pictureKey(picture), picture]));
    this.broken = brokenBaselines(this.accepted.values(), root);
    const base = reviewBase(root);
    const changed = new Set(base && filesChangedSince(base.commit, ACCEPTED, root));
    this.changedBaselines = new Set(
      [...this.accepted.values()]
        .filter((picture) => changed.has(acceptedPath(picture)))
        .map(pictureKey),
    );
  }

  /** Begins a story's test; drops what an earlier attempt left. */
  begin(story: string): void {
    this.stages.set(story, { results: [], ariaSnapshots: [], keep: [] });
  }

  /** Keeps a story's findings, after its test has ended without another failure than differences. */
  keep(story: string): void {
    const stage = this.stageOf(story);
    this.stages.delete(story);
    this.results.push(...stage.results);
    this.ariaSnapshotResults.push(...stage.ariaSnapshots);
    for (const act of stage.keep) act();
  }

  /** @throws when no test of the story is under way: a late picture of one that timed out */
  private stageOf(story: string): Stage {
    const stage = this.stages.get(story);
    if (stage === undefined) throw new Error(`No test of ${story} is under way`);
    return stage;
  }

  private isBroken(picture: PictureId): boolean {
    return this.broken.some((each) => each.startsWith(`${pictureKey(picture)} `));
  }

  /**
   * Takes a single fast picture, which suffices for most stories.
   * @returns whether it matches; otherwise call `take` once the story has settled
   */
  async matchesAccepted(picture: PictureId, shoot: Shoot): Promise<boolean> {
    const stage = this.stageOf(picture.story);
    const shot = await shoot();
    const known = this.accepted.get(pictureKey(picture));
    const isSame =
      known !== undefined &&
      !this.isBroken(picture) &&
      (this.isKnown(known, shot) || (!this.accept && (await this.matchesUpToNoise(known, shot))));
    if (isSame) stage.results.push({ ...idOf(picture), outcome: { kind: 'same' } });
    return isSame;
  }

  /** Whether a picture has the baseline's hash, and the baseline is the base's. */
  private isKnown(known: Picture, shot: Buffer): boolean {
    return (
      hashOf(shot) === known.hash && (this.accept || !this.changedBaselines.has(pictureKey(known)))
    );
  }

  private async matchesUpToNoise(known: Picture, shot: Buffer): Promise<boolean> {
    const was = await this.acceptedPixels(known);
    return was !== undefined && isSameUpToNoise(was, await decode(shot));
  }

  private async acceptedPixels(picture: PictureId): Promise<Pixels | undefined> {
    const file = path.join(this.root, acceptedPath(picture));
    return existsSync(file) ? decode(file) : undefined;
  }

  /**
   * Takes pictures of the story until two in a row are equal.
   * @param shoot returns a PNG after a full repaint
   * @param shootFast returns the fast picture of `matchesAccepted`, if that was called
   */
  async take(picture: PictureId, shoot: Shoot, shootFast?: Shoot): Promise<Outcome> {
    const stage = this.stageOf(picture.story);
    const outcome = await this.capture(stage, picture, shoot, shootFast);
    stage.results.push({ ...idOf(picture), outcome });
    return outcome;
  }

  private async capture(
    stage: Stage,
    picture: PictureId,
    shoot: Shoot,
    shootFast?: Shoot,
  ): Promise<Outcome> {
    const known = this.accepted.get(pictureKey(picture));
    // A picture equal to the accepted one is stable and need not be decoded. Accepting prefers the
    // fast picture.
    const isKnown = (shot: Buffer): boolean =>
      !this.accept && known !== undefined && !this.isBroken(picture) && this.isKnown(known, shot);
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
    return this.compare(stage, picture, known, shot);
  }

  private async compare(
    stage: Stage,
    { story, mode }: PictureId,
    known: Picture | undefined,
    shot: Buffer,
  ): Promise<Outcome> {
    const is = await decode(shot);
    const taken = { story, mode, hash: hashOf(shot), width: is.width, height: is.height };
    const key = pictureKey(taken);
    const isBroken = this.isBroken(taken);
    const was = known === undefined || isBroken ? undefined : await this.acceptedPixels(known);
    const found = was !== undefined && isSameSize(was, is) ? difference(was, is) : undefined;
    if (known !== undefined && found !== undefined && isNoise(found)) {
      // Equal pixels in another encoding: record the hash, to avoid decoding in the next run.
      if (this.accept && found.pixels === 0)
        stage.keep.push(() => this.accepted.set(key, { ...known, hash: taken.hash }));
      return { kind: 'same' };
    }
    if (this.accept) {
      const file = path.join(this.root, acceptedPath(taken));
      // Encoding takes longer than a test may, so it runs concurrently.
      stage.keep.push(() =>
        this.encoding.push(
          losslessWebp(shot).then((webp) => {
            writeFile(file, webp);
            this.accepted.set(key, { ...taken, file: hashOf(webp) });
          }),
        ),
      );
      return { kind: 'accepted' };
    }
    const file = this.fileOf(story, `${mode}-taken.png`);
    stage.keep.push(() => {
      writeFile(path.join(this.root, file), shot);
      this.changedPictures.push({ ...taken, taken: file, accepted: known?.hash ?? null });
    });
    if (isBroken) return { kind: 'changed', summary: 'its baseline is not the manifest’s file' };
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
    const stage = this.stageOf(story);
    const outcome = this.compareAriaSnapshot(stage, story, snapshot);
    stage.ariaSnapshots.push({ story, outcome });
    return outcome;
  }

  private compareAriaSnapshot(stage: Stage, story: string, snapshot: AriaSnapshot): Outcome {
    const accepted = ariaSnapshotPath(story);
    const isKnown = existsSync(path.join(this.root, accepted));
    const known = isKnown ? readAriaSnapshot(accepted, this.root) : undefined;
    const summary = known === undefined ? undefined : ariaSnapshotDifference(known, snapshot);
    const isSame = known !== undefined && summary === undefined;
    if (this.accept) {
      if (!isSame)
        stage.keep.push(() =>
          writeFile(path.join(this.root, accepted), ariaSnapshotText(snapshot)),
        );
      return { kind: isSame ? 'same' : 'accepted' };
    }
    if (isSame) return { kind: 'same' };
    const file = this.fileOf(story, 'reads.txt');
    const hash = known === undefined ? null : ariaSnapshotHash(known);
    stage.keep.push(() => {
      writeFile(path.join(this.root, file), ariaSnapshotText(snapshot));
      this.changedAriaSnapshots.push({ story, taken: file, accepted: hash });
    });
    return summary === undefined ? { kind: 'missing' } : { kind: 'changed', summary };
  }

  /** The accepted pictures, including this run's once it has finished. */
  pictures(): Picture[] {
    return [...this.accepted.values()];
  }

  /**
   * Ends the run: writes what it accepted, and its findings for the board, merged into earlier ones.
   * @param orphans accepted pictures that no story requires; undefined if the run cannot tell
   * @param files the story files run
   */
  async finish(orphans: readonly Picture[] | undefined, files: readonly string[]): Promise<void> {
    if (this.accept) {
      removeAccepted(this.accepted, orphans ?? [], this.root);
      await Promise.all(this.encoding);
      writeManifest(this.pictures(), this.root);
    }
    const run: RunInfo = {
      branch: branchOf(this.root),
      digest: this.digest,
      pictures: this.results.length,
      seconds: (performance.now() - this.startedAt) / 1000,
    };
    const found = {
      ...noResults,
      run,
      pictures: this.changedPictures,
      gone: this.accept ? [] : (orphans ?? []),
      ariaSnapshots: this.changedAriaSnapshots,
      taken: this.results.map(pictureKey),
      files,
    };
    const file = `${this.folder}/results.json`;
    const seen = {
      ariaSnapshots: this.ariaSnapshotResults.map(({ story }) => story),
      gone: orphans !== undefined,
    };
    writeRunResults(mergeResults(readRunResults(this.root, file), found, seen), this.root, file);
  }
}
