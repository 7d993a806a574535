import type { GuideId } from '../../content/guides.ts';
import type { Block } from '../blocks.ts';

/** A sheet's answers, task by task, on a separate page, and what to do next. */
export function answersPage(
  guide: GuideId,
  answers: readonly (readonly [task: string, answer: string])[],
  /** What to do next; it fills the rest of the page. */
  next: readonly Block[],
): readonly Block[] {
  return [
    { kind: 'heading', text: 'Answers' },
    { kind: 'table', head: ['Task', 'Answer'], rows: answers, widths: [1, 2.6] },
    {
      kind: 'note',
      guide,
      title: 'Work it out first',
      text: ['Then look here. In class, keep this page for yourself.'],
    },
    ...next,
  ];
}
