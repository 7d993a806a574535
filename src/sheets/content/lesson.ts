import { sum } from '../../domain/sums/prices.ts';
import type { GuideId } from '../../content/guides.ts';
import {
  blanks,
  columns,
  heading,
  list,
  note,
  table,
  text,
  type Block,
  type Sheet,
} from '../blocks.ts';

/** A lesson for one period, on three pages: plan, handout and answers. */
export interface Lesson {
  title: string;
  /** "Grades 4–6". */
  grades: string;
  lead: string;
  guide: GuideId;
  mood: Sheet['mood'];
  /** What students can do by the end. */
  goals: readonly string[];
  needs: readonly string[];
  /** The minutes add up to the period. */
  steps: readonly { minutes: number; title: string; text: string }[];
  /** Adaptations: "If a student …", "then …". */
  fit: readonly (readonly [student: string, then: string])[];
  home: string;
  standards: string;
  handout: readonly Block[];
  key: readonly Block[];
}

function plan({ goals, needs, steps, fit, standards, guide }: Lesson): readonly Block[] {
  return [
    columns(
      [heading('By the end, students can'), list('dot', goals)],
      [heading('You need'), list('box', needs)],
    ),
    heading('The period, minute by minute'),
    table(
      ['Minutes', 'Step', 'What you do'],
      [0.55, 0.9, 4],
      steps.map(({ minutes, title, text }, index) => {
        const start = sum(steps.slice(0, index).map((step) => step.minutes));
        return [`${start}–${start + minutes}`, title, text];
      }),
    ),
    heading('Make it fit each student'),
    table(['If a student', 'Then'], [1.2, 3], fit),
    note(guide, 'It fits what you teach', standards),
  ];
}

/** Returns the lesson as a sheet. */
export function lessonSheet(lesson: Lesson): Sheet {
  const minutes = sum(lesson.steps.map((step) => step.minutes));
  return {
    title: lesson.title,
    eyebrow: `For teachers · Plan, handout, answers · ${minutes} minutes · ${lesson.grades}`,
    lead: lesson.lead,
    guide: lesson.guide,
    mood: lesson.mood,
    size: 'normal',
    pages: [plan(lesson), [blanks('Name', 'Date'), ...lesson.handout]],
    answers: [
      heading('Answers, for you'),
      ...lesson.key,
      heading('One thing to try at home'),
      text(lesson.home),
    ],
  };
}

/** The points for an exit slip. */
export const scoring = (...shows: readonly [string, string, string, string]): Block =>
  table(
    ['Points', 'The slip shows'],
    [0.6, 4],
    shows.map((text, index) => [String(3 - index), text]),
  );
