// Selects the current group and picture.
import { changeAt, groupAt, say, type DeskContext } from './deskContext.ts';
import { viewProgress } from './ui/viewProgress.ts';

/** Opens a group at its draft's pin, or else at its first sample not viewed yet. */
export function openAt(context: DeskContext, at: number): Partial<DeskContext> {
  const group = context.groups[at];
  if (group === undefined) return {};
  const { next = group.changes[0] } = viewProgress(group, context.seen);
  return {
    at,
    key: context.drafts[group.id]?.pin?.key ?? next?.key ?? '',
    isAlone: false,
    isNoteMissing: false,
    said: say(context, `${group.title}, ${at + 1} of ${context.groups.length}.`),
  };
}

export function moveBy(context: DeskContext, step: number): Partial<DeskContext> {
  const { length } = context.groups;
  return length === 0 ? {} : openAt(context, (context.at + step + length) % length);
}

export function openPicture(context: DeskContext, key: string | undefined): Partial<DeskContext> {
  const changes = groupAt(context)?.changes ?? [];
  const index = changes.findIndex((change) => change.key === key);
  const change = changes[index];
  if (change === undefined) return {};
  const words = `${change.name}, ${change.mode}, picture ${index + 1} of ${changes.length}.`;
  return { key: change.key, said: say(context, words) };
}

export function pictureBy(context: DeskContext, step: number): Partial<DeskContext> {
  const changes = groupAt(context)?.changes ?? [];
  const index = changes.findIndex(({ key }) => key === context.key);
  return openPicture(context, changes[(index + step + changes.length) % changes.length]?.key);
}

export function openUnseen(context: DeskContext): Partial<DeskContext> {
  const group = groupAt(context);
  return group === undefined
    ? {}
    : openPicture(context, viewProgress(group, context.seen).next?.key);
}

/** Returns whether enough pictures have been viewed to approve a decision's changes. */
export function isOpened(context: DeskContext): boolean {
  const group = groupAt(context);
  if (group === undefined) return false;
  return context.isAlone
    ? context.seen.has(changeAt(context)?.key ?? '')
    : viewProgress(group, context.seen).next === undefined;
}

export function sayUnopened(context: DeskContext): Partial<DeskContext> {
  const group = groupAt(context);
  if (group === undefined) return {};
  const { samples, seen } = viewProgress(group, context.seen);
  const words = `Not approved: ${seen} of ${samples} samples looked at. N shows the next.`;
  return { said: say(context, words) };
}
