import { sum } from '../../domain/sums/prices.ts';
import { blanks, columns, heading, list, note, table } from '../blocks.ts';
import type { Block, Blocks, Sheet } from '../blocks.ts';

type Texts = Readonly<Record<string, string>>;
/** The length of each step, in order. */
export type Minutes = Readonly<Record<string, number>>;

/** A lesson for one period, on three pages: plan, handout and answers. */
export interface Lesson extends Pick<Sheet, 'title' | 'lead' | 'guide' | 'mood'> {
  /** "Grades 4–6". */
  grades: string;
  /** What students can do by the end. */
  goals: readonly string[];
  needs: readonly string[];
  minutes: Minutes;
  steps: Texts;
  /** Adaptations: "If a student …", "then …". */
  fit: Texts;
  home: string;
  standards: string;
  handout: Blocks;
  key: Blocks;
}

export const lengthOf = (minutes: Minutes) => sum(Object.values(minutes));

export const goalsAndNeeds = (goals: readonly string[], needs: readonly string[]): Block =>
  columns(
    [heading('By the end, students can'), list('dot', goals)],
    [heading('You need'), list('box', needs)],
  );

export function period(minutes: Minutes, steps: Texts): Blocks {
  const lengths = Object.values(minutes);
  const rows = Object.keys(minutes).map((title, index) => {
    const start = sum(lengths.slice(0, index));
    return [`${start}–${start + (lengths[index] ?? 0)}`, title, steps[title] ?? ''];
  });
  return [
    heading('The period, minute by minute'),
    table(['Minutes', 'Step', 'What you do'], [0.55, 0.9, 4], rows),
  ];
}

export const adaptations = (fit: Texts): Blocks => [
  heading('Make it fit each student'),
  table(['If a student', 'Then'], [1.2, 3], Object.entries(fit)),
];

/** The points for an exit slip. */
export const scoring = (...shows: readonly [string, string, string, string]): Block =>
  table(
    ['Points', 'The slip shows'],
    [0.6, 4],
    shows.map((text, index) => [String(3 - index), text]),
  );

/** The answers to the tasks of a handout. */
export const taskAnswers = (answers: Texts): Block =>
  table(['Task', 'Answer'], [1, 3.6], Object.entries(answers));

/** Returns the lesson as a sheet. */
export function lessonSheet({ title, lead, guide, mood, ...lesson }: Lesson): Sheet {
  return {
    title,
    eyebrow: `For teachers · Plan, handout, answers · ${lengthOf(lesson.minutes)} minutes · ${lesson.grades}`,
    lead,
    guide,
    mood,
    pages: [
      [
        goalsAndNeeds(lesson.goals, lesson.needs),
        ...period(lesson.minutes, lesson.steps),
        ...adaptations(lesson.fit),
        note(guide, 'It fits what you teach', lesson.standards),
      ],
      [blanks('Name', 'Date'), ...lesson.handout],
    ],
    answers: [
      heading('Answers, for you'),
      ...lesson.key,
      heading('One thing to try at home'),
      lesson.home,
    ],
  };
}
