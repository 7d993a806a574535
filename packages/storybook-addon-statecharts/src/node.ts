// What commands are made of: coverage, pictures, the desk and drawings, in Node.
export { writeDrawn } from './ask/build/drawn.ts';
export { chartOf, type Chart } from './chart/chart.ts';
export { loadCharts } from './chart/loadCharts.ts';
export { chooseStories } from './coverage/chooseStories.ts';
export { coverageOf, type Unreachable } from './coverage/coverage.ts';
export { coverageText } from './coverage/coverageText.ts';
export type { RunReport } from './coverage/record.ts';
export {
  digestOfSources,
  loadMachines,
  readRunReport,
  readStateStories,
  writeFigures,
  writeStateStories,
} from './coverage/statesFiles.ts';
export { acceptApproved } from './desk/build/acceptApproved.ts';
export { bindVerdicts } from './desk/build/authors.ts';
export { manifestOf, reviewBase } from './desk/build/base.ts';
export { buildDesk } from './desk/build/data.ts';
export { READS, type DeskData } from './desk/desk.ts';
export { reviewText } from './desk/reviewText.ts';
export { isApproved, standings, summaryMarkdown, type SummaryOptions } from './desk/summary.ts';
export { acceptedPictures } from './pictures/acceptedPictures.ts';
export {
  acceptedPath,
  MANIFEST,
  manifestText,
  parseManifest,
  pictureKey,
  readManifest,
} from './pictures/manifest.ts';
export { storyFiles } from './pictures/storyFiles.ts';
export { titleId, titlesOf } from './pictures/storyTitles.ts';
export { mermaidFile, svgFile } from './storyboards/build/files.ts';
export { changesText, compareCharts } from './storyboards/changes.ts';
