// Collects a review's data: current and base pictures, and their differences.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { each } from '../../files.ts';
import { decode } from '../../pictures/images.ts';
import { acceptedPath, equalPictures, pictureKey, type Picture } from '../../pictures/manifest.ts';
import {
  ARIA_SNAPSHOTS,
  ariaSnapshotDifference,
  ariaSnapshotHash,
  ariaSnapshotPath,
  parseAriaSnapshot,
  storyOfAriaSnapshot,
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
  type TextChange,
} from '../desk.ts';
import {
  classifyDiff,
  colourSteps,
  type DiffProfile,
  type Steps,
} from '../difference/classifyDiff.ts';
import type { Member } from '../grouping/cause.ts';
import { groupChanges } from '../grouping/group.ts';
import { changedTokens } from '../grouping/tokens.ts';
import { readAccepted, type AcceptedState, type CurrentPicture } from './accepted.ts';
import { changedSince, fileOf, manifestOf, pictureHistory, reviewBase } from './base.ts';
import { changedSources } from './components.ts';
import { storyFacts, type Stories } from './stories.ts';

const shotOf = ({ hash, width, height }: CurrentPicture): Shot => ({ hash, width, height });

/** Identifies one cause of one picture in the results of runs. */
export const causeMark = ({ story, mode, hash }: Omit<Change, 'key'>, cause: string): string =>
  `${pictureKey({ story, mode })} ${hash} ${cause}`;

type Facts = ReturnType<typeof storyFacts>;

const aboutChange = (facts: Facts, { story, mode }: Pick<Picture, 'story' | 'mode'>) => {
  const { title, name } = facts(story);
  return { key: pictureKey({ story, mode }), story, title, name, mode };
};

/** Returns the pictures that differ from the base's by their hashes or files. */
function pictureChanges(
  { pictures, now }: AcceptedState,
  base: ReadonlyMap<string, Picture>,
  facts: Facts,
): Change[] {
  return [...new Set([...now.keys(), ...base.keys()])].flatMap((key): Change[] => {
    const [was, is] = [base.get(key), now.get(key)];
    const picture = is ?? was;
    const isSame = was?.hash === is?.hash && (is?.file === undefined || was?.file === is.file);
    if (picture === undefined || isSame) return [];
    const { hash, width, height } = picture;
    return [
      {
        ...aboutChange(facts, picture),
        kind: is === undefined ? 'gone' : was === undefined ? 'new' : 'changed',
        hash,
        width,
        isAccepted: pictures.get(key)?.hash === is?.hash,
        // A file may have changed with its hash left: the base's has a name of its own.
        before: was && { ...shotOf(was), hash: was.hash === is?.hash ? was.file : was.hash },
        after: is && shotOf(is),
        boxes: is === undefined ? [{ x: 0, y: 0, width, height }] : [],
      },
    ];
  });
}

/** Comparisons of this process. Nothing is read from disk, where another author could have put it. */
const profiles = new Map<string, DiffProfile>();

/** Compares changed pictures, each pair once in this process; those with equal pixels are left out. */
async function compared(
  changes: readonly Change[],
  read: (hash: string) => Promise<Buffer>,
  steps: Steps,
): Promise<Member[]> {
  // A decoded page takes 20 MB.
  const found = await each(changes, 3, async (change): Promise<Member[]> => {
    const [before, after] = [change.before?.hash, change.after?.hash];
    if (before === undefined || after === undefined) return [{ change }];
    const pair = `${before} ${after} ${JSON.stringify(steps)}`;
    const diff =
      profiles.get(pair) ??
      classifyDiff(await decode(await read(before)), await decode(await read(after)), steps);
    profiles.set(pair, diff);
    const { pixels, levels, grew, recoloured, places } = diff;
    if (pixels === 0 && grew === 0) return [];
    const boxes = [...recoloured, ...places.map(({ box }) => box)];
    return [{ change: { ...change, boxes, pixels, levels }, diff }];
  });
  return found.flat();
}

/** Returns the current text of each story, with the base's if it differs; a new story has none. */
function textPairs(
  { ariaSnapshots, changedAriaSnapshots }: AcceptedState,
  base: DeskData['base'],
  root: string,
) {
  type TextPair = { before?: AriaSnapshot; after: AriaSnapshot };
  const pairs = new Map(
    [...ariaSnapshots, ...changedAriaSnapshots].map(([story, after]): [string, TextPair] => [
      story,
      { after },
    ]),
  );
  if (base === undefined) return pairs;
  const accepted = changedSince(base.commit, ARIA_SNAPSHOTS, root).map(storyOfAriaSnapshot);
  for (const story of [...accepted, ...changedAriaSnapshots.keys()]) {
    const file = ariaSnapshotPath(story);
    const after = pairs.get(story)?.after;
    const text = fileOf(base.commit, file, root)?.toString();
    if (after === undefined || text === undefined) continue;
    const before = parseAriaSnapshot(text, file);
    if (ariaSnapshotDifference(before, after) !== undefined) pairs.set(story, { before, after });
  }
  return pairs;
}

/**
 * Builds the review's data. Without a base, `base` is undefined and there are no differences.
 * @throws for files that cannot be trusted
 */
export async function buildDesk(root = '.', stories: Stories = []) {
  const accepted = readAccepted(root, stories);
  const { now, results } = accepted;
  const facts = storyFacts(stories);
  const named = reviewBase(root);
  const manifest = named && manifestOf(named.commit, root);
  const base = manifest && named;
  const before = new Map(manifest?.map((picture) => [pictureKey(picture), picture]));
  const tokens = base === undefined ? [] : await changedTokens(base.commit, root);
  const differing = base === undefined ? [] : pictureChanges(accepted, before, facts);

  const sources = new Map<string, () => Promise<Buffer | undefined>>();
  for (const { before: was, story, mode } of differing)
    if (base !== undefined && was !== undefined)
      sources.set(was.hash, async () => fileOf(base.commit, acceptedPath({ story, mode }), root));
  for (const { hash, taken } of accepted.changed)
    sources.set(hash, () => readFile(path.join(root, taken)));
  for (const picture of accepted.pictures.values())
    sources.set(picture.hash, () => readFile(path.join(root, acceptedPath(picture))));
  /** Returns a PNG or a lossless WebP. @throws for an unknown hash */
  async function read(hash: string): Promise<Buffer> {
    const bytes = await sources.get(hash)?.();
    if (bytes === undefined) throw new Error(`No picture ${hash}`);
    return bytes;
  }
  const members = await compared(differing, read, colourSteps(tokens));

  const pairs = textPairs(accepted, base, root);
  const texts = new Map<string, TextChange[]>();
  for (const [story, { before: was, after: is }] of pairs) {
    const summary = was && ariaSnapshotDifference(was, is);
    if (was === undefined || summary === undefined) continue;
    const words = textChanges(was, is);
    if (words.length > 0) texts.set(story, words);
    const picture = now.get(pictureKey({ story, mode: is.mode }));
    const change: Change = {
      ...aboutChange(facts, { story, mode: ARIA_SNAPSHOT }),
      kind: 'ariaSnapshot',
      hash: ariaSnapshotHash(is),
      isAccepted: !accepted.changedAriaSnapshots.has(story),
      after: picture && shotOf(picture),
      boxes: [],
      summary,
    };
    members.push({ change });
  }

  const placeOf = (story: string): number => facts(story).place;
  const kinds = new Map(members.map(({ change: { key, kind } }) => [key, kind]));
  const statusOf = (key: string): DeskPicture['status'] => {
    const kind = kinds.get(key);
    if (kind === 'changed' || kind === 'new') return kind;
    return accepted.notTaken.includes(key) ? 'not taken' : 'same';
  };
  const pictures = [...now.values()]
    .toSorted((a, b) => placeOf(a.story) - placeOf(b.story))
    .map((picture): DeskPicture => {
      const { story, mode } = picture;
      const { place: _, ...about } = facts(story);
      return { story, mode, ...shotOf(picture), ...about, status: statusOf(pictureKey(picture)) };
    });
  const known = {
    texts,
    read: new Set(pairs.keys()),
    tokens,
    ...(base && changedSources(base.commit, root)),
  };
  const groups = groupChanges(members, known, placeOf).map((group) => ({
    ...group,
    changes: group.changes.map((change) => ({
      ...change,
      isAccepted: change.isAccepted || results.causes.includes(causeMark(change, group.id)),
    })),
  }));
  let historyOf: ReturnType<typeof pictureHistory> | undefined;
  const data: DeskData = {
    base,
    pictures,
    groups,
    acceptCommand: 'npm run accept -- --cause',
    findings: {
      notTaken: accepted.notTaken,
      broken: [...accepted.broken.values()],
      equal: equalPictures([...now.values()], new Set(members.map(({ change }) => change.story))),
    },
  };
  /** Returns a story's texts and history. */
  function detailsOf(story: string): StoryDetails {
    const own = pictures.filter((picture) => picture.story === story);
    const ofPicture = (historyOf ??= pictureHistory(root));
    const history = own.map((picture) => [picture.mode, ofPicture(picture)] as const);
    return { ...pairs.get(story), history: Object.fromEntries(history) };
  }
  return { data, read, detailsOf };
}

export type Desk = Awaited<ReturnType<typeof buildDesk>>;
