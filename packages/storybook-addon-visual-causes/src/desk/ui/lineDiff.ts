import { diffArrays } from 'diff';

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Compares two texts line by line. */
export const lineDiff = (before: string, after: string): DiffLine[] =>
  diffArrays(before.split('\n'), after.split('\n')).flatMap(({ value, added, removed }) =>
    value.map((text) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text })),
  );
