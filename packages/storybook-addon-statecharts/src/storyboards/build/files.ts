// Exports storyboards as standalone files.
import Elk from 'elkjs/lib/elk.bundled.js';
import { readStateStories } from '../../chart/loadCharts.ts';
import { chartOf } from '../../chart/chart.ts';
import type { RegisteredChart } from '../../chart/defineChart.ts';
import { boardOf, foldedAtFirst } from '../board.ts';
import { changesOnBoard, type ChartChanges } from '../changes.ts';
import { mermaidOf } from '../drawing/mermaid.ts';
import type { DrawnPicture } from '../drawing/options.ts';
import { svgOf } from '../drawing/svg.ts';
import { layOut } from '../layout.ts';
import { modeOf } from '../modes.ts';
import { ownScreens, pictureOf } from '../pictures.ts';
import { picturesIn } from './pictures.ts';
import { readThumbnail } from './thumbnails.ts';
import { typefaceRules } from './typefaces.ts';

/** The window and theme of exported pictures. */
const look = { view: 'pictures', window: 'phone', theme: 'light' } as const;

/**
 * Returns a statechart's storyboard as an SVG file with embedded pictures: collapsed as in the page,
 * or expanded with its changes since the base.
 */
export async function svgFile(
  { id, machine }: RegisteredChart,
  compared?: ChartChanges,
): Promise<string> {
  const chart = compared?.chart ?? chartOf(machine);
  const stories = readStateStories()[id] ?? {};
  const { pictures, shown } = picturesIn(false);
  const folded = new Set(compared === undefined ? foldedAtFirst(chart) : []);
  const board = boardOf(chart, { ...look, folded, own: ownScreens(chart, stories, pictures) });
  const drawn = new Map<string, DrawnPicture>();
  for (const state of chart.states) {
    const picture = pictureOf(pictures, stories[state.id], modeOf(look.window, look.theme));
    const accepted = shown.find(({ hash }) => hash === picture?.hash);
    if (picture === undefined || accepted === undefined) continue;
    const bytes = await readThumbnail(accepted);
    const href = `data:image/webp;base64,${bytes.toString('base64')}`;
    drawn.set(state.id, { href, status: picture.status });
  }
  return svgOf({
    ...look,
    id,
    board,
    layout: await layOut(board, new Elk()),
    pictureOf: (statePath) => drawn.get(statePath),
    typefaces: typefaceRules(),
    ...(compared === undefined ? {} : { changes: changesOnBoard(compared.changes, board.edges) }),
  });
}

/** Returns a statechart's storyboard as a Mermaid file. */
export const mermaidFile = ({ machine }: RegisteredChart, compared?: ChartChanges): string =>
  mermaidOf(compared?.chart ?? chartOf(machine), compared?.changes);
