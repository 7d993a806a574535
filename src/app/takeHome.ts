import { bandNames } from '../content/labels.ts';
import { bandSheet, takeHome, takeHomeText, type TakeHomeId } from '../content/takeHome/list.ts';
import { bands } from '../domain/bands.ts';
import { paperNames, papers, takeHomeFile, takeHomePicture } from '../domain/files.ts';
import type { TakeHomeProps } from '../ui/patterns/TakeHome/TakeHome.tsx';

/** "Grades 3–5", "ages 8 to 11", "40 minutes". */
function factsOf(id: TakeHomeId): string[] {
  const { readers, minutes }: { readers?: readonly string[]; minutes?: number } = takeHome[id];
  const band = bands.find((one) => bandSheet[one] === id);
  const whose =
    band === undefined ? readers : [bandNames[band].who, `ages ${bandNames[band].ages}`];
  return [...(whose ?? []), ...(minutes === undefined ? [] : [`${minutes} minutes`])];
}

/** The sheets of a page, with the addresses of their files. */
export function sheetsToTakeHome(ids: readonly TakeHomeId[]): TakeHomeProps {
  return {
    heading: takeHomeText.heading,
    text: takeHomeText.text,
    sheets: ids.map((id) => ({
      title: takeHome[id].title,
      text: takeHome[id].text,
      facts: factsOf(id),
      // A static Storybook may stand in a folder of its host.
      picture: `${import.meta.env.BASE_URL}${takeHomePicture(id).slice(1)}`,
      files: papers.map((paper) => ({ paper: paperNames[paper], href: takeHomeFile(id, paper) })),
    })),
  };
}
