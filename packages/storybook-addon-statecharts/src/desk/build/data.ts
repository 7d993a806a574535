// Collects a build's data about a review: current and base pictures, differences and verdicts.
import { loadSettings } from '../../chart/loadSettings.ts';
import { settings } from '../../chart/settings.ts';
import { digestOfSources } from '../../coverage/statesFiles.ts';
import { pictureKey, type Picture } from '../../pictures/manifest.ts';
import {
  ARIA_SNAPSHOTS,
  ariaSnapshotDifference,
  ariaSnapshotHash,
  parseAriaSnapshot,
  storyOfAriaSnapshot,
  textChanges,
} from '../ariaSnapshots.ts';
import {
  ARIA_SNAPSHOT,
  type AriaSnapshot,
  type AriaSnapshotPair,
  type Change,
  type DeskData,
  type DeskPicture,
  type Shot,
} from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';
import { groupChanges } from '../grouping/group.ts';
import { readAccepted, readAriaSnapshot, type AcceptedState } from './accepted.ts';
import { blobsOf, filesOf, manifestOf, nowOf, reviewBase } from './base.ts';
import { each } from './cache.ts';
import { changedComponents } from './components.ts';
import { createComparison } from './diffs.ts';
import { pictureFiles, type PictureFiles } from './pictures.ts';
import { pullRequestOf } from './pullRequest.ts';
import { storyFacts, type StoryFacts } from './stories.ts';
import { changedTokens } from './tokens.ts';
import { readVerdicts, VERDICTS } from './verdictFiles.ts';

export interface Desk {
  data: DeskData;
  files: PictureFiles;
  ariaSnapshots: ReadonlyMap<string, AriaSnapshotPair>;
}

/** A decoded page takes 20 MB. */
const AT_ONCE = 3;

const shotOf = ({ hash, width, height }: Picture): Shot => ({ hash, width, height });

/** The accepted pictures, overridden by those taken since, by key. */
function picturesNow({ pictures, results }: AcceptedState): Map<string, Picture> {
  const now = new Map([
    ...pictures,
    ...results.pictures.map((each) => [pictureKey(each), each] as const),
  ]);
  for (const picture of results.gone) now.delete(pictureKey(picture));
  return new Map([...now].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Facts = (story: string) => StoryFacts;

const aboutChange = (facts: Facts, { story, mode }: Pick<Picture, 'story' | 'mode'>) => {
  const { title, name } = facts(story);
  return { key: pictureKey({ story, mode }), story, title, name, mode };
};

function pictureChanges(
  now: ReadonlyMap<string, Picture>,
  base: ReadonlyMap<string, Picture>,
  facts: Facts,
): Change[] {
  return [...new Set([...now.keys(), ...base.keys()])].flatMap((key): Change[] => {
    const [was, is] = [base.get(key), now.get(key)];
    const picture = is ?? was;
    if (picture === undefined || was?.hash === is?.hash) return [];
    const { hash, width, height } = picture;
    return [
      {
        ...aboutChange(facts, picture),
        kind: is === undefined ? 'gone' : was === undefined ? 'new' : 'changed',
        hash,
        before: was && shotOf(was),
        after: is && shotOf(is),
        boxes: is === undefined ? [{ x: 0, y: 0, width, height }] : [],
      },
    ];
  });
}

/** The changed pictures with their differences, except those with equal pixels. */
async function compared(
  changes: readonly Change[],
  files: PictureFiles,
  root: string,
): Promise<{ changes: Change[]; diffs: Map<string, DiffProfile> }> {
  const compare = createComparison(files, root);
  const diffs = new Map<string, DiffProfile>();
  const found = await each(changes, AT_ONCE, async (change): Promise<Change[]> => {
    if (change.before === undefined || change.after === undefined) return [change];
    const diff = await compare(change.before.hash, change.after.hash);
    const { pixels, levels, grew, recoloured, corners, places } = diff;
    if (pixels === 0 && grew === 0) return [];
    diffs.set(change.key, diff);
    const boxes = [...recoloured, ...corners, ...places.map(({ box }) => box)];
    return [{ ...change, boxes, pixels, levels }];
  });
  return { changes: found.flat(), diffs };
}

/** The text baselines of both sides; for an added or removed story, its pictures suffice. */
function textPairs(
  { ariaSnapshots, results }: AcceptedState,
  base: DeskData['base'],
  root: string,
): Map<string, AriaSnapshotPair & { after: AriaSnapshot }> {
  const before = new Map(
    base === undefined
      ? []
      : [...blobsOf(base.commit, filesOf(base.commit, ARIA_SNAPSHOTS, root), root)].map(
          ([file, blob]) =>
            [storyOfAriaSnapshot(file), parseAriaSnapshot(blob.toString('utf8'), file)] as const,
        ),
  );
  const now = new Map(ariaSnapshots);
  for (const { story, file } of results.ariaSnapshots) now.set(story, readAriaSnapshot(file, root));
  return new Map(
    [...now].map(([story, after]) => {
      const was = before.get(story);
      const isChanged = was !== undefined && ariaSnapshotHash(was) !== ariaSnapshotHash(after);
      return [story, { before: isChanged ? was : undefined, after }];
    }),
  );
}

/** Builds the review's data. Without a base, `base` is undefined and there are no differences. */
export async function buildDesk(root = '.'): Promise<Desk> {
  // Groups use the project's names of colours.
  await loadSettings(root);
  const accepted = readAccepted(root);
  const { results } = accepted;
  const now = picturesNow(accepted);
  const facts = storyFacts(root);
  const named = reviewBase(root);
  const manifest = named === undefined ? undefined : manifestOf(named.commit, root);
  const base = manifest === undefined ? undefined : named;
  const before = new Map(manifest?.map((picture) => [pictureKey(picture), picture]));
  const differing = base === undefined ? [] : pictureChanges(now, before, facts);
  const files = pictureFiles(
    {
      accepted: [...accepted.pictures.values()],
      taken: results.pictures,
      base: differing.flatMap(({ key }) => before.get(key) ?? []),
      commit: base?.commit ?? '',
    },
    root,
  );
  const { changes, diffs } = await compared(differing, files, root);

  const ariaSnapshots = textPairs(accepted, base, root);
  const texts = new Map<string, ReturnType<typeof textChanges>>();
  for (const [story, { before: was, after: is }] of ariaSnapshots) {
    const summary = was && ariaSnapshotDifference(was, is);
    if (was === undefined || summary === undefined) continue;
    const words = textChanges(was, is);
    if (words.length > 0) texts.set(story, words);
    const picture = now.get(pictureKey({ story, mode: is.mode }));
    changes.push({
      ...aboutChange(facts, { story, mode: ARIA_SNAPSHOT }),
      kind: 'ariaSnapshot',
      hash: ariaSnapshotHash(is),
      after: picture && shotOf(picture),
      boxes: [],
      summary,
    });
  }

  const kinds = new Map(changes.map(({ key, kind }) => [key, kind]));
  const pictures = [...now].map(([key, picture]): DeskPicture => {
    const kind = kinds.get(key);
    return {
      story: picture.story,
      mode: picture.mode,
      ...shotOf(picture),
      ...facts(picture.story),
      hasAriaSnapshot: ariaSnapshots.has(picture.story),
      status: kind === 'changed' || kind === 'new' ? kind : 'same',
    };
  });
  const { files: verdicts, damaged } = readVerdicts(root);
  const groups = groupChanges(changes, {
    diffs,
    texts,
    tokens: base === undefined ? undefined : await changedTokens(base.commit, root),
    components: base === undefined ? new Map() : changedComponents(base.commit, root),
    known: new Map(pictures.map((picture) => [picture.story, picture])),
    visited: settings().visited,
  });
  const { run } = results;
  const isRunShown =
    results.pictures.length + results.gone.length + results.ariaSnapshots.length > 0;
  return {
    data: {
      base,
      now: nowOf(root),
      run:
        run && isRunShown ? { ...run, isStale: run.digest !== digestOfSources(root) } : undefined,
      pictures,
      groups,
      verdicts,
      verdictsFolder: VERDICTS,
      damaged,
      pullRequest: pullRequestOf(process.env),
    },
    files,
    ariaSnapshots,
  };
}
