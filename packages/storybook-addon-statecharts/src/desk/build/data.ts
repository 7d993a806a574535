// Collects a build's data about a review: current and base pictures, differences and verdicts.
import { loadCharts } from '../../chart/loadCharts.ts';
import { charts, settings } from '../../chart/registry.ts';
import { pictureKey, readManifest, type Picture } from '../../pictures/manifest.ts';
import {
  ARIA_SNAPSHOT,
  type Change,
  type DeskData,
  type DeskPicture,
  type AriaSnapshot,
  type AriaSnapshotPair,
  type Shot,
} from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';
import { groupChanges } from '../grouping/group.ts';
import { digestOfSources } from '../../coverage/statesFiles.ts';
import type { RunInfo, ShownRun } from '../pictureRuns.ts';
import { ariaSnapshotDifference, textChanges } from '../ariaSnapshots.ts';
import { currentResults, readRunResults, type RunResults } from '../runResults.ts';
import { blobsOf, manifestOf, nowOf, reviewBase } from './base.ts';
import { each } from './cache.ts';
import { createComparison } from './diffs.ts';
import { pictureFiles, type PictureFiles } from './pictures.ts';
import { pullRequestOf } from './pullRequest.ts';
import { changedTokens } from './tokens.ts';
import {
  acceptedAriaSnapshots,
  ariaSnapshotHash,
  currentAriaSnapshots,
  ariaSnapshotsAt,
} from './ariaSnapshots.ts';
import { storyFacts, type StoryFacts } from './stories.ts';
import { readVerdicts, VERDICTS } from './verdictFiles.ts';

export interface Desk {
  data: DeskData;
  files: PictureFiles;
  ariaSnapshots: ReadonlyMap<string, AriaSnapshotPair>;
}

/** A decoded page takes 20 MB. */
const AT_ONCE = 3;

const shotOf = ({ hash, width, height }: Picture): Shot => ({ hash, width, height });

/** The accepted pictures, overridden by those taken since. */
function picturesNow(accepted: readonly Picture[], results: RunResults): Picture[] {
  const over = new Map(results.pictures.map((each) => [pictureKey(each), each]));
  const gone = new Set(results.gone.map(pictureKey));
  const now = new Map<string, Picture>();
  for (const picture of accepted) {
    if (!gone.has(pictureKey(picture))) now.set(pictureKey(picture), picture);
  }
  for (const [key, { story, mode, hash, width, height }] of over)
    now.set(key, { story, mode, hash, width, height });
  return [...now.values()].toSorted((a, b) => (pictureKey(a) < pictureKey(b) ? -1 : 1));
}

const shownRun = (
  { branch, commit, at, files, ofFiles, pictures, digest }: RunInfo,
  root: string,
): ShownRun => ({
  branch,
  commit,
  at,
  files,
  ofFiles,
  pictures,
  isStale: digest !== digestOfSources(root),
});

type Facts = (story: string) => StoryFacts;

const aboutChange = (facts: Facts, { story, mode }: Pick<Picture, 'story' | 'mode'>) => {
  const { title, name } = facts(story);
  return { key: `${story}/${mode}`, story, title, name, mode };
};

function pictureChanges(now: readonly Picture[], base: readonly Picture[], facts: Facts): Change[] {
  const before = new Map(base.map((picture) => [pictureKey(picture), picture]));
  const left = new Set(now.map(pictureKey));
  const there = now.flatMap((picture): Change[] => {
    const was = before.get(pictureKey(picture));
    if (was?.hash === picture.hash) return [];
    const about = { ...aboutChange(facts, picture), hash: picture.hash, after: shotOf(picture) };
    return was === undefined
      ? [{ ...about, kind: 'new', boxes: [] }]
      : [{ ...about, kind: 'changed', before: shotOf(was), boxes: [] }];
  });
  const gone = base.flatMap((picture): Change[] =>
    left.has(pictureKey(picture))
      ? []
      : [
          {
            ...aboutChange(facts, picture),
            kind: 'gone',
            hash: picture.hash,
            before: shotOf(picture),
            boxes: [{ x: 0, y: 0, width: picture.width, height: picture.height }],
          },
        ],
  );
  return [...there, ...gone];
}

/** Changed text baselines; for an added or removed story, its pictures suffice. */
function ariaSnapshotChanges(
  now: ReadonlyMap<string, AriaSnapshot>,
  base: ReadonlyMap<string, AriaSnapshot>,
  pictures: readonly Picture[],
  facts: Facts,
): Change[] {
  const shots = new Map(pictures.map((picture) => [pictureKey(picture), shotOf(picture)]));
  return [...now].flatMap(([story, after]): Change[] => {
    const before = base.get(story);
    const summary = before === undefined ? undefined : ariaSnapshotDifference(before, after);
    if (summary === undefined) return [];
    const shot = shots.get(`${story}/${after.mode}`);
    return [
      {
        ...aboutChange(facts, { story, mode: ARIA_SNAPSHOT }),
        kind: 'ariaSnapshot',
        hash: ariaSnapshotHash(after),
        ...(shot === undefined ? {} : { after: shot }),
        boxes: [],
        summary,
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
  const diff = createComparison(files, root);
  const diffs = new Map<string, DiffProfile>();
  const found = await each(changes, AT_ONCE, async (change): Promise<Change[]> => {
    if (change.kind !== 'changed' || change.before === undefined || change.after === undefined)
      return [change];
    const seen = await diff(change.before.hash, change.after.hash);
    if (seen.pixels === 0 && seen.grew === 0) return [];
    diffs.set(change.key, seen);
    return [
      {
        ...change,
        boxes: [...seen.recoloured, ...seen.corners, ...seen.places.map(({ box }) => box)],
        pixels: seen.pixels,
        levels: seen.levels,
      },
    ];
  });
  return { changes: found.flat(), diffs };
}

/** Builds the review's data. Without a base, `base` is undefined and there are no differences. */
export async function buildDesk(root = '.'): Promise<Desk> {
  // Groups use the project's names of colours.
  if (charts().length === 0) await loadCharts(root);
  const accepted = readManifest(root);
  const acceptedTexts = acceptedAriaSnapshots(root);
  const results = currentResults(
    readRunResults(root),
    {
      pictures: new Map(accepted.map((picture) => [pictureKey(picture), picture.hash])),
      ariaSnapshots: new Map(
        [...acceptedTexts].map(([story, snapshot]) => [story, ariaSnapshotHash(snapshot)]),
      ),
    },
    root,
  );
  const { run } = results;
  const isLaidOver =
    results.pictures.length + results.gone.length + results.ariaSnapshots.length > 0;
  const now = picturesNow(accepted, results);
  const ariaSnapshots = currentAriaSnapshots(acceptedTexts, results.ariaSnapshots, root);
  const facts = storyFacts(root);
  const named = reviewBase(root);
  const before = named === undefined ? undefined : manifestOf(named.commit, root);
  const base = before === undefined ? undefined : named;
  const snapshotsBefore =
    base === undefined ? new Map<string, AriaSnapshot>() : ariaSnapshotsAt(base.commit, root);
  const differing = before === undefined ? [] : pictureChanges(now, before, facts);
  const theirs = new Set(differing.flatMap((change) => change.before?.hash ?? []));
  const files = pictureFiles(
    {
      accepted,
      taken: results.pictures,
      base: (before ?? []).filter(({ hash }) => theirs.has(hash)),
      blobs: (asked) => blobsOf(base?.commit ?? '', asked, root),
    },
    root,
  );
  const { changes, diffs } = await compared(differing, files, root);
  const texts =
    base === undefined ? [] : ariaSnapshotChanges(ariaSnapshots, snapshotsBefore, now, facts);
  const kinds = new Map(changes.map(({ key, kind }) => [key, kind]));
  const pictures = now.map((picture): DeskPicture => {
    const kind = kinds.get(pictureKey(picture));
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
  const stories = new Set(texts.map(({ story }) => story));
  const pairs = [...stories].flatMap((story) => {
    const [was, is] = [snapshotsBefore.get(story), ariaSnapshots.get(story)];
    return was === undefined || is === undefined ? [] : [[story, textChanges(was, is)] as const];
  });
  const groups = groupChanges([...changes, ...texts], {
    diffs,
    texts: new Map(pairs.filter(([, each]) => each.length > 0)),
    tokens: base === undefined ? undefined : await changedTokens(base.commit, root),
    known: new Map(pictures.map((picture) => [picture.story, picture])),
    visited: settings().visited,
  });
  return {
    data: {
      base,
      now: nowOf(root),
      run: run !== undefined && isLaidOver ? shownRun(run, root) : undefined,
      pictures,
      groups,
      verdicts,
      verdictsFolder: VERDICTS,
      damaged,
      pullRequest: pullRequestOf(process.env),
    },
    files,
    ariaSnapshots: new Map(
      [...ariaSnapshots].map(([story, after]) => {
        const was = stories.has(story) ? snapshotsBefore.get(story) : undefined;
        return [story, { ...(was === undefined ? {} : { before: was }), after }];
      }),
    ),
  };
}
