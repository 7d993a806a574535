import { printed } from '../content/printed.ts';
import { bandNames } from '../content/labels.ts';
import { bandSheet, takeHome, takeHomeText, type TakeHomeId } from '../content/sheets.ts';
import { bands, type Band } from '../domain/bands.ts';
import { paperNames, takeHomeFile, takeHomePicture, type Paper } from '../domain/files.ts';
import type { TakeHomeProps, TakeHomeSheet } from '../ui/patterns/TakeHome/TakeHome.tsx';

/** Returns such facts as "Grades 3–5", "ages 8 to 11", "40 minutes". */
function factsOf(id: TakeHomeId): string[] {
  const { readers, minutes }: { readers?: readonly string[]; minutes?: number } = takeHome[id];
  const band = bands.find((one) => bandSheet[one] === id);
  const whose =
    band === undefined ? readers : [bandNames[band].who, `ages ${bandNames[band].ages}`];
  return [...(whose ?? []), ...(minutes === undefined ? [] : [`${minutes} minutes`])];
}

/** Returns how long a printed sheet is, such as "2 pages + answers". */
export function extentOf(id: keyof typeof printed): string {
  const { pages, hasAnswers } = printed[id];
  return `${pages === 1 ? '1 page' : `${pages} pages`}${hasAnswers ? ' + answers' : ''}`;
}

/** Returns a sheet with the URLs, pages and sizes of its files. */
export function sheetOf(id: TakeHomeId): TakeHomeSheet {
  const file = (paper: Paper) => ({
    paper: paperNames[paper],
    href: takeHomeFile(id, paper),
    size: `${printed[id].kilobytes[paper]} KB`,
  });
  return {
    title: takeHome[id].title,
    text: takeHome[id].text,
    facts: factsOf(id),
    extent: extentOf(id),
    // A static Storybook may be served from a subfolder.
    picture: `${import.meta.env.BASE_URL}${takeHomePicture(id).slice(1)}`,
    files: [file('letter'), file('a4')],
  };
}

/** Returns the sheet of a band. */
export const bandSheetOf = (band: Band): TakeHomeSheet => sheetOf(bandSheet[band]);

/** Returns a page's take-home sheets. */
export function sheetsToTakeHome(ids: readonly TakeHomeId[]): TakeHomeProps {
  return {
    heading: takeHomeText.heading,
    text: takeHomeText.text,
    sheets: ids.map(sheetOf),
  };
}
