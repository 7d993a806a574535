// A picture run: takes each picture, compares it with the accepted one, and stores differences.
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  ariaSnapshotDifference,
  ariaSnapshotHash,
  ariaSnapshotPath,
  ariaSnapshotText,
} from '../desk/ariaSnapshots.ts';
import { readAriaSnapshot } from '../desk/build/accepted.ts';
import { branchOf, changedSince, reviewBase } from '../desk/build/base.ts';
import { digestOfInputs } from '../desk/build/inputs.ts';
import { brokenBaselines, refuseUntrusted } from '../desk/build/trusted.ts';
import type { AriaSnapshot } from '../desk/desk.ts';
import {
  mergeResults,
  readRunResults,
  writeRunResults,
  type ChangedAriaSnapshot,
  type ChangedPicture,
  type TakenStory,
} from '../desk/runResults.ts';
import { writeFile } from '../files.ts';
import { projectOptions } from '../settings/projectOptions.ts';
import { decode, hashOf } from './images.ts';
import {
  ACCEPTED,
  acceptedPath,
  pictureKey,
  readManifest,
  type Picture,
  type PictureId,
} from './manifest.ts';
import { difference, isNoise, isSameSize, type Pixels } from './pixels.ts';

/** Attempts until two pictures in a row are equal. */
const TRIES = 8;

const sizeOf = ({ width, height }: Pixels): string => `${width}×${height}`;

type Shoot = () => Promise<Buffer>;

const isSameUpToNoise = (a: Pixels, b: Pixels): boolean =>
  isSameSize(a, b) && isNoise(difference(a, b));

/** Whether a fast picture shows the same as one after a full repaint. */
const isSettled = async (fast: Buffer, painted: Buffer): Promise<boolean> =>
  fast.equals(painted) || isSameUpToNoise(await decode(painted), await decode(fast));

/** A file of a story in the folder of differences, relative to the project's root. */
const fileOf = (story: string, name: string): string =>
  `${projectOptions.results}/visual/${story.replace('--', '/')}/${name}`;

/** The findings of one story's test, kept only if it ends well. */
interface Stage {
  /** The last fast picture, which did not match. */
  fast?: Buffer | undefined;
  modes: string[];
  changed: ChangedPicture[];
  ariaSnapshot?: ChangedAriaSnapshot;
  files: Map<string, Buffer | string>;
}

export class PictureRun {
  /** What the tests that ended well took. */
  readonly stories: Record<string, TakenStory> = {};
  /** Baselines that are not the files of the manifest. */
  readonly broken: readonly string[];
  private readonly accepted: ReadonlyMap<string, Picture>;
  private readonly stages = new Map<string, Stage>();
  /** Keys of baselines whose file this branch changed: their hash alone proves nothing. */
  private readonly changedBaselines: ReadonlySet<string>;
  private readonly digest: string;

  private readonly root: string;

  /** @throws for files that cannot be trusted */
  constructor(root = '.') {
    refuseUntrusted(root);
    this.root = root;
    this.digest = digestOfInputs(root);
    const manifest = readManifest(root);
    this.accepted = new Map(manifest.map((picture) => [pictureKey(picture), picture]));
    this.broken = brokenBaselines(manifest, root);
    const base = reviewBase(root);
    const changed = new Set(base && changedSince(base.commit, ACCEPTED, root));
    this.changedBaselines = new Set(
      manifest.filter((picture) => changed.has(acceptedPath(picture))).map(pictureKey),
    );
  }

  /** Begins a story's test; drops what an earlier attempt left. */
  begin(story: string): void {
    this.stages.set(story, { modes: [], changed: [], files: new Map() });
  }

  /**
   * Keeps a story's findings, after its test has ended without another failure than differences.
   * @param drawn the components that React rendered
   */
  keep(story: string, drawn: readonly string[] = []): void {
    const { files, fast: _, ...taken } = this.stageOf(story);
    this.stages.delete(story);
    this.stories[story] = { ...taken, drawn };
    for (const [file, content] of files) writeFile(path.join(this.root, file), content);
  }

  /** @throws when no test of the story is under way: a late picture of one that timed out */
  private stageOf(story: string): Stage {
    const stage = this.stages.get(story);
    if (stage === undefined) throw new Error(`No test of ${story} is under way`);
    return stage;
  }

  /** Returns the baseline of a picture; undefined if it is not the file of the manifest. */
  private baselineOf(picture: PictureId): Picture | undefined {
    const key = pictureKey(picture);
    const isBroken = this.broken.some((each) => each.startsWith(`${key} `));
    return isBroken ? undefined : this.accepted.get(key);
  }

  /** Whether a picture has the baseline's hash, and the baseline is the base's. */
  private isKnown(known: Picture | undefined, shot: Buffer): boolean {
    return hashOf(shot) === known?.hash && !this.changedBaselines.has(pictureKey(known));
  }

  private async pixelsOf(known: Picture | undefined): Promise<Pixels | undefined> {
    const file = known && path.join(this.root, acceptedPath(known));
    return file !== undefined && existsSync(file) ? decode(file) : undefined;
  }

  /**
   * Takes a single picture, which suffices for most stories.
   * @param isFast whether it is one without a full repaint
   * @returns whether it matches; otherwise call `take` once the story has settled
   */
  async matchesAccepted(picture: PictureId, shoot: Shoot, isFast = true): Promise<boolean> {
    const stage = this.stageOf(picture.story);
    const shot = await shoot();
    stage.fast = isFast ? shot : undefined;
    const known = this.baselineOf(picture);
    if (known === undefined) return false;
    if (!this.isKnown(known, shot)) {
      const was = await this.pixelsOf(known);
      if (was === undefined || !isSameUpToNoise(was, await decode(shot))) return false;
    }
    stage.modes.push(picture.mode);
    return true;
  }

  /**
   * Takes pictures of the story until two in a row are equal. A fast one of `matchesAccepted` counts,
   * and is kept, so that the next run matches it at once.
   * @param shoot returns a PNG after a full repaint
   * @returns how it differs from the baseline, in one line; undefined if it does not
   * @throws if two pictures in a row were never equal
   */
  async take(picture: PictureId, shoot: Shoot): Promise<string | undefined> {
    const stage = this.stageOf(picture.story);
    const known = this.baselineOf(picture);
    const { fast } = stage;
    stage.fast = undefined;
    let last = await shoot();
    let settled = fast && (await isSettled(fast, last)) ? fast : undefined;
    for (let tries = 1; settled === undefined && !this.isKnown(known, last); tries += 1) {
      if (tries === TRIES)
        throw new Error(`The picture of ${pictureKey(picture)} never stopped changing`);
      const next = await shoot();
      if (next.equals(last)) settled = next;
      last = next;
    }
    stage.modes.push(picture.mode);
    const shot = settled ?? last;
    // A picture equal to the accepted one need not be decoded.
    return this.isKnown(known, shot) ? undefined : this.compare(stage, picture, known, shot);
  }

  private async compare(
    stage: Stage,
    { story, mode }: PictureId,
    known: Picture | undefined,
    shot: Buffer,
  ): Promise<string | undefined> {
    const [was, is] = [await this.pixelsOf(known), await decode(shot)];
    const found = was !== undefined && isSameSize(was, is) ? difference(was, is) : undefined;
    if (found !== undefined && isNoise(found)) return undefined;
    const taken = fileOf(story, `${mode}-taken.png`);
    const accepted = this.accepted.get(pictureKey({ story, mode }))?.hash ?? null;
    const { width, height } = is;
    stage.changed.push({ story, mode, hash: hashOf(shot), width, height, taken, accepted });
    stage.files.set(taken, shot);
    if (accepted === null) return 'never accepted';
    if (was === undefined) return 'its baseline is not the manifest’s file';
    return found === undefined
      ? `now ${sizeOf(is)} px, was ${sizeOf(was)} px`
      : `${found.pixels} pixels changed, by up to ${found.levels} of 255 levels`;
  }

  /** Compares a screen state's text with the accepted one, and returns the difference in one line. */
  takeAriaSnapshot(story: string, snapshot: AriaSnapshot): string | undefined {
    const stage = this.stageOf(story);
    const file = ariaSnapshotPath(story);
    const isKnown = existsSync(path.join(this.root, file));
    const known = isKnown ? readAriaSnapshot(file, this.root) : undefined;
    const found = known === undefined ? 'never accepted' : ariaSnapshotDifference(known, snapshot);
    if (found === undefined) return undefined;
    const taken = fileOf(story, 'reads.txt');
    const accepted = known === undefined ? null : ariaSnapshotHash(known);
    stage.ariaSnapshot = { story, taken, accepted };
    stage.files.set(taken, ariaSnapshotText(snapshot));
    return found;
  }

  /**
   * Ends the run: adds its findings to those of earlier ones.
   * @param files the story files run
   * @param seconds how long each story took
   */
  finish(files: readonly string[], seconds: Readonly<Record<string, number>> = {}): void {
    const found = {
      branch: branchOf(this.root),
      digest: this.digest,
      stories: this.stories,
      files,
      seconds,
    };
    writeRunResults(mergeResults(readRunResults(this.root), found), this.root);
  }
}
