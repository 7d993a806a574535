import { printed } from '../content/printed.ts';
import { sheetExtent, sheetFacts } from '../content/sheetFacts.ts';
import { bandSheet, takeHome, takeHomeText, type TakeHomeId } from '../content/sheets.ts';
import type { Band } from '../domain/bands.ts';
import { paperNames, takeHomeFile, takeHomePicture, type Paper } from '../domain/files.ts';
import type { TakeHomeProps, TakeHomeSheet } from '../ui/patterns/TakeHome/TakeHome.tsx';

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
    facts: sheetFacts(id),
    extent: sheetExtent(id),
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
