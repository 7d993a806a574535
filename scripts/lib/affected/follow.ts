// From what differs to whatever uses it.
import { matchesGlob } from 'node:path';
import type { Graph } from './graph.ts';

/** A folder (`src/ui/`: all within), a file, or a pattern (`machines/*\/*.words.ts`). */
export type Pattern = string;

/** An edge, or many, that the imports do not show or that says more than is so. */
export interface Edge {
  from: Pattern;
  to: readonly Pattern[];
}

export interface Edges {
  graph: Graph;
  /** What is used beside what is imported. */
  added?: readonly Edge[];
  /** Files that are read as they are written: what they import makes no difference. */
  read?: readonly Edge[];
  /** Imports that are no reason to run anything. */
  cut?: readonly Edge[];
}

export function isWithin(file: string, patterns: readonly Pattern[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('/')
      ? file.startsWith(pattern)
      : file === pattern || (pattern.includes('*') && matchesGlob(file, pattern)),
  );
}

const isAmong = (edges: readonly Edge[], from: string, to: string): boolean =>
  edges.some((edge) => isWithin(from, [edge.from]) && isWithin(to, edge.to));

/**
 * Every file that uses one of `changed`, directly or not, with the one of them that it was first
 * reached from; those themselves, too. Files may be among `changed` that are no longer there.
 */
export function follow(
  { graph, added = [], read = [], cut = [] }: Edges,
  changed: readonly string[],
): Map<string, string> {
  const users = new Map<string, string[]>();
  for (const [from, imported] of graph) {
    for (const to of imported) {
      if (isAmong(cut, from, to)) continue;
      users.set(to, [...(users.get(to) ?? []), from]);
    }
  }
  const files = [...graph.keys()];
  const usersOf = (file: string, cause: string): string[] => [
    ...(users.get(file) ?? []),
    ...(file === cause ? [...added, ...read] : added)
      .filter(({ to }) => isWithin(file, to))
      .flatMap(({ from }) => (graph.has(from) ? [from] : files.filter((f) => isWithin(f, [from]))))
      .filter((from) => !isAmong(cut, from, file)),
  ];
  const reached = new Map(changed.map((file) => [file, file]));
  for (const [file, cause] of reached) {
    for (const user of usersOf(file, cause)) if (!reached.has(user)) reached.set(user, cause);
  }
  return reached;
}
