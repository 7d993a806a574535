// A picture run: takes each picture, compares it with the accepted one, and stores differences.
import path from 'node:path';
import { ariaSnapshotDifference, ariaSnapshotText } from '../desk/ariaSnapshots.ts';
import {
  readAccepted,
  readRunResults,
  writeRunResults,
  type AcceptedState,
  type ChangedPicture,
  type TakenStory,
} from '../desk/build/accepted.ts';
import { changedSince, reviewBase } from '../desk/build/base.ts';
import type { AriaSnapshot } from '../desk/desk.ts';
import { writeFile } from '../files.ts';
import { projectOptions } from '../settings/projectOptions.ts';
import { classifyDiff, type DiffProfile } from '../desk/difference/classifyDiff.ts';
import { decode, hashOf, type Pixels } from './images.ts';
import { ACCEPTED, acceptedPath, pictureKey, type Picture, type PictureId } from './manifest.ts';

/** Attempts until two pictures in a row are equal. */
const TRIES = 8;

/** Whether a fast picture shows the same as one after a full repaint. */
const isSettled = async (fast: Buffer, painted: Buffer): Promise<boolean> =>
  fast.equals(painted) || classifyDiff(await decode(painted), await decode(fast)).isNoise;

/** A file of a story in the folder of differences, relative to the project's root. */
const fileOf = (story: string, name: string): string =>
  `${projectOptions.results}/visual/${story.replace('--', '/')}/${name}`;

/** The findings of one story's test, kept only if it ends well. */
interface Stage {
  /** The last fast picture, which did not match. */
  fast?: Buffer | undefined;
  modes: string[];
  changed: ChangedPicture[];
  ariaSnapshot?: string;
  files: Map<string, Buffer | string>;
}

export class PictureRun {
  /** What the tests that ended well took. */
  stories: Record<string, TakenStory> = {};
  /** The baselines at the start. */
  accepted!: AcceptedState;
  /** Keys of baselines with another file than the manifest's or the base's: their hash proves nothing. */
  private unproven!: ReadonlySet<string>;
  private readonly stages = new Map<string, Stage>();
  private readonly root: string;

  /** @throws for files that cannot be trusted */
  constructor(root = '.') {
    this.root = root;
    this.start();
  }

  /** Starts a run: sources and baselines may have changed since the last one. */
  start(): void {
    this.stories = {};
    this.accepted = readAccepted(this.root);
    const { pictures, broken } = this.accepted;
    const base = reviewBase(this.root);
    const changed = new Set(base && changedSince(base.commit, ACCEPTED, this.root));
    const others = [...pictures.values()].filter((picture) => changed.has(acceptedPath(picture)));
    this.unproven = new Set([...broken.keys(), ...others.map(pictureKey)]);
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

  /** Whether a picture is a baseline by its hash. */
  private isKnown(known: Picture | undefined, shot: Buffer): boolean {
    return hashOf(shot) === known?.hash && !this.unproven.has(pictureKey(known));
  }

  /** Compares a picture with a baseline; undefined without one that can be read. */
  private async compare(known: Picture | undefined, is: Pixels): Promise<DiffProfile | undefined> {
    const file = known && path.join(this.root, acceptedPath(known));
    const was = file === undefined ? undefined : await decode(file).catch(() => undefined);
    return was && classifyDiff(was, is);
  }

  /**
   * Compares a single fast picture, which suffices for most stories.
   * @returns whether it matches; otherwise call `take` once the story has settled
   */
  async matchesAccepted(picture: PictureId, shot: Buffer): Promise<boolean> {
    const stage = this.stageOf(picture.story);
    stage.fast = shot;
    const known = this.accepted.pictures.get(pictureKey(picture));
    const isSame =
      this.isKnown(known, shot) ||
      (await this.compare(known, await decode(shot)))?.isNoise === true;
    if (isSame) stage.modes.push(picture.mode);
    return isSame;
  }

  /**
   * Takes pictures of the story until two in a row are equal. A fast one of `matchesAccepted` counts,
   * and is kept, so that the next run matches it at once.
   * @param shoot returns a PNG after a full repaint
   * @returns how it differs from the baseline, in one line; undefined if it does not
   * @throws if two pictures in a row were never equal
   */
  async take(picture: PictureId, shoot: () => Promise<Buffer>): Promise<string | undefined> {
    const stage = this.stageOf(picture.story);
    const known = this.accepted.pictures.get(pictureKey(picture));
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
    const { story, mode } = picture;
    stage.modes.push(mode);
    const shot = settled ?? last;
    // A picture equal to the accepted one need not be decoded.
    if (this.isKnown(known, shot)) return undefined;
    const is = await decode(shot);
    const found = await this.compare(known, is);
    if (found?.isNoise === true) return undefined;
    const { width, height } = is;
    const taken = fileOf(story, `${mode}-taken.png`);
    stage.changed.push({ story, mode, hash: hashOf(shot), width, height, taken });
    stage.files.set(taken, shot);
    if (known === undefined) return 'never accepted';
    if (found === undefined) return 'its baseline cannot be read';
    return width === known.width && height === known.height
      ? `${found.pixels} pixels changed, by up to ${found.levels} of 255 levels`
      : `now ${width}×${height} px, was ${known.width}×${known.height} px`;
  }

  /** Compares a screen state's text with the accepted one, and returns the difference in one line. */
  takeAriaSnapshot(story: string, snapshot: AriaSnapshot): string | undefined {
    const stage = this.stageOf(story);
    const known = this.accepted.ariaSnapshots.get(story);
    const found = known === undefined ? 'never accepted' : ariaSnapshotDifference(known, snapshot);
    if (found === undefined) return undefined;
    stage.ariaSnapshot = fileOf(story, 'reads.txt');
    stage.files.set(stage.ariaSnapshot, ariaSnapshotText(snapshot));
    return found;
  }

  /**
   * Ends the run: adds its findings to those of earlier ones of the same sources.
   * @param seconds how long each story took
   */
  finish(seconds: Readonly<Record<string, number>> = {}): void {
    const { digest } = this.accepted;
    const earlier = readRunResults(this.root);
    const known = earlier.digest === digest ? earlier.stories : {};
    const all = {
      stories: { ...known, ...this.stories },
      seconds: { ...earlier.seconds, ...seconds },
    };
    writeRunResults({ ...earlier, digest, ...all }, this.root);
  }
}
