import { bands } from '../domain/bands.ts';
import { bandNames } from './labels.ts';
import { printed } from './printed.ts';
import { bandSheet, takeHome, type TakeHomeId } from './sheets.ts';

/** Returns such facts as "Grades 3–5", "ages 8 to 11", "40 minutes". */
export function sheetFacts(id: TakeHomeId): string[] {
  const { readers, minutes }: { readers?: readonly string[]; minutes?: number } = takeHome[id];
  const band = bands.find((one) => bandSheet[one] === id);
  const whose =
    band === undefined ? readers : [bandNames[band].who, `ages ${bandNames[band].ages}`];
  return [...(whose ?? []), ...(minutes === undefined ? [] : [`${minutes} minutes`])];
}

/** Returns how long a printed sheet is, such as "2 pages + answers". */
export function sheetExtent(id: TakeHomeId): string {
  const { pages, hasAnswers } = printed[id];
  return `${pages === 1 ? '1 page' : `${pages} pages`}${hasAnswers ? ' + answers' : ''}`;
}
