import type { GuideId } from '../../content/guides.ts';
import { heading, note, table, type Block } from '../blocks.ts';

/** A sheet's answers, task by task, on a separate page, and what to do next. */
export function answersPage(
  guide: GuideId,
  answers: readonly (readonly [task: string, answer: string])[],
  /** What to do next; it fills the rest of the page. */
  next: readonly Block[],
): readonly Block[] {
  return [
    heading('Answers'),
    table(['Task', 'Answer'], [1, 2.6], answers),
    note(guide, 'Work it out first', 'Then look here. In class, keep this page for yourself.'),
    ...next,
  ];
}
