// Selects the current group and picture.
import { announce, currentGroup, type DeskContext } from './deskContext.ts';
import { viewProgress } from './ui/viewProgress.ts';

/** Opens a group at its draft's pin, or else at its first sample not viewed yet. */
export function openGroup(context: DeskContext, groupIndex: number): Partial<DeskContext> {
  const group = context.groups[groupIndex];
  if (group === undefined) return {};
  const { next = group.changes[0] } = viewProgress(group, context.viewed);
  return {
    groupIndex,
    key: context.drafts[group.id]?.pin?.key ?? next?.key ?? '',
    isSinglePicture: false,
    isNoteMissing: false,
    ...announce(context, `${group.title}, ${groupIndex + 1} of ${context.groups.length}.`),
  };
}

/** Opens the next or previous group, around the ends. */
export const stepGroup = (context: DeskContext, step: 1 | -1): Partial<DeskContext> => {
  const { length } = context.groups;
  return openGroup(context, (context.groupIndex + step + length) % length);
};

export function openPicture(context: DeskContext, key: string | undefined): Partial<DeskContext> {
  const changes = currentGroup(context)?.changes ?? [];
  const index = changes.findIndex((change) => change.key === key);
  const change = changes[index];
  if (change === undefined) return {};
  const text = `${change.name}, ${change.mode}, picture ${index + 1} of ${changes.length}.`;
  return { key: change.key, ...announce(context, text) };
}

/** Opens the next or previous picture of the group, around the ends. */
export function stepPicture(context: DeskContext, step: 1 | -1): Partial<DeskContext> {
  const changes = currentGroup(context)?.changes ?? [];
  const index = changes.findIndex(({ key }) => key === context.key);
  return openPicture(context, changes[(index + step + changes.length) % changes.length]?.key);
}

/** Opens the first sample not viewed yet. */
export function openNextSample(context: DeskContext): Partial<DeskContext> {
  const group = currentGroup(context);
  return group === undefined
    ? {}
    : openPicture(context, viewProgress(group, context.viewed).next?.key);
}

/** Returns whether enough pictures have been viewed to approve a decision's changes. */
export function canApprove(context: DeskContext): boolean {
  const group = currentGroup(context);
  if (group === undefined) return false;
  return context.isSinglePicture
    ? context.viewed.has(context.key)
    : viewProgress(group, context.viewed).next === undefined;
}

export function announceMissingSamples(context: DeskContext): Partial<DeskContext> {
  const group = currentGroup(context);
  if (group === undefined) return {};
  const { samples, viewed } = viewProgress(group, context.viewed);
  return announce(
    context,
    `Not approved: ${viewed} of ${samples} samples viewed. N shows the next.`,
  );
}
