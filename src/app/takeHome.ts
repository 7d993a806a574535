import { bandNames } from '../content/labels.ts';
import { bandSheet, takeHome, takeHomeText, type TakeHomeId } from '../content/sheets.ts';
import { bands } from '../domain/bands.ts';
import { paperNames, papers, takeHomeFile, takeHomePicture } from '../domain/files.ts';
import type { TakeHomeProps } from '../ui/patterns/TakeHome/TakeHome.tsx';

/** Returns such facts as "Grades 3–5", "ages 8 to 11", "40 minutes". */
function factsOf(id: TakeHomeId): string[] {
  const { readers, minutes }: { readers?: readonly string[]; minutes?: number } = takeHome[id];
  const band = bands.find((one) => bandSheet[one] === id);
  const whose =
    band === undefined ? readers : [bandNames[band].who, `ages ${bandNames[band].ages}`];
  return [...(whose ?? []), ...(minutes === undefined ? [] : [`${minutes} minutes`])];
}

/** Returns a page's take-home sheets, with the URLs of their files. */
export function sheetsToTakeHome(ids: readonly TakeHomeId[]): TakeHomeProps {
  return {
    heading: takeHomeText.heading,
    text: takeHomeText.text,
    sheets: ids.map((id) => ({
      title: takeHome[id].title,
      text: takeHome[id].text,
      facts: factsOf(id),
      // A static Storybook may be served from a subfolder.
      picture: `${import.meta.env.BASE_URL}${takeHomePicture(id).slice(1)}`,
      files: papers.map((paper) => ({ paper: paperNames[paper], href: takeHomeFile(id, paper) })),
    })),
  };
}
