import { sum } from '../../domain/sums/prices.ts';
import { blanks, columns, heading, list, note, table } from '../blocks.ts';
import type { Block, Blocks, Sheet } from '../blocks.ts';

type Texts = Readonly<Record<string, string>>;
type Minutes = Readonly<Record<string, number>>;

/** What a slip shows for 3, 2, 1 and 0 points. */
type Scores = readonly [string, string, string, string];

/** A lesson for one period, on three pages: plan, handout and answers. */
export interface Lesson extends Pick<Sheet, 'title' | 'lead' | 'guide' | 'mood'> {
  /** "Grades 4–6". */
  grades: string;
  /** What students can do by the end. */
  goals: readonly string[];
  /** What a class needs besides copies and a board. */
  material: string;
  minutes: Minutes;
  steps: Texts;
  /** Adaptations: "If a student …", "then …". */
  fit: Texts;
  home: string;
  standards: string;
  handout: Blocks;
  /** The answers to the handout's table, and to its other tasks. */
  key: Block;
  answers: Texts;
  scores: Scores;
  /** Mistakes to expect. */
  listen: readonly string[];
  tip: readonly [title: string, text: string];
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
    table(['Minutes', 'Step', 'What you do'], { widths: [0.55, 0.9, 4] }, rows),
  ];
}

export const adaptations = (fit: Texts): Blocks => [
  heading('Make it fit each student'),
  table(['If a student', 'Then'], { widths: [1.2, 3] }, Object.entries(fit)),
];

/** The points for an exit slip. */
export const scoring = (shows: Scores): Block =>
  table(
    ['Points', 'The slip shows'],
    { widths: [0.6, 4] },
    shows.map((text, index) => [String(3 - index), text]),
  );

/** Returns the lesson as a sheet. */
export function lessonSheet({ title, lead, guide, mood, ...lesson }: Lesson): Sheet {
  return {
    title,
    eyebrow: `For teachers · Plan, handout, answers · ${lengthOf(lesson.minutes)} minutes · ${lesson.grades}`,
    lead,
    guide,
    mood,
    front: [
      goalsAndNeeds(lesson.goals, [
        'page 2 for each student',
        lesson.material,
        'a board, and page 3 for you',
      ]),
      ...period(lesson.minutes, lesson.steps),
      ...adaptations(lesson.fit),
      note(guide, 'It fits what you teach', lesson.standards),
    ],
    back: [blanks('Name', 'Date'), ...lesson.handout],
    answers: [
      heading('Answers, for you'),
      lesson.key,
      table(['Task', 'Answer'], { widths: [1, 3.6] }, Object.entries(lesson.answers)),
      scoring(lesson.scores),
      heading('What to listen for'),
      list('dot', lesson.listen),
      note(guide, ...lesson.tip),
      heading('One thing to try at home'),
      lesson.home,
    ],
  };
}
