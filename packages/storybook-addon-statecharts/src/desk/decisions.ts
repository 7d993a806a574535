// A reviewer's decisions, as changes of the desk's context.
import type { Change, ChangeGroup } from './desk.ts';
import {
  announce,
  currentChange,
  currentDraft,
  currentGroup,
  type DeskContext,
  type Draft,
  type ReviewDecision,
} from './deskContext.ts';
import { openGroup, openPicture } from './navigation.ts';
import { counted, standings } from './summary.ts';
import { indexVerdicts, limits, mergeFiles, standing, type Verdict } from './verdicts.ts';

/** A reviewer's decisions on exactly these changes that are not withdrawn, by change key. */
function decisionsBy(
  { files }: DeskContext,
  by: string,
  changes: readonly Change[],
): ReadonlyMap<string, Verdict> {
  const index = indexVerdicts(files.filter((file) => file.by === by));
  return new Map(
    changes.flatMap((change) => {
      const [verdict] = standing(change, index).verdicts;
      return verdict === undefined ? [] : [[change.key, verdict] as const];
    }),
  );
}

/** A note's text without the control characters that a file may not contain, except line ends. */
export const noteText = (note: string): string =>
  note
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .slice(0, limits.note)
    .replaceAll(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069\p{Surrogate}]/gu, '')
    .trim();

const subjectOf = ({ story, mode, hash, kind, part }: Change) => ({
  story,
  mode,
  hash,
  gone: kind === 'gone' ? (true as const) : undefined,
  part,
});

/** Adds one reviewer's verdicts, dated after all earlier ones, because the latest applies. */
function addVerdicts(
  { files, version, now }: DeskContext,
  by: string,
  verdicts: readonly Omit<Verdict, 'by' | 'at'>[],
): Pick<DeskContext, 'files' | 'version'> {
  const own = files.find((file) => file.by === by)?.verdicts ?? [];
  const last = own.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0);
  const at = new Date(Math.max(now().getTime(), last + 1)).toISOString();
  const added = verdicts.map((verdict): Verdict => ({ ...verdict, by, at }));
  return {
    files: mergeFiles([...files, { version: 1, by, verdicts: added }]),
    version: version + 1,
  };
}

/** Returns a decision's changes: one picture, the group, or the part of it without a requested change. */
export function decisionTargets(context: DeskContext, decision: ReviewDecision): readonly Change[] {
  const group = currentGroup(context);
  const change = currentChange(context);
  if (group === undefined || change === undefined) return [];
  if (context.isSinglePicture) return [change];
  if (decision === 'asked') return group.changes;
  const own = decisionsBy(context, context.by, group.changes);
  const rest = group.changes.filter(({ key }) => own.get(key)?.decision !== 'asked');
  return rest.length > 0 ? rest : group.changes;
}

/** Returns whether this reviewer has approved all changes of a decision. */
export function isApproved(context: DeskContext): boolean {
  const changes = decisionTargets(context, 'approved');
  const own = decisionsBy(context, context.by, changes);
  return changes.every(({ key }) => own.get(key)?.decision === 'approved');
}

/** After a decision: opens the group's next undecided change, or else the next open group. */
function advance(context: DeskContext, group: ChangeGroup, result: string): Partial<DeskContext> {
  const own = decisionsBy(context, context.by, group.changes);
  const left = group.changes.filter(({ key }) => !own.has(key));
  if (left.length > 0) {
    const text = `${result} ${counted(left.length, 'picture')} of it left.`;
    const opened = { ...openPicture(context, left[0]?.key), isSinglePicture: false };
    return { ...opened, ...announce(context, text) };
  }
  const { groups, groupIndex, files } = context;
  const states = standings({ groups }, files).map(({ state }) => state);
  const later = states.indexOf('open', groupIndex + 1);
  const next = later < 0 ? states.indexOf('open') : later;
  return next < 0
    ? announce(context, `${result} Nothing is left to decide.`)
    : {
        ...openGroup(context, next),
        ...announce(context, `${result} Next: ${groups[next]?.title ?? ''}.`),
      };
}

/** Takes the decision and goes to the next open change. */
export function decide(context: DeskContext, decision: ReviewDecision): Partial<DeskContext> {
  const group = currentGroup(context);
  if (group === undefined) return {};
  const { by } = context;
  const { note, pin } = currentDraft(context);
  const changes = decisionTargets(context, decision);
  const earlier = decisionsBy(context, by, changes);
  const isAsked = decision === 'asked';
  const verdicts = changes.map((change) => ({
    ...subjectOf(change),
    decision,
    note: isAsked ? noteText(note) : undefined,
    pin: isAsked && pin?.key === change.key ? { x: pin.x, y: pin.y } : undefined,
  }));
  const before = new Map(changes.map(({ key }) => [key, earlier.get(key)]));
  const decided: Partial<DeskContext> = {
    ...addVerdicts(context, by, verdicts),
    undoStack: [...context.undoStack, { group: group.id, by, before }],
    // A sent draft is cleared; an approval keeps it.
    drafts: isAsked ? { ...context.drafts, [group.id]: { note: '' } } : context.drafts,
    pendingDecision: undefined,
    isNoteMissing: false,
  };
  const result = `${isAsked ? 'Change asked for' : 'Approved'}: ${group.title}, ${counted(changes.length, 'picture')}.`;
  return { ...decided, ...advance({ ...context, ...decided }, group, result) };
}

/** Undoes the last decision; a sent note becomes a draft again unless there is a new one. */
export function undo(context: DeskContext): Partial<DeskContext> {
  const last = context.undoStack.at(-1);
  const groupIndex = context.groups.findIndex(({ id }) => id === last?.group);
  const group = context.groups[groupIndex];
  if (last === undefined || group === undefined) return {};
  const changes = group.changes.filter(({ key }) => last.before.has(key));
  const own = decisionsBy(context, last.by, changes);
  const note = [...own.values()].find((verdict) => verdict.note !== undefined)?.note;
  const [key, pinned] = [...own].find(([, { pin }]) => pin !== undefined) ?? [];
  const verdicts = changes.map(
    (change) =>
      last.before.get(change.key) ?? { ...subjectOf(change), decision: 'withdrawn' as const },
  );
  const draft: Draft = {
    note: note ?? '',
    pin: key === undefined || pinned?.pin === undefined ? undefined : { key, ...pinned.pin },
  };
  const hasDraft = note === undefined || (context.drafts[group.id]?.note ?? '') !== '';
  return {
    ...openGroup(context, groupIndex),
    ...addVerdicts(context, last.by, verdicts),
    undoStack: context.undoStack.slice(0, -1),
    drafts: hasDraft ? context.drafts : { ...context.drafts, [group.id]: draft },
    ...announce(context, `Undone: ${group.title}.`),
  };
}

/** Replies to the group's notes, on the current picture, without deciding. */
export function reply(context: DeskContext, note: string): Partial<DeskContext> {
  const change = currentChange(context);
  if (change === undefined) return {};
  const verdict = { ...subjectOf(change), decision: 'replied' as const, note: noteText(note) };
  return { ...addVerdicts(context, context.by, [verdict]), ...announce(context, 'Reply sent.') };
}

/** Changes the current group's unsent text or pin; an undefined pin is removed. */
export function changeDraft(context: DeskContext, changed: Partial<Draft>): Partial<DeskContext> {
  const id = currentGroup(context)?.id;
  if (id === undefined) return {};
  const draft = { ...currentDraft(context), ...changed };
  return { drafts: { ...context.drafts, [id]: draft }, isNoteMissing: false };
}
