import type { Change, ChangeGroup } from './desk.ts';
import {
  changeAt,
  draftAt,
  groupAt,
  say,
  type DeskContext,
  type Draft,
  type Said,
} from './deskContext.ts';
import { openAt, openPicture } from './deskMoves.ts';
import { counted, standings } from './summary.ts';
import {
  indexVerdicts,
  limits,
  mergeFiles,
  standing,
  type Verdict,
  type VerdictFile,
} from './verdicts.ts';

/** A reviewer's decisions on exactly these changes that are not withdrawn, by change key. */
function saidOf(
  changes: readonly Change[],
  by: string,
  files: readonly VerdictFile[],
): ReadonlyMap<string, Verdict> {
  const index = indexVerdicts(files.filter((file) => file.by === by));
  return new Map(
    changes.flatMap((change) => {
      const [verdict] = standing(change, index).verdicts;
      return verdict === undefined ? [] : [[change.key, verdict] as const];
    }),
  );
}

/** ISO 8601, after all of this reviewer's verdicts, because the latest verdict applies. */
function momentAfter({ files, now }: DeskContext, by: string): string {
  const own = files.find((file) => file.by === by)?.verdicts ?? [];
  const last = own.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  return new Date(Math.max(now().getTime(), last + 1)).toISOString();
}

/** A note's text without the control characters that a file may not contain, except line ends. */
export const noteText = (note: string): string =>
  note
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .slice(0, limits.note)
    .replaceAll(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu, '')
    .trim();

const aboutOf = ({ story, mode, hash, kind, part }: Change) => ({
  story,
  mode,
  hash,
  ...(kind === 'gone' ? { gone: true as const } : {}),
  ...(part === undefined ? {} : { part }),
});

/** Adds one reviewer's verdicts to the files and marks them as unsaved. */
const withVerdicts = ({ files, version }: DeskContext, by: string, verdicts: Verdict[]) => ({
  files: mergeFiles([...files, { version: 1, by, verdicts }]),
  version: version + 1,
});

/** Returns a decision's changes: one picture, the group, or the part of it without a requested change. */
export function aimOf(context: DeskContext, decision: Said): readonly Change[] {
  const group = groupAt(context);
  const change = changeAt(context);
  if (group === undefined || change === undefined) return [];
  if (context.isAlone) return [change];
  if (decision === 'asked') return group.changes;
  const said = saidOf(group.changes, context.by, context.files);
  const rest = group.changes.filter(({ key }) => said.get(key)?.decision !== 'asked');
  return rest.length > 0 ? rest : group.changes;
}

/** Returns whether this reviewer has approved all changes of a decision. */
export function isApproved(context: DeskContext): boolean {
  const changes = aimOf(context, 'approved');
  const said = saidOf(changes, context.by, context.files);
  return changes.every(({ key }) => said.get(key)?.decision === 'approved');
}

/** The index of the next undecided group; undefined if none is left. */
function nextOpen({ groups, at }: DeskContext, files: readonly VerdictFile[]): number | undefined {
  const stands = standings({ groups }, files);
  return groups
    .map((_, step) => (at + 1 + step) % groups.length)
    .find((index) => index !== at && stands[index]?.state === 'open');
}

/** After a decision: goes to the group's next undecided change, or else to the next open group. */
function onward(context: DeskContext, group: ChangeGroup): Partial<DeskContext> {
  const said = saidOf(group.changes, context.by, context.files);
  const left = group.changes.filter(({ key }) => !said.has(key));
  if (left.length > 0) {
    const words = `${context.said.words} ${counted(left.length, 'picture')} of it left.`;
    return { ...openPicture(context, left[0]?.key), isAlone: false, said: say(context, words) };
  }
  const next = nextOpen(context, context.files);
  const words =
    next === undefined
      ? 'Nothing is left to decide.'
      : `Next: ${context.groups[next]?.title ?? ''}.`;
  return {
    ...(next === undefined ? {} : openAt(context, next)),
    said: say(context, `${context.said.words} ${words}`),
  };
}

/** Takes the decision and goes to the next open change. */
export function decide(context: DeskContext, decision: Said): Partial<DeskContext> {
  const group = groupAt(context);
  if (group === undefined) return {};
  const { note, pin } = draftAt(context);
  const changes = aimOf(context, decision);
  const earlier = saidOf(changes, context.by, context.files);
  const at = momentAfter(context, context.by);
  const verdicts = changes.map((change): Verdict => ({
    ...aboutOf(change),
    decision,
    ...(decision === 'asked' ? { note: noteText(note) } : {}),
    ...(decision === 'asked' && pin?.key === change.key ? { pin: { x: pin.x, y: pin.y } } : {}),
    by: context.by,
    at,
  }));
  const before = new Map(changes.map(({ key }) => [key, earlier.get(key)]));
  const verb = decision === 'approved' ? 'Approved' : 'Change asked for';
  const words = `${verb}: ${group.title}, ${counted(changes.length, 'picture')}.`;
  const decided: DeskContext = {
    ...context,
    ...withVerdicts(context, context.by, verdicts),
    given: [...context.given, { group: group.id, by: context.by, before }],
    // A sent draft is cleared; an approval keeps it.
    drafts:
      decision === 'asked'
        ? Object.fromEntries(Object.entries(context.drafts).filter(([id]) => id !== group.id))
        : context.drafts,
    wanted: undefined,
    isNoteMissing: false,
    said: { ...context.said, words },
  };
  return { ...decided, ...onward(decided, group) };
}

/** Undoes the last decision; a sent note becomes a draft again unless there is a new one. */
export function undo(context: DeskContext): Partial<DeskContext> {
  const last = context.given.at(-1);
  const at = context.groups.findIndex(({ id }) => id === last?.group);
  const group = context.groups[at];
  if (last === undefined || group === undefined) return {};
  const changes = group.changes.filter(({ key }) => last.before.has(key));
  const said = saidOf(changes, last.by, context.files);
  const note = [...said.values()].find((verdict) => verdict.note !== undefined)?.note;
  const [key, pinned] = [...said].find(([, { pin }]) => pin !== undefined) ?? [];
  const moment = momentAfter(context, last.by);
  const verdicts = changes.map((change): Verdict => {
    const before = last.before.get(change.key);
    return before === undefined
      ? { ...aboutOf(change), decision: 'withdrawn', by: last.by, at: moment }
      : { ...before, at: moment };
  });
  const draft: Draft = {
    note: note ?? '',
    ...(key === undefined || pinned?.pin === undefined ? {} : { pin: { key, ...pinned.pin } }),
  };
  const isKept = note === undefined || (context.drafts[group.id]?.note ?? '') !== '';
  return {
    ...openAt(context, at),
    ...withVerdicts(context, last.by, verdicts),
    given: context.given.slice(0, -1),
    drafts: isKept ? context.drafts : { ...context.drafts, [group.id]: draft },
    said: say(context, `Taken back: ${group.title}.`),
  };
}

/** Replies to the group's notes, on the current picture, without deciding. */
export function reply(context: DeskContext, note: string): Partial<DeskContext> {
  const change = changeAt(context);
  if (change === undefined) return {};
  const at = momentAfter(context, context.by);
  const verdict: Verdict = {
    ...aboutOf(change),
    decision: 'replied',
    note: noteText(note),
    by: context.by,
    at,
  };
  return { ...withVerdicts(context, context.by, [verdict]), said: say(context, 'Reply sent.') };
}

export function changeDraft(context: DeskContext, changed: Partial<Draft>): Partial<DeskContext> {
  const id = groupAt(context)?.id;
  if (id === undefined) return {};
  return {
    drafts: { ...context.drafts, [id]: { ...draftAt(context), ...changed } },
    isNoteMissing: false,
  };
}
