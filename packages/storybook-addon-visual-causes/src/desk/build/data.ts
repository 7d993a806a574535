// Collects a review's data: current and base pictures, and their differences.
import path from 'node:path';
import { decode } from '../../pictures/images.ts';
import {
  ACCEPTED,
  acceptedPath,
  equalPictures,
  pictureKey,
  type Picture,
} from '../../pictures/manifest.ts';
import {
  ARIA_SNAPSHOTS,
  ariaSnapshotDifference,
  ariaSnapshotHash,
  textChanges,
} from '../ariaSnapshots.ts';
import {
  ARIA_SNAPSHOT,
  type AriaSnapshot,
  type Change,
  type DeskData,
  type DeskPicture,
  type Shot,
  type StoryDetails,
} from '../desk.ts';
import { classifyDiff, type DiffProfile } from '../difference/classifyDiff.ts';
import { colourSteps, type ColourStep } from '../difference/colourSteps.ts';
import { groupChanges } from '../grouping/group.ts';
import type { TokenChange } from '../grouping/tokens.ts';
import {
  acceptedAriaSnapshots,
  notTaken,
  readAccepted,
  readAriaSnapshot,
  type AcceptedState,
} from './accepted.ts';
import { checkOut, manifestOf, pictureHistory, reviewBase } from './base.ts';
import { changedSources } from './components.ts';
import { digestOfInputs } from './inputs.ts';
import { createMemory, each } from './memory.ts';
import { pictureFiles, type PictureFiles } from './pictures.ts';
import { storyFacts, type IndexedStory, type StoryFacts } from './stories.ts';
import { changedTokens } from './tokens.ts';
import { brokenBaselines, refuseUntrusted } from './trusted.ts';

export interface Desk {
  data: DeskData;
  files: PictureFiles;
  /** A story's texts and history; undefined for an unknown story. */
  detailsOf: (story: string) => StoryDetails | undefined;
}

/** The command that accepts a cause. A project names its own script. */
const ACCEPT = 'npm run accept -- --cause';

/** A decoded page takes 20 MB. */
const AT_ONCE = 3;

type Taken = Omit<Picture, 'file'> & { file?: string };

const shotOf = ({ hash, width, height }: Taken): Shot => ({ hash, width, height });

/** Identifies one cause of one picture in the results of runs. */
export const causeMark = ({ story, mode, hash }: Omit<Change, 'key'>, cause: string): string =>
  `${pictureKey({ story, mode })} ${hash} ${cause}`;

/** The accepted pictures, overridden by those taken since, by key. */
function picturesNow({ pictures, changed, gone }: AcceptedState): Map<string, Taken> {
  const now = new Map<string, Taken>([
    ...pictures,
    ...changed.map((each) => [pictureKey(each), each] as const),
  ]);
  for (const picture of gone) now.delete(pictureKey(picture));
  return new Map([...now].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Facts = (story: string) => StoryFacts;

const aboutChange = (facts: Facts, { story, mode }: Pick<Picture, 'story' | 'mode'>) => {
  const { title, name } = facts(story);
  return { key: pictureKey({ story, mode }), story, title, name, mode };
};

/** A picture of the base under a name of its own: its file may have changed with its hash left. */
const nameInBase = (was: Picture, is: Taken | undefined): string =>
  was.hash === is?.hash ? was.file : was.hash;

const isSame = (was: Picture | undefined, is: Taken | undefined): boolean =>
  was?.hash === is?.hash && (is?.file === undefined || was?.file === is.file);

function pictureChanges(
  { pictures }: AcceptedState,
  now: ReadonlyMap<string, Taken>,
  base: ReadonlyMap<string, Picture>,
  facts: Facts,
): Change[] {
  return [...new Set([...now.keys(), ...base.keys()])].flatMap((key): Change[] => {
    const [was, is] = [base.get(key), now.get(key)];
    const picture = is ?? was;
    if (picture === undefined || isSame(was, is)) return [];
    const { hash, width, height } = picture;
    return [
      {
        ...aboutChange(facts, picture),
        kind: is === undefined ? 'gone' : was === undefined ? 'new' : 'changed',
        hash,
        width,
        isAccepted: pictures.get(key)?.hash === is?.hash,
        before: was && { ...shotOf(was), hash: nameInBase(was, is) },
        after: is && shotOf(is),
        boxes: is === undefined ? [{ x: 0, y: 0, width, height }] : [],
      },
    ];
  });
}

const profiles = createMemory<DiffProfile>();

/** Compares two pictures by their hashes, each pair once in this process. */
const compare = (
  { read }: PictureFiles,
  before: string,
  after: string,
  steps: readonly ColourStep[],
): Promise<DiffProfile> =>
  profiles(`${before} ${after} ${JSON.stringify(steps)}`, async () =>
    classifyDiff(await decode(await read(before)), await decode(await read(after)), steps),
  );

/** The changed pictures with their differences, except those with equal pixels. */
async function compared(
  changes: readonly Change[],
  files: PictureFiles,
  tokens: readonly TokenChange[],
): Promise<{ changes: Change[]; diffs: Map<string, DiffProfile> }> {
  const steps = colourSteps(tokens);
  const diffs = new Map<string, DiffProfile>();
  const found = await each(changes, AT_ONCE, async (change): Promise<Change[]> => {
    if (change.before === undefined || change.after === undefined) return [change];
    const diff = await compare(files, change.before.hash, change.after.hash, steps);
    const { pixels, levels, grew, recoloured, places } = diff;
    if (pixels === 0 && grew === 0) return [];
    diffs.set(change.key, diff);
    const boxes = [...recoloured, ...places.map(({ box }) => box)];
    return [{ ...change, boxes, pixels, levels }];
  });
  return { changes: found.flat(), diffs };
}

interface TextPair {
  before?: AriaSnapshot | undefined;
  after: AriaSnapshot;
}

/** The text baselines of both sides; for an added or removed story, its pictures suffice. */
function textPairs(
  { ariaSnapshots, changedAriaSnapshots }: AcceptedState,
  base: DeskData['base'],
  root: string,
): Map<string, TextPair> {
  const before: ReadonlyMap<string, AriaSnapshot> =
    base === undefined
      ? new Map()
      : acceptedAriaSnapshots(checkOut(base.commit, ARIA_SNAPSHOTS, undefined, root));
  const now = new Map(ariaSnapshots);
  for (const { story, taken } of changedAriaSnapshots)
    now.set(story, readAriaSnapshot(taken, root));
  return new Map(
    [...now].map(([story, after]) => {
      const was = before.get(story);
      const isChanged = was !== undefined && ariaSnapshotDifference(was, after) !== undefined;
      return [story, isChanged ? { before: was, after } : { after }];
    }),
  );
}

/**
 * Builds the review's data. Without a base, `base` is undefined and there are no differences.
 * @throws for files that cannot be trusted
 */
export async function buildDesk(root = '.', stories: readonly IndexedStory[] = []): Promise<Desk> {
  refuseUntrusted(root);
  const accepted = readAccepted(root, stories);
  const now = picturesNow(accepted);
  const facts = storyFacts(stories);
  const named = reviewBase(root);
  const manifest = named === undefined ? undefined : manifestOf(named.commit, root);
  const base = manifest === undefined ? undefined : named;
  const before = new Map(manifest?.map((picture) => [pictureKey(picture), picture]));
  const differing = base === undefined ? [] : pictureChanges(accepted, now, before, facts);
  const tokens = base === undefined ? [] : await changedTokens(base.commit, root);
  const sources = new Map<string, string>();
  if (base !== undefined) {
    const wanted = new Map(
      differing.flatMap(({ key }) => {
        const was = before.get(key);
        return was === undefined ? [] : [[acceptedPath(was), nameInBase(was, now.get(key))]];
      }),
    );
    const copy = checkOut(base.commit, ACCEPTED, (file) => wanted.has(file), root);
    for (const [file, hash] of wanted) sources.set(hash, path.join(copy, file));
  }
  for (const { hash, taken } of accepted.changed) sources.set(hash, path.join(root, taken));
  for (const picture of accepted.pictures.values())
    sources.set(picture.hash, path.join(root, acceptedPath(picture)));
  const files = pictureFiles(sources);
  const { changes, diffs } = await compared(differing, files, tokens);

  const pairs = textPairs(accepted, base, root);
  const open = new Set(accepted.changedAriaSnapshots.map(({ story }) => story));
  const texts = new Map<string, ReturnType<typeof textChanges>>();
  for (const [story, { before: was, after: is }] of pairs) {
    const summary = was && ariaSnapshotDifference(was, is);
    if (was === undefined || summary === undefined) continue;
    const words = textChanges(was, is);
    if (words.length > 0) texts.set(story, words);
    const picture = now.get(pictureKey({ story, mode: is.mode }));
    changes.push({
      ...aboutChange(facts, { story, mode: ARIA_SNAPSHOT }),
      kind: 'ariaSnapshot',
      hash: ariaSnapshotHash(is),
      isAccepted: !open.has(story),
      after: picture && shotOf(picture),
      boxes: [],
      summary,
    });
  }

  const missing = notTaken(accepted, stories, digestOfInputs(root));
  const untaken = new Set(missing);
  const kinds = new Map(changes.map(({ key, kind }) => [key, kind]));
  const placed = [...now].map(([key, picture]) => ({ key, picture, about: facts(picture.story) }));
  placed.sort((a, b) => a.about.place - b.about.place);
  const pictures = placed.map(({ key, picture, about }): DeskPicture => {
    const kind = kinds.get(key);
    const { place: _, ...facts } = about;
    return {
      story: picture.story,
      mode: picture.mode,
      ...shotOf(picture),
      ...facts,
      status: kind === 'changed' || kind === 'new' ? kind : untaken.has(key) ? 'not taken' : 'same',
    };
  });
  const marks = new Set(accepted.results.causes);
  const groups = groupChanges(changes, {
    diffs,
    texts,
    read: new Set(pairs.keys()),
    tokens,
    ...(base === undefined ? {} : changedSources(base.commit, root)),
    placeOf: (story) => facts(story).place,
  }).map((group) => ({
    ...group,
    changes: group.changes.map((change) => ({
      ...change,
      isAccepted: change.isAccepted || marks.has(causeMark(change, group.id)),
    })),
  }));
  let historyOf: ReturnType<typeof pictureHistory> | undefined;
  const modes = new Map<string, string[]>();
  for (const { story, mode } of pictures) modes.set(story, [...(modes.get(story) ?? []), mode]);
  return {
    data: {
      base,
      pictures,
      groups,
      acceptCommand: ACCEPT,
      findings: {
        notTaken: missing,
        broken: brokenBaselines(accepted.pictures.values(), root),
        equal: equalPictures([...now.values()], new Set(changes.map(({ story }) => story))),
      },
    },
    files,
    detailsOf(story) {
      const own = modes.get(story);
      if (own === undefined && !pairs.has(story)) return undefined;
      historyOf ??= pictureHistory(root);
      const ofMode = historyOf;
      return {
        ...pairs.get(story),
        history: Object.fromEntries(own?.map((mode) => [mode, ofMode({ story, mode })]) ?? []),
      };
    },
  };
}
