import { takeHome, takeHomeText, type TakeHomeId } from '../content/takeHome/list.ts';
import { paperNames, papers, takeHomeFile } from '../domain/files.ts';
import type { TakeHomeProps } from '../ui/patterns/TakeHome/TakeHome.tsx';

/** The sheets of a page, with the addresses of their files. */
export function sheetsToTakeHome(ids: readonly TakeHomeId[]): TakeHomeProps {
  return {
    heading: takeHomeText.heading,
    text: takeHomeText.text,
    sheets: ids.map((id) => ({
      ...takeHome[id],
      files: papers.map((paper) => ({ paper: paperNames[paper], href: takeHomeFile(id, paper) })),
    })),
  };
}
