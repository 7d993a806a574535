// The loaded storyboards, by the machines that they draw.
import type { AnyStateMachine } from 'xstate';
import { NO_ID, type Storyboard } from './defineStoryboard.ts';
import type { KnownLabels } from './labels.ts';

/** Ids by a machine's configuration, which `provide` keeps. */
const idsByConfig = new WeakMap<object, string>();
const storyboards = new Map<string, Storyboard>();
/** Ids of storyboards whose files may not be loaded yet. */
const announced = new Set<string>();

/**
 * Registers a storyboard when its file is loaded, again after each change.
 * @param fileId the name for a machine without an id
 */
export function register(storyboard: Storyboard, fileId: string): Storyboard {
  if (storyboard.id === NO_ID) storyboard.id = fileId;
  storyboards.set(storyboard.id, storyboard);
  idsByConfig.set(storyboard.machine.config, storyboard.id);
  announced.add(storyboard.id);
  return storyboard;
}

/** Announces the ids of all storyboards, so that their machines are watched in every story. */
export function announce(ids: readonly string[]): void {
  for (const id of ids) announced.add(id);
}

/** Identifies a copy of a machine with the original. */
export function identify(copy: AnyStateMachine, original: AnyStateMachine): void {
  idsByConfig.set(copy.config, idOf(original));
}

/** Returns the id of a machine's storyboard, by default its own. */
export const idOf = (machine: AnyStateMachine): string =>
  idsByConfig.get(machine.config) ?? machine.id;

/** Whether a storyboard draws this machine. */
export const isRegistered = (machine: AnyStateMachine): boolean => announced.has(idOf(machine));

/** A storyboard's labels; undefined without any, or before its file is loaded. */
export const labelsOf = (id: string): KnownLabels | undefined => storyboards.get(id)?.labels;
