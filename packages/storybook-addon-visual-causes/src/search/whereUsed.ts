import { loadEntries } from '../pages/sources.ts';
import type { Entry } from './entry.ts';

/** A screen that renders a component, and its first story that does. */
export interface Use {
  /** `Donate`. */
  screen: string;
  story: string;
}

/** Returns the screens that render a component, in the order of their files. */
export function whereUsed(entries: readonly Entry[], component: string): Use[] {
  const uses = new Map<string, string>();
  for (const { id, title, drawn } of entries) {
    const [section, ...rest] = title.split('/');
    const screen = rest.join(' › ');
    if (section !== 'Screens' || uses.has(screen)) continue;
    if (drawn.split(' ').includes(component)) uses.set(screen, id);
  }
  return [...uses].map(([screen, story]) => ({ screen, story }));
}

/** Loads the screens that render a component. */
export const loadUses = async (component: string): Promise<Use[]> =>
  whereUsed(await loadEntries(), component);
